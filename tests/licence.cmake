# SPDX-License-Identifier: GPL-3.0-or-later
# One SPDX line in every source and script, among its first two lines.
include(${CMAKE_CURRENT_LIST_DIR}/tree.cmake)

find_sources(sources rules keymaps speech src bench tests tools)
file(GLOB others LIST_DIRECTORIES false RELATIVE ${root} ${root}/tests/*.cmake ${root}/tools/* ${root}/man/*)
list(APPEND sources ${others} CMakeLists.txt play check .ci/run)
set(faults)
foreach(source IN LISTS sources)
    file(READ ${root}/${source} head LIMIT 200)
    if(NOT head MATCHES "^(#![^\n]*\n)?[^\n]*SPDX-License-Identifier: GPL-3.0-or-later\n")
        list(APPEND faults "${source} does not begin with its SPDX line")
    endif()
endforeach()
finish("${faults}" "A licence line is missing: copy it from any other file.")
