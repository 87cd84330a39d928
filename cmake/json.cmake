# nlohmann-json, for io/ and whatever else reads JSON; the engine never does. Emscripten's toolchain looks for packages
# only among its own, and the host's include folder must not be on its path: there the headers alone are linked into the build folder.
if(EMSCRIPTEN)
  find_path(SIX_JSON_HEADERS nlohmann/json.hpp PATHS /usr/include NO_CMAKE_FIND_ROOT_PATH REQUIRED)
  file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/include)
  file(CREATE_LINK ${SIX_JSON_HEADERS}/nlohmann ${CMAKE_BINARY_DIR}/include/nlohmann SYMBOLIC)
  add_library(nlohmann_json::nlohmann_json INTERFACE IMPORTED GLOBAL)
  target_include_directories(nlohmann_json::nlohmann_json SYSTEM INTERFACE ${CMAKE_BINARY_DIR}/include)
else()
  find_package(nlohmann_json 3.11 REQUIRED)
endif()
