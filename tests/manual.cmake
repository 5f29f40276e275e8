# SPDX-License-Identifier: GPL-3.0-or-later
# groff has nothing to say about the manual pages.
include(${CMAKE_CURRENT_LIST_DIR}/tree.cmake)

find_program(groff groff)
if(NOT groff)
    message("skipped: groff is not installed")
    return()
endif()
file(GLOB pages ${root}/man/*)
execute_process(COMMAND ${groff} -mdoc -ww -z ${pages}
                OUTPUT_VARIABLE said ERROR_VARIABLE said RESULT_VARIABLE status)
if(said OR NOT status EQUAL 0)
    message(FATAL_ERROR "groff complains about a manual page:\n${said}")
endif()
