#include "app/cli/command.h"
#include "model/xml/schema.h"

#include <iostream>

namespace app::cli {

void addSchema(CLI::App& app, Run& run)
{
    auto name = std::make_shared<std::string>();
    CLI::App* command = app.add_subcommand("schema", "Print the XML schema of one kind of file");
    std::vector<std::string> names;
    for (const std::string_view known : model::schemaNames())
        names.emplace_back(known);
    command->add_option("KIND", *name, "Root element of the file")->required()->check(CLI::IsMember(names));
    command->callback([name, &run] {
        run = [name] {
            std::cout << model::schemaText(*name);
            return static_cast<int>(Clean);
        };
    });
}

} // namespace app::cli
