# SPDX-License-Identifier: GPL-3.0-or-later
# CTest parts a name at a semicolon, runs what stands before it, finds no such case and is content:
# a case with one in its name would never be run.
include(${CMAKE_CURRENT_LIST_DIR}/tree.cmake)

set(faults)
find_sources(sources tests)
foreach(source IN LISTS sources)
    file(READ ${root}/${source} text)
    if(text MATCHES "TEST_CASE\\(\"[^)]*;")
        list(APPEND faults "${source} has a case with a semicolon in its name")
    endif()
endforeach()
finish("${faults}" "A test would not be run: give it a name without a semicolon.")
