// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/braille/console.hpp"

#include "rules/code_points.hpp"
#include "speech/braille.hpp"
#include "speech/enum_names.hpp"
#include "speech/messages.hpp"
#include "src/braille/view.hpp"
#include "src/terminal/at_terminal.hpp"

#include <array>
#include <string_view>
#include <utility>

namespace client::braille {

namespace {

constexpr speech::EnumNames<Pan::back> pan_names{{{
    {Pan::left, "pan-left"},
    {Pan::right, "pan-right"},
    {Pan::up, "pan-up"},
    {Pan::down, "pan-down"},
    {Pan::home, "pan-home"},
    {Pan::back, "pan-back"},
}}};
/// Puts the square under a routing key into the line, even if nothing is typed yet.
constexpr std::string_view pick = "pick";
constexpr std::string_view route = "route";

class DisplayConsole : public console::Console {
public:
    DisplayConsole(terminal::Loop& loop,
                   console::ConsoleEvents events,
                   const MakeConsole& make,
                   commands::BoundKeymap keys,
                   DisplayWords words,
                   Display::Options options)
        : events_{std::move(events)}, keys_{std::move(keys)}, words_{std::move(words)},
          terminal_{make(watched())}, display_{std::move(options), [this, &loop](const auto& news) {
                                                   loop.soon([this,
                                                              alive = std::weak_ptr<int>{alive_},
                                                              news] {
                                                       if (!alive.expired())
                                                           take(news);
                                                   });
                                               }}
    {
    }

    void print(const std::vector<console::TextLine>& lines, const std::string& prompt) override
    {
        prompt_ = prompt;
        // Only a picture changes: nobody's reading is broken off.
        if (lines.empty() && prompt.empty())
            return terminal_->print(lines, prompt);
        show_on_display(lines, prompt);
        terminal_->print(lines, prompt);
    }
    void set_readiness(console::Readiness readiness) override
    {
        terminal_->set_readiness(readiness);
    }
    void begin_line(const std::string& words) override { terminal_->begin_line(words); }
    void set_last_move(const std::string& move) override { view_.set_last_move(move); }
    [[nodiscard]] std::size_t width(std::size_t wanted) const override
    {
        return view_.width(wanted);
    }
    void open_line() override { terminal_->open_line(); }
    std::vector<std::string> turn_page() override { return terminal_->turn_page(); }
    void refresh() override { terminal_->refresh(); }
    void bid_farewell(const std::vector<console::TextLine>& lines) override
    {
        show_on_display(lines, "");
        terminal_->bid_farewell(lines);
    }
    void cancel_line() override
    {
        terminal_->cancel_line();
        typed("", 0);
    }
    void close() override { terminal_->close(); }

private:
    /// What the terminal reports goes to the player's side, and into the view.
    console::ConsoleEvents watched()
    {
        auto watched = events_;
        const auto ends_line = [this](const auto& taken) {
            return [this, &taken](const auto& what) {
                view_.type("", 0);
                taken(what);
                show();
            };
        };
        watched.line = ends_line(events_.line);
        watched.command = ends_line(events_.command);
        watched.typed = [this](const std::string& text, std::size_t cursor) {
            typed(text, cursor);
            events_.typed(text, cursor);
        };
        return watched;
    }
    void show_on_display(const std::vector<console::TextLine>& lines, const std::string& prompt)
    {
        std::vector<std::string> texts;
        for (const auto& line : lines)
            texts.push_back(line.text);
        view_.print(texts, prompt);
        show();
    }
    void typed(const std::string& text, std::size_t cursor)
    {
        const auto shown = console::open_part(events_.hides, text);
        view_.type(shown, shown.size() < text.size() ? rules::count_characters(shown) : cursor);
        show();
    }
    void show() { display_.show(view_.shown()); }

    void take(const DisplayNews& news)
    {
        if (const auto* const found = std::get_if<Found>(&news)) {
            view_.set_cells(found->cells);
            if (std::exchange(lost_, false)) {
                notify({words_.back});
                events_.told(words_.back);
            }
            show();
        } else if (std::holds_alternative<Lost>(news)) {
            lost_ = true;
            terminal_->print({{words_.lost, console::Tone::complaint}}, prompt_);
            events_.told(words_.lost);
        } else {
            press(std::get<DisplayKey>(news));
        }
    }
    void press(const DisplayKey& pressed)
    {
        const auto key = keymaps::Key::parse(pressed.name);
        const auto meaning = key ? keys_.find(std::array{*key}) : commands::BoundKeymap::Meaning{};
        if (pressed.name == route)
            return point_at(pressed.cell, meaning);
        if (const auto pan = pan_names.find(meaning.name)) {
            view_.pan(*pan);
            return show();
        }
        if (meaning.name == pick)
            return notify({words_.no_square});
        if (meaning.kind == keymaps::Meaning::Kind::bound)
            obey(meaning.command);
    }
    /// In what is typed the cursor goes there, as in every line that is edited under fingers. A
    /// square goes into the line; where there is none, its command is obeyed.
    void point_at(int cell, const commands::BoundKeymap::Meaning& meaning)
    {
        events_.key();
        if (const auto place = view_.typed_at(cell))
            return terminal_->set_cursor(*place);
        const auto square = view_.square_at(cell);
        if (!square)
            return notify({words_.no_square});
        if (meaning.name.empty())
            return;
        if (meaning.name == pick || view_.is_typing())
            return terminal_->begin_line(square->name());
        auto command = meaning.command;
        command.argument += (command.argument.empty() ? "" : " ") + square->name();
        obey(command);
    }
    void obey(const commands::Command& command)
    {
        events_.key();
        events_.command(command);
    }
    /// In the text it stays, under the fingers it is gone with the next key.
    void notify(const console::TextLine& line)
    {
        terminal_->print({line}, prompt_);
        view_.notify(line.text);
        show();
    }

    static constexpr int usual_cells = 40;  ///< until a display says how many it has

    console::ConsoleEvents events_;
    commands::BoundKeymap keys_;
    DisplayWords words_;
    View view_{usual_cells};
    std::string prompt_;
    bool lost_ = false;
    std::shared_ptr<int> alive_ = std::make_shared<int>();
    std::unique_ptr<console::Console> terminal_;
    Display display_;
};

class CellsConsole : public console::Console {
public:
    CellsConsole(std::unique_ptr<console::Console> console, std::string language)
        : console_{std::move(console)}, language_{std::move(language)}
    {
    }

    void print(const std::vector<console::TextLine>& lines, const std::string& prompt) override
    {
        auto translated = lines;
        for (auto& line : translated)
            line.text = cells(line.text);
        console_->print(translated, cells(prompt));
    }
    void set_readiness(console::Readiness readiness) override
    {
        console_->set_readiness(readiness);
    }
    void begin_line(const std::string& words) override { console_->begin_line(words); }
    void cancel_line() override { console_->cancel_line(); }
    void close() override { console_->close(); }

private:
    [[nodiscard]] std::string cells(const std::string& text) const
    {
        return speech::braille::literary(text, language_).value_or(text);
    }

    std::unique_ptr<console::Console> console_;
    std::string language_;
};

}  // namespace

bool is_of_display(std::string_view command)
{
    return command == pick || pan_names.find(command);
}

std::unique_ptr<console::Console> with_display(terminal::Loop& loop,
                                               console::ConsoleEvents events,
                                               const MakeConsole& make,
                                               commands::BoundKeymap keys,
                                               DisplayWords words,
                                               Display::Options options)
{
    return std::make_unique<DisplayConsole>(loop, std::move(events), make, std::move(keys),
                                            std::move(words), std::move(options));
}

std::unique_ptr<console::Console> beside_display(terminal::Loop& loop,
                                                 console::ConsoleEvents events,
                                                 const MakeConsole& make,
                                                 Form form,
                                                 const speech::Lexicon& language,
                                                 commands::BoundKeymap display_keys)
{
    if (form != Form::brlapi || !terminal::is_at_terminal())
        return make(std::move(events));
    return with_display(loop, std::move(events), make, std::move(display_keys),
                        {language.show("display-lost", {}), language.show("display-back", {}),
                         language.show("display-no-square", {})},
                        {});
}

std::unique_ptr<console::Console> line_console(terminal::Loop& loop,
                                               console::ConsoleEvents events,
                                               Form form,
                                               const speech::Lexicon& language,
                                               commands::BoundKeymap display_keys)
{
    if (form == Form::cells)
        return in_cells(console::console(loop, std::move(events)), language.language());
    return beside_display(
        loop, std::move(events),
        [&](console::ConsoleEvents all) { return console::console(loop, std::move(all)); }, form,
        language, std::move(display_keys));
}

std::unique_ptr<console::Console> in_cells(std::unique_ptr<console::Console> console,
                                           std::string language)
{
    return std::make_unique<CellsConsole>(std::move(console), std::move(language));
}

}  // namespace client::braille
