# SPDX-License-Identifier: GPL-3.0-or-later
# The shell scripts are sound, executable where they are commands, and work through a link.
include(${CMAKE_CURRENT_LIST_DIR}/tree.cmake)

foreach(script play check tools/install tools/setup.sh .ci/run)
    execute_process(COMMAND sh -n ${root}/${script} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
foreach(command play check tools/install .ci/run)
    execute_process(COMMAND test -x ${root}/${command} COMMAND_ERROR_IS_FATAL ANY)
endforeach()

file(CREATE_LINK ${root}/check linked-check SYMBOLIC)
execute_process(COMMAND ./linked-check --help OUTPUT_VARIABLE help COMMAND_ERROR_IS_FATAL ANY)
if(NOT help MATCHES "^Usage: ")
    message(FATAL_ERROR "./check --help through a link says: ${help}")
endif()
execute_process(COMMAND ./linked-check --fuzz soon RESULT_VARIABLE status ERROR_VARIABLE said)
if(NOT status EQUAL 2 OR NOT said MATCHES "number of seconds")
    message(FATAL_ERROR "./check --fuzz soon ends with ${status} and says: ${said}")
endif()
file(REMOVE linked-check)
