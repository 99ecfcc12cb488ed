add_executable(hexwerkc
    cli/bundle.cpp
    cli/cases.cpp
    cli/check.cpp
    cli/command.cpp
    cli/csv.cpp
    cli/diff.cpp
    cli/format.cpp
    cli/main.cpp
    cli/print.cpp
    cli/print_cards.cpp
    cli/print_sheets.cpp
    cli/query.cpp
    cli/query_json.cpp
    cli/render.cpp
    cli/report.cpp
    cli/schema.cpp
)
target_link_libraries(hexwerkc PRIVATE editor CLI11::CLI11)
target_compile_definitions(hexwerkc PRIVATE HEXWERK_VERSION="${PROJECT_VERSION}")
target_precompile_headers(hexwerkc PRIVATE <CLI/CLI.hpp>)
install(TARGETS hexwerkc)
