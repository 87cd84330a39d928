# What every target shares: the language, the warnings, and the few switches the presets set.
option(SIX_TESTS "build the tests" OFF)
option(SIX_BENCH "build the benchmarks" OFF)
option(SIX_FUZZ "build the fuzz targets (clang only)" OFF)
option(SIX_SANITIZE "AddressSanitizer and UndefinedBehaviorSanitizer" OFF)
option(SIX_ASSERTS "keep assert() in optimized builds" ON)
option(SIX_TOGETHER "compile sources around the engine several at a time" ON)

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

add_compile_options(-Wall -Wextra -Wpedantic -Werror -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast
                    -Wnon-virtual-dtor -Wimplicit-fallthrough)
# A path of the building machine in a binary would make builds differ; only a debugger needs it. ccache hands the compiler
# paths relative to the build folder.
set(SIX_PREFIX_MAP -fmacro-prefix-map)
if(CMAKE_BUILD_TYPE STREQUAL "Release")
  set(SIX_PREFIX_MAP -ffile-prefix-map)
endif()
file(RELATIVE_PATH SIX_ROOT_FROM_BUILD ${CMAKE_BINARY_DIR} ${CMAKE_SOURCE_DIR})
add_compile_options(${SIX_PREFIX_MAP}=${CMAKE_SOURCE_DIR}/= ${SIX_PREFIX_MAP}=${SIX_ROOT_FROM_BUILD}=)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ 12 sees an overlap in std::string's inlined copy that is not there (GCC bug 105651).
  add_compile_options(-Wno-restrict)
  # Members that a designated initializer leaves out have their default on purpose.
  add_compile_options(-Wno-missing-field-initializers)
else()
  # assert(!"what went wrong") is meant.
  add_compile_options(-Wno-string-conversion)
endif()
if(SIX_ASSERTS)
  string(REPLACE "-DNDEBUG" "" CMAKE_CXX_FLAGS_RELEASE "${CMAKE_CXX_FLAGS_RELEASE}")
  string(REPLACE "-DNDEBUG" "" CMAKE_CXX_FLAGS_RELWITHDEBINFO "${CMAKE_CXX_FLAGS_RELWITHDEBINFO}")
endif()
if(SIX_SANITIZE)
  add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
endif()
if(SIX_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()

# six_together(NAME): the sources of each of the target's folders are compiled eight at a time, for what they include takes longer to
# compile than what they say. So no two of a folder may give the same name to what is their own (tools/check_names.py), whatever their
# arguments: a row would silently take another source's function.
function(six_together name)
  get_target_property(sources ${name} SOURCES)
  foreach(source IN LISTS sources)
    cmake_path(GET source PARENT_PATH folder)
    cmake_path(GET folder FILENAME room)
    list(APPEND in_${room} ${source})
    list(LENGTH in_${room} count)
    math(EXPR part "(${count} - 1) / 8")
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${room}_${part})
  endforeach()
  set_target_properties(${name} PROPERTIES UNITY_BUILD ${SIX_TOGETHER} UNITY_BUILD_MODE GROUP)
endfunction()

# six_library(NAME [ROOMS folders...] [LINK other targets...] [TOGETHER]): one static library from all the sources of this
# folder, or of these folders in it.
function(six_library name)
  cmake_parse_arguments(ARG "TOGETHER" "" "ROOMS;LINK" ${ARGN})
  set(places ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  foreach(room IN LISTS ARG_ROOMS)
    list(APPEND places ${CMAKE_CURRENT_SOURCE_DIR}/${room}/*.cpp)
  endforeach()
  file(GLOB sources CONFIGURE_DEPENDS ${places})
  if(sources)
    add_library(${name} STATIC ${sources})
    target_include_directories(${name} PUBLIC ${CMAKE_SOURCE_DIR})
    target_link_libraries(${name} PUBLIC ${ARG_LINK})
    if(ARG_TOGETHER)
      six_together(${name})
    endif()
  else()
    add_library(${name} INTERFACE)
    target_include_directories(${name} INTERFACE ${CMAKE_SOURCE_DIR})
    target_link_libraries(${name} INTERFACE ${ARG_LINK})
  endif()
endfunction()
