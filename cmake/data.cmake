# Two things are generated from data/: headers of clause ids, citations and options (so that an unknown id does not compile), and
# one source that carries every data file inside the binary (so that it runs from anywhere). The browser's programs carry none (wasm/).
find_package(Python3 REQUIRED COMPONENTS Interpreter)

set(SIX_GENERATED ${CMAKE_BINARY_DIR}/generated)
file(MAKE_DIRECTORY ${SIX_GENERATED})
file(GLOB_RECURSE SIX_RULE_DATA CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/data/rules/*.json)
file(GLOB_RECURSE SIX_SCENARIOS CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/scenarios/*.scn)
file(GLOB_RECURSE SIX_DATA CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/data/*.json ${CMAKE_SOURCE_DIR}/data/*.svg)

add_custom_command(
  OUTPUT ${SIX_GENERATED}/rules.stamp
  BYPRODUCTS ${SIX_GENERATED}/clause_ids.gen.h ${SIX_GENERATED}/options.gen.h ${SIX_GENERATED}/citations.gen.h
             ${SIX_GENERATED}/option_words.gen.h ${SIX_GENERATED}/option_draws.gen.h ${SIX_GENERATED}/law.gen.h
  COMMAND Python3::Interpreter ${CMAKE_SOURCE_DIR}/tools/rules/generate_ids.py --data ${CMAKE_SOURCE_DIR}/data/rules
          --scenarios ${CMAKE_SOURCE_DIR}/tests/scenarios --out ${SIX_GENERATED}
  COMMAND ${CMAKE_COMMAND} -E touch ${SIX_GENERATED}/rules.stamp
  DEPENDS ${CMAKE_SOURCE_DIR}/tools/rules/generate_ids.py ${SIX_RULE_DATA} ${SIX_SCENARIOS}
  COMMENT "Clause ids and options from data/rules"
  VERBATIM)
add_custom_target(six_rules_headers DEPENDS ${SIX_GENERATED}/rules.stamp)

add_custom_command(
  OUTPUT ${SIX_GENERATED}/embedded_data.cpp
  COMMAND Python3::Interpreter ${CMAKE_SOURCE_DIR}/tools/embed_data.py --data ${CMAKE_SOURCE_DIR}/data
          --out ${SIX_GENERATED}/embedded_data.cpp
  DEPENDS ${CMAKE_SOURCE_DIR}/tools/embed_data.py ${SIX_DATA}
  COMMENT "Data files into the binary"
  VERBATIM)
add_custom_target(six_embedded_data DEPENDS ${SIX_GENERATED}/embedded_data.cpp)
