# SPDX-License-Identifier: GPL-3.0-or-later
# What the looks at the tree share: where it is, and which sources it has.
cmake_path(GET CMAKE_CURRENT_LIST_DIR PARENT_PATH root)

# find_sources(RESULT FOLDER…): the C++ files below these folders, named from the root.
function(find_sources result)
    set(found)
    foreach(folder IN LISTS ARGN)
        file(GLOB_RECURSE files RELATIVE ${root} ${root}/${folder}/*.cpp ${root}/${folder}/*.hpp)
        list(APPEND found ${files})
    endforeach()
    set(${result} ${found} PARENT_SCOPE)
endfunction()

# finish(FAULTS REMEDY): fails with one line per fault.
function(finish faults remedy)
    if(faults)
        list(JOIN faults "\n" lines)
        message("${lines}")
        message(FATAL_ERROR "${remedy}")
    endif()
endfunction()
