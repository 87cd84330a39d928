# six_tests(NAME [LINK targets...]): one test program from all sources of the folder; ctest lists every test in it.
# Tests run in the repository's top folder and find their files from there, under SIX_SOURCE_DIR. It is not the absolute
# path, so that clones in different places compile the same command and share ccache's objects.
find_package(GTest 1.12 REQUIRED)
include(GoogleTest)

function(six_tests name)
  cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  add_executable(${name} ${sources})
  target_include_directories(${name} PRIVATE ${CMAKE_SOURCE_DIR})
  target_compile_definitions(${name} PRIVATE SIX_SOURCE_DIR=".")
  target_link_libraries(${name} PRIVATE ${ARG_LINK} GTest::gtest_main)
  gtest_discover_tests(${name} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR} DISCOVERY_MODE PRE_TEST DISCOVERY_TIMEOUT 60
                       PROPERTIES TIMEOUT 600)
endfunction()
