# SPDX-License-Identifier: GPL-3.0-or-later
# cmake --install puts everything in its place, and the program runs from there. Runs in the build tree.
set(place ${CMAKE_CURRENT_BINARY_DIR}/installed)
file(REMOVE_RECURSE ${place})
execute_process(COMMAND ${CMAKE_COMMAND} --install . --prefix ${place}
                OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)

foreach(file bin/annabella share/man/man1/annabella.1 share/doc/annabella/LICENSE
             share/annabella/speech/words/en.toml share/annabella/speech/words/laws/en.toml
             share/annabella/speech/words/glossary/en.toml
             share/annabella/speech/words/train/course/en.toml
             share/annabella/guest/en.toml
             share/annabella/puzzles/annabella.csv
             share/annabella/speech/words/options/cs.toml
             share/annabella/cases/arbiter.laws
             share/annabella/lessons/en/01-board.toml
             share/annabella/themes/high-contrast.toml)
    if(NOT EXISTS ${place}/${file})
        message(FATAL_ERROR "cmake --install leaves out ${file}")
    endif()
endforeach()
execute_process(COMMAND ${place}/bin/annabella --version
                OUTPUT_VARIABLE version COMMAND_ERROR_IS_FATAL ANY)
if(NOT version MATCHES "^annabella [0-9.]+\n$")
    message(FATAL_ERROR "the installed program calls itself ${version}")
endif()
