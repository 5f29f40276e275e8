# SPDX-License-Identifier: GPL-3.0-or-later
# Who may include whom: rules ← speech ← src → keymaps. Nobody includes src but the
# tests, and the benchmarks what they measure there.
include(${CMAKE_CURRENT_LIST_DIR}/tree.cmake)

# The standard C++ headers are the ones that have neither a folder nor an ending.
set(standard "<[a-z_0-9]+>")

set(rules_may "\"rules/|${standard}|<tl/expected\\.hpp>")
set(keymaps_may "\"keymaps/|${standard}|<toml\\+\\+/")
# What the system itself offers for libraries and sockets.
set(system "<(dlfcn|poll|unistd|sys/eventfd|sys/socket|sys/un)\\.h>")
set(speech_may "${system}|\"speech/|\"rules/|${standard}|<(alsa|asio|espeak-ng|fmt|liblouis|libspeechd|pulse|speech-dispatcher|toml\\+\\+|unicode)[/.]")
# What a game keeps to itself stays in rules/game: rules/game_questions.hpp asks it.
set(src_may "\"(src|speech|keymaps)/|\"rules/[^/]*\"|<")
# The rooms of src, from low to high: a room may use those in front of it. Rooms of one line do not
# know each other, so that what one of them does is never in the way of the others.
set(rooms
    "base"
    "text"
    "cli terminal engine paper"
    "script"
    "store commands"
    "console words"
    "braille screen"
    "player"
    "host"
    "board"
    "clock play"
    "read desk"
    "round train"
    "tools"
    "program")
set(height 0)
foreach(line IN LISTS rooms)
    math(EXPR height "${height} + 1")
    separate_arguments(line)
    foreach(room IN LISTS line)
        set(height_of_${room} ${height})
    endforeach()
endforeach()
set(bench_may "\"(bench|rules|speech|src/train|tests/speech)/|<")
set(tools_may "\"(tools|rules)/|<")
set(tests_may "\"(tests|src|rules|speech|keymaps)/|<")

# Libraries that stay behind one class: the header, and the files that may include it.
set(hidden_curses "<n?curses" "^src/terminal/terminal\\.[ch]pp$")
set(hidden_espeak "<espeak-ng/" "^speech/espeak\\.cpp$")
set(hidden_pango "<(cairo|pango)/" "^src/paper/ink\\.cpp$")
set(hidden_pulse "<pulse/" "^speech/pulse_sound\\.cpp$")
set(hidden_alsa "<alsa/" "^speech/alsa_sound\\.cpp$")
set(hidden_brlapi "<brlapi" "^src/braille/connection\\.cpp$")
set(hidden_readline "<readline/" "^src/console/terminal_console\\.cpp$")
set(hidden_sqlite "<sqlite3" "^src/store/database\\.cpp$")
set(hidden_seccomp "<seccomp" "^src/cli/no_network\\.cpp$")
set(hidden_zstd "<zstd" "^(src/train/packed_bytes\\.cpp|tests/src/train/packed\\.hpp)$")
set(hidden_loader "<dlfcn" "^speech/library\\.cpp$")

# look_at_room(SOURCE HEADER): whether what a file of src includes lies in its own room or below.
function(look_at_room source header)
    if(source STREQUAL "src/main.cpp" OR NOT header MATCHES "^\"src/")
        return()
    endif()
    string(REGEX REPLACE "^src/([^/]*)/.*$" "\\1" own "${source}")
    string(REGEX REPLACE "^\"src/([^/]*)/.*$" "\\1" other "${header}")
    if(NOT DEFINED height_of_${own} OR NOT DEFINED height_of_${other})
        list(APPEND faults "${source} includes ${header}, and one of them is in no room of src")
    elseif(NOT own STREQUAL other AND NOT height_of_${other} LESS height_of_${own})
        list(APPEND faults "${source} may not include ${header}: ${other} is not below ${own}")
    endif()
    set(faults "${faults}" PARENT_SCOPE)
endfunction()

set(faults)
file(GLOB loose RELATIVE ${root} ${root}/src/*.cpp ${root}/src/*.hpp)
list(REMOVE_ITEM loose src/main.cpp)
foreach(source IN LISTS loose)
    list(APPEND faults "${source} is in no room of src")
endforeach()
foreach(folder rules keymaps speech src bench tests tools)
    find_sources(sources ${folder})
    foreach(source IN LISTS sources)
        file(STRINGS ${root}/${source} includes REGEX "^[ \t]*#[ \t]*include")
        foreach(include IN LISTS includes)
            string(REGEX REPLACE "^[ \t]*#[ \t]*include[ \t]*" "" header "${include}")
            if(NOT header MATCHES "^(${${folder}_may})")
                list(APPEND faults "${source} may not include ${header}")
            endif()
            if(folder STREQUAL "src")
                look_at_room(${source} ${header})
            endif()
            foreach(library curses espeak pango pulse alsa brlapi loader readline seccomp sqlite zstd)
                list(GET hidden_${library} 0 guarded)
                list(GET hidden_${library} 1 keeper)
                if(header MATCHES "^${guarded}" AND NOT source MATCHES "${keeper}")
                    list(APPEND faults "${source} may not include ${header}: one file alone does")
                endif()
            endforeach()
        endforeach()
    endforeach()
endforeach()
finish("${faults}" "An include points the wrong way: move the code, or hand in what it needs.")
