# SPDX-License-Identifier: GPL-3.0-or-later
# Every C++ file is as .clang-format says. Other versions of the tool format otherwise.
include(${CMAKE_CURRENT_LIST_DIR}/tree.cmake)

find_program(clang_format NAMES clang-format-14 clang-format)
if(NOT clang_format)
    message("skipped: clang-format is not installed")
    return()
endif()
execute_process(COMMAND ${clang_format} --version OUTPUT_VARIABLE version)
if(NOT version MATCHES "version 14\\.")
    message("skipped: clang-format 14 is needed, this is ${version}")
    return()
endif()

find_sources(sources rules keymaps speech src bench tests tools)
execute_process(COMMAND ${clang_format} --dry-run -Werror ${sources}
                WORKING_DIRECTORY ${root} RESULT_VARIABLE status)
if(NOT status EQUAL 0)
    message(FATAL_ERROR "A source is not formatted: run clang-format -i on the files named above.")
endif()
