#include "app/cli/command.h"
#include "editor/rulesets/rulesets.h"
#include "editor/text/messages.h"
#include "rules/cases/case_reader.h"
#include "rules/cases/tally.h"

#include <array>
#include <iostream>
#include <map>

namespace app::cli {
namespace {

namespace fs = std::filesystem;

struct Options {
    std::vector<std::string> paths;
    bool complete = false;
    bool table = false;
};

/// Mistakes that only a case file can have.
constexpr std::array<std::pair<std::string_view, std::string_view>, 8> kMistakes{
    {{"case.unknown-element", "<%1> has no place here."},
     {"case.unknown-attribute", "<%1> has no attribute \"%2\"."},
     {"case.unknown-hex", "There is no hex or hexside %1 in this position."},
     {"case.no-file", "\"%1\" cannot be read."},
     {"case.no-scenario", "There is no scenario \"%1\" in %2."},
     {"case.id", "A case needs an id that no other case of the file has; this one is \"%1\"."},
     {"case.expects-nothing", "Case %1 expects nothing: it has no <then>."},
     {"case.no-game", "There are no rules for the game \"%1\"."}}};

std::string mistakeText(const model::Finding& finding)
{
    const auto it =
        std::ranges::find(kMistakes, finding.message.text(), &decltype(kMistakes)::value_type::first);
    if (it == kMistakes.end())
        return editor::findingText(finding).toStdString();
    std::string text(it->second);
    for (std::size_t i = 0; i < finding.arguments.size(); ++i)
        if (const auto at = text.find("%" + std::to_string(i + 1)); at != std::string::npos)
            text.replace(at, 2, finding.arguments[i]);
    return text;
}

/// Runs files and keeps what they prove, game by game.
class CaseRun {
public:
    explicit CaseRun(const Options& options)
        : m_options(options)
    {
    }

    void path(const fs::path& path)
    {
        std::error_code error;
        if (!fs::is_directory(path, error))
            return file(path);
        std::vector<fs::path> inside;
        for (const auto& entry : fs::recursive_directory_iterator(path, error))
            if (entry.path().extension() == ".xml")
                inside.push_back(entry.path());
        std::ranges::sort(inside);
        for (const fs::path& one : inside)
            file(one);
    }

    int finish()
    {
        int passed = 0;
        int failed = 0;
        bool complete = true;
        for (const auto& [game, tally] : m_tallies) {
            passed += tally.passed();
            failed += tally.failed();
            complete = (!m_options.complete || isComplete(tally)) && complete;
        }
        if (m_options.table)
            printTable();
        else
            std::cout << passed << " passed, " << failed << " failed\n";
        if (!m_readable)
            return Unreadable;
        return failed == 0 && complete ? Clean : FoundErrors;
    }

private:
    void file(const fs::path& path)
    {
        std::vector<model::Finding> findings;
        const auto text = model::readFile(path, findings);
        const fs::path folder = path.parent_path();
        const rules::CaseSources sources{
            .text = [&](std::string_view name) { return model::readFile(folder / name, findings); },
            .package = [&](std::string_view name) { return package(folder / name); }};
        const rules::CaseFile read =
            text ? rules::readCases(*text, path.filename().string(), sources) : rules::CaseFile();
        findings.insert(findings.end(), read.findings.begin(), read.findings.end());
        rules::Tally* tally = findings.empty() ? tallyOf(read.game, findings) : nullptr;
        for (const model::Finding& finding : findings)
            report(finding, folder);
        if (!tally)
            return;
        tally->addRulebook(read.rulebook);
        for (const rules::Case& one : read.cases)
            run(one, path, *tally);
    }

    void report(const model::Finding& finding, const fs::path& folder)
    {
        m_readable = false;
        std::cerr << (folder / finding.position.file).string() << ':' << finding.position.line << ": "
                  << mistakeText(finding) << '\n';
    }

    rules::Tally* tallyOf(model::Atom game, std::vector<model::Finding>& findings)
    {
        if (const auto it = m_tallies.find(game); it != m_tallies.end())
            return &it->second;
        const auto read = editor::rulesetFor(game);
        if (read.findings.empty())
            return &m_tallies.emplace(game, rules::Tally(read.ruleset)).first->second;
        findings.insert(findings.end(), read.findings.begin(), read.findings.end());
        return nullptr;
    }

    std::optional<model::Package> package(const fs::path& path)
    {
        auto [it, isNew] = m_packages.try_emplace(path.lexically_normal());
        if (isNew)
            if (OpenedPackage opened = openPackage(path.string()); opened.loaded.readable)
                it->second = std::move(opened.loaded.package);
        return it->second;
    }

    static void run(const rules::Case& one, const fs::path& path, rules::Tally& tally)
    {
        const rules::CaseResult result = rules::runCase(one, tally.ruleset());
        tally.add(one, result);
        if (result.passed())
            return;
        std::cout << path.string() << ':' << one.position.line << ": " << one.id.text() << " ("
                  << one.citation << ") " << one.title << '\n';
        for (const rules::Mismatch& mismatch : result.mismatches)
            print(mismatch);
    }

    static void print(const rules::Mismatch& mismatch)
    {
        std::cout << "  line " << mismatch.position.line << ": " << mismatch.asked
                  << (mismatch.asked.empty() ? "" : "\n    ");
        const std::string_view what = mismatch.what.text();
        if (what == "unexpected")
            std::cout << "unexpected: "
                      << findingLine(*mismatch.finding, {}, model::subjectText(mismatch.finding->subject));
        else if (what == "missing")
            std::cout << "expected: a finding of " << mismatch.expected
                      << "\n    got:      " << (mismatch.got.empty() ? "none" : mismatch.got);
        else if (what == "unknown")
            std::cout << "there is no \"" << mismatch.expected << "\" here";
        else
            std::cout << "expected: " << what << "=\"" << mismatch.expected << "\"\n    got:      " << what
                      << "=\"" << mismatch.got << '"';
        std::cout << '\n';
    }

    static bool isComplete(const rules::Tally& tally)
    {
        const auto list = [](const std::vector<model::Atom>& rules, std::string_view what) {
            for (const model::Atom rule : rules)
                std::cout << rule.text() << ": " << what << '\n';
            return rules.empty();
        };
        const bool fired = list(tally.neverFired(), "no case sees it firing");
        const bool silent = list(tally.neverSilent(), "no case sees it silent");
        return list(tally.missing(), "neither checked nor shown by a case") && fired && silent;
    }

    void printTable() const
    {
        std::cout
            << "| Game | Rules of the rulebook | Implemented | checked | worked out on request | Cases |\n"
               "|---|---:|---:|---:|---:|---:|\n";
        for (const auto& [game, tally] : m_tallies)
            std::cout << "| " << tally.ruleset()->title << " | " << tally.rulebookRules() << " | "
                      << tally.checks() + tally.answers() << " | " << tally.checks() << " | "
                      << tally.answers() << " | " << tally.passed() << " |\n";
    }

    const Options& m_options;
    std::map<model::Atom, rules::Tally, model::NaturalLess> m_tallies;
    std::map<fs::path, std::optional<model::Package>> m_packages;
    bool m_readable = true;
};

int run(const Options& options)
{
    CaseRun run(options);
    for (const std::string& path : options.paths)
        run.path(path);
    return run.finish();
}

} // namespace

void addCases(CLI::App& app, Run& run)
{
    auto options = std::make_shared<Options>();
    CLI::App* command =
        app.add_subcommand("cases", "Run case files: small positions and what the rules say of them");
    command->add_option("PATH", options->paths, "Case files, or folders of them")->required();
    command->add_flag(
        "--complete", options->complete,
        "Fail also when a rule is not seen firing and seen silent, or a rule of the rulebook not shown");
    command->add_flag("--table", options->table,
                      "Print a table of what the cases prove instead of the last line");
    command->footer("Prints what differs and ends with \"N passed, N failed\". How to write cases: "
                    "tests/cases/README.md.\n"
                    "Exit code: 0 all passed, 1 some failed, 2 a file cannot be read.");
    command->callback([options, &run] { run = [options] { return cli::run(*options); }; });
}

} // namespace app::cli
