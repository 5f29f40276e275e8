# SPDX-License-Identifier: GPL-3.0-or-later
# Who may include whom: rules ← speech ← src → keymaps. Nobody includes src but the tests.
include(${CMAKE_CURRENT_LIST_DIR}/tree.cmake)

# The standard C++ headers are the ones that have neither a folder nor an ending.
set(standard "<[a-z_0-9]+>")

set(rules_may "\"rules/|${standard}|<tl/expected\\.hpp>")
set(keymaps_may "\"keymaps/|${standard}|<toml\\+\\+/")
# What the system itself offers for libraries and sockets.
set(system "<(dlfcn|poll|unistd|sys/eventfd|sys/socket|sys/un)\\.h>")
set(speech_may "${system}|\"speech/|\"rules/|${standard}|<(alsa|asio|espeak-ng|fmt|liblouis|libspeechd|pulse|speech-dispatcher|toml\\+\\+|unicode)[/.]")
set(src_may "\"(src|rules|speech|keymaps)/|<")
set(bench_may "\"(bench|rules|speech|tests/speech)/|<")
set(tests_may "\"(tests|src|rules|speech|keymaps)/|<")

# Libraries that stay behind one class: the header, and the files that may include it.
set(hidden_curses "<n?curses" "^src/terminal\\.[ch]pp$")
set(hidden_espeak "<espeak-ng/" "^speech/espeak\\.cpp$")
set(hidden_pulse "<pulse/" "^speech/pulse_sound\\.cpp$")
set(hidden_alsa "<alsa/" "^speech/alsa_sound\\.cpp$")
set(hidden_brlapi "<brlapi" "^src/braille/connection\\.cpp$")
set(hidden_readline "<readline/" "^src/line/terminal_console\\.cpp$")
set(hidden_sqlite "<sqlite3" "^src/store/database\\.cpp$")
set(hidden_seccomp "<seccomp" "^src/no_network\\.cpp$")
set(hidden_loader "<dlfcn" "^speech/library\\.cpp$")

set(faults)
foreach(folder rules keymaps speech src bench tests)
    find_sources(sources ${folder})
    foreach(source IN LISTS sources)
        file(STRINGS ${root}/${source} includes REGEX "^[ \t]*#[ \t]*include")
        foreach(include IN LISTS includes)
            string(REGEX REPLACE "^[ \t]*#[ \t]*include[ \t]*" "" header "${include}")
            if(NOT header MATCHES "^(${${folder}_may})")
                list(APPEND faults "${source} may not include ${header}")
            endif()
            foreach(library curses espeak pulse alsa brlapi loader readline seccomp sqlite)
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
