# SPDX-License-Identifier: GPL-3.0-or-later
# The built program carries what makes a fault end it: read from the binary itself, so that an option
# which a linker or a build type drops is found.
include(${CMAKE_CURRENT_LIST_DIR}/tree.cmake)

execute_process(COMMAND readelf --wide --file-header --program-headers --dynamic --dyn-syms --notes
                        ./annabella OUTPUT_VARIABLE elf COMMAND_ERROR_IS_FATAL ANY)
set(faults)
function(look_for what pattern)
    if(NOT elf MATCHES "${pattern}")
        list(APPEND faults "the program is without ${what}")
        set(faults ${faults} PARENT_SCOPE)
    endif()
endfunction()

look_for("an address that changes at every start" "Type: *DYN")
look_for("tables that are read-only after the start" "GNU_RELRO")
look_for("names that are bound at the start" "BIND_NOW|Flags: [^\n]*NOW")
look_for("a stack that cannot be executed" "GNU_STACK[^\n]* RW ")
look_for("guarded stack frames" "__stack_chk_fail")
look_for("the assertions of the standard library" "__glibcxx_assert_fail")
if(NOT elf MATCHES "libasan")  # it watches over the C library by itself
    look_for("checked calls of the C library" "__(mem|str|vsn?|sn?)[a-z]+_chk|__read_chk")
endif()
if(elf MATCHES "Machine: *[^\n]*X86-64")
    # Debian's own parts of every program are without, so that the whole program has no such mark.
    execute_process(COMMAND readelf --wide --notes CMakeFiles/annabella.dir/src/main.cpp.o
                    OUTPUT_VARIABLE elf COMMAND_ERROR_IS_FATAL ANY)
    look_for("guarded jumps" "x86 feature: [^\n]*IBT, SHSTK")
endif()
finish("${faults}" "Compile and link it with the options of CMakeLists.txt.")
