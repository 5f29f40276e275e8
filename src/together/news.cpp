// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/together/news.hpp"

#include "speech/names.hpp"
#include "speech/overloaded.hpp"
#include "src/base/numbers.hpp"
#include "src/host/sounds.hpp"
#include "src/host/spoken.hpp"

#include <algorithm>
#include <sstream>

namespace client::together {

namespace {

using namespace news;
using host::tidings::Kind;
using host::tidings::Telling;

constexpr speech::EnumNames<Kind::times> kind_names{{{
    {Kind::answer, "answer"},
    {Kind::news, "news"},
    {Kind::question, "question"},
    {Kind::refusal, "refusal"},
    {Kind::warning, "warning"},
    {Kind::edge, "edge"},
    {Kind::taken_up, "taken-up"},
    {Kind::times, "times"},
}}};
constexpr speech::EnumNames<Sounds::told> sounds_names{{{
    {Sounds::of_kind, "said"},
    {Sounds::told, "told"},
}}};
constexpr speech::EnumNames<Standing::next> standing_names{{{
    {Standing::first, "first"},
    {Standing::next, "next"},
}}};
constexpr speech::EnumNames<speech::Urgency::urgent> urgency_names{{{
    {speech::Urgency::background, "background"},
    {speech::Urgency::answer, "answer"},
    {speech::Urgency::normal, "normal"},
    {speech::Urgency::urgent, "urgent"},
}}};
constexpr speech::EnumNames<speech::Pace::slow> pace_names{{{
    {speech::Pace::usual, "usual"},
    {speech::Pace::slow, "slow"},
}}};
constexpr speech::EnumNames<speech::Ear::right> ear_names{{{
    {speech::Ear::both, "both"},
    {speech::Ear::left, "left"},
    {speech::Ear::right, "right"},
}}};
constexpr speech::EnumNames<Telling::unsaid> telling_names{{{
    {Telling::news, "news"},
    {Telling::retold, "retold"},
    {Telling::recalled, "recalled"},
    {Telling::unsaid, "unsaid"},
}}};
constexpr speech::EnumNames<rules::Threat::mate> threat_names{{{
    {rules::Threat::none, "none"},
    {rules::Threat::check, "check"},
    {rules::Threat::mate, "mate"},
}}};
constexpr speech::EnumNames<rules::OriginPart::both> origin_names{{{
    {rules::OriginPart::none, "none"},
    {rules::OriginPart::file, "file"},
    {rules::OriginPart::rank, "rank"},
    {rules::OriginPart::both, "both"},
}}};
constexpr speech::EnumNames<rules::Wing::long_side> wing_names{{{
    {rules::Wing::short_side, "short"},
    {rules::Wing::long_side, "long"},
}}};
constexpr speech::EnumNames<Parting::closed> parting_names{{{
    {Parting::full, "full"},
    {Parting::role_unknown, "role"},
    {Parting::in_tournament, "tournament"},
    {Parting::name_taken, "name"},
    {Parting::version, "version"},
    {Parting::not_understood, "not-understood"},
    {Parting::flood, "flood"},
    {Parting::wrong_code, "code"},
    {Parting::closed, "closed"},
}}};
using host::wishes::ScreenAct;
constexpr speech::EnumNames<ScreenAct::turn_page> act_names{{{
    {ScreenAct::type, "type"},
    {ScreenAct::turn_page, "page"},
}}};

constexpr std::string_view nothing = "-";

template <class Names, class Value>
std::string name_or_nothing(const Names& names, const std::optional<Value>& value)
{
    return std::string{value ? names[*value] : nothing};
}

/// Takes one field after the other; once one does not fit, everything is at fault.
class FieldReader {
public:
    explicit FieldReader(const Fields& fields) : fields_{fields} {}

    [[nodiscard]] std::string text()
    {
        if (next_ < fields_.size())
            return fields_[next_++];
        fits_ = false;
        return {};
    }
    template <class Names>
    [[nodiscard]] auto one_of(const Names& names)
    {
        const auto found = names.find(text());
        fits_ = fits_ && found;
        return found.value_or(typename Names::Enum{});
    }
    template <class Names>
    [[nodiscard]] std::optional<typename Names::Enum> one_or_none(const Names& names)
    {
        if (next_ < fields_.size() && fields_[next_] == nothing)
            return ++next_, std::nullopt;
        return one_of(names);
    }
    [[nodiscard]] int number()
    {
        const auto found = base::read_number(text());
        fits_ = fits_ && found;
        return found.value_or(0);
    }
    [[nodiscard]] rules::Square square()
    {
        const auto found = rules::Square::parse(text());
        fits_ = fits_ && found;
        return found.value_or(rules::Square::at(0));
    }
    /// Whether every field was there, was right, and was taken.
    [[nodiscard]] bool fits() const { return fits_ && next_ == fields_.size(); }

private:
    const Fields& fields_;
    std::size_t next_ = 1;  ///< behind the name of the line
    bool fits_ = true;
};

Fields fields_of(const Played& played)
{
    const auto& [facts, number, telling] = played.told;
    return {"move",
            std::string{telling_names[telling]},
            std::to_string(number),
            std::string{speech::side_names[facts.side]},
            std::string{speech::role_names[facts.role]},
            facts.from.name(),
            facts.to.name(),
            name_or_nothing(speech::role_names, facts.captured),
            facts.en_passant ? "en-passant" : std::string{nothing},
            facts.pass ? "pass" : std::string{nothing},
            name_or_nothing(wing_names, facts.castling),
            name_or_nothing(speech::role_names, facts.promotion),
            std::string{threat_names[facts.threat]},
            std::string{origin_names[facts.origin]}};
}

News read_played(FieldReader& reader)
{
    Played played;
    auto& [facts, number, telling] = played.told;
    telling = reader.one_of(telling_names);
    number = reader.number();
    facts.side = reader.one_of(speech::side_names);
    facts.role = reader.one_of(speech::role_names);
    facts.from = reader.square();
    facts.to = reader.square();
    facts.captured = reader.one_or_none(speech::role_names);
    facts.en_passant = reader.text() != nothing;
    facts.pass = reader.text() != nothing;
    facts.castling = reader.one_or_none(wing_names);
    facts.promotion = reader.one_or_none(speech::role_names);
    facts.threat = reader.one_of(threat_names);
    facts.origin = reader.one_of(origin_names);
    return played;
}

std::string earcon_name(const std::optional<speech::Cue>& cue)
{
    return std::string{cue ? speech::earcon_names.at(static_cast<std::size_t>(cue->earcon))
                           : nothing};
}

Fields fields_of(const Sentence& sentence)
{
    const auto& said = sentence.said;
    return {"tell",
            std::string{kind_names[sentence.kind]},
            std::string{sounds_names[sentence.sounds]},
            std::string{standing_names[sentence.standing]},
            std::string{urgency_names[said.urgency]},
            std::string{pace_names[said.pace]},
            std::string{ear_names[said.ear]},
            earcon_name(said.cue),
            said.language,
            said.screen,
            said.voice};
}

/// A sound that nobody knows is none.
std::optional<speech::Cue> read_cue(const std::string& name)
{
    const auto found = std::ranges::find(speech::earcon_names, name);
    if (found == speech::earcon_names.end())
        return std::nullopt;
    return speech::Cue{static_cast<speech::Earcon>(found - speech::earcon_names.begin())};
}

News read_sentence(FieldReader& reader)
{
    Sentence sentence;
    auto& said = sentence.said;
    sentence.kind = reader.one_of(kind_names);
    sentence.sounds = reader.one_of(sounds_names);
    sentence.standing = reader.one_of(standing_names);
    said.urgency = reader.one_of(urgency_names);
    said.pace = reader.one_of(pace_names);
    said.ear = reader.one_of(ear_names);
    said.cue = read_cue(reader.text());
    said.language = reader.text();
    said.screen = reader.text();
    said.voice = reader.text();
    return sentence;
}

namespace wishes = host::wishes;

/// A wish that may cross the line, its name, and what belongs to it.
struct WishRow {
    std::string_view name;
    std::optional<std::string> (*write)(const host::HostWish& wish);
    std::optional<host::HostWish> (*read)(const std::string& value);
};

template <class Wish>
std::optional<std::string> write_bare(const host::HostWish& wish)
{
    return std::holds_alternative<Wish>(wish) ? std::optional<std::string>{""} : std::nullopt;
}

template <class Wish>
std::optional<host::HostWish> read_bare(const std::string& value)
{
    return value.empty() ? std::optional<host::HostWish>{Wish{}} : std::nullopt;
}

std::optional<std::string> write_rate(const host::HostWish& wish)
{
    const auto* const rate = std::get_if<wishes::SetRate>(&wish);
    return rate != nullptr ? std::optional{std::to_string(rate->rate)} : std::nullopt;
}

std::optional<host::HostWish> read_rate(const std::string& value)
{
    constexpr int fastest = 100;
    const auto rate = base::read_number(value);
    if (!rate || *rate < -fastest || *rate > fastest)
        return std::nullopt;
    return wishes::SetRate{*rate};
}

std::optional<std::string> write_act(const host::HostWish& wish)
{
    const auto* const act = std::get_if<wishes::OnScreen>(&wish);
    return act != nullptr ? std::optional{std::string{act_names[act->act]}} : std::nullopt;
}

std::optional<host::HostWish> read_act(const std::string& value)
{
    const auto act = act_names.find(value);
    return act ? std::optional<host::HostWish>{wishes::OnScreen{*act}} : std::nullopt;
}

std::optional<std::string> write_words(const host::HostWish& wish)
{
    const auto* const line = std::get_if<wishes::BeginLine>(&wish);
    return line != nullptr ? std::optional{line->words} : std::nullopt;
}

constexpr std::array wish_rows{
    WishRow{"quit", write_bare<wishes::Quit>, read_bare<wishes::Quit>},
    WishRow{"silence", write_bare<wishes::BeSilent>, read_bare<wishes::BeSilent>},
    WishRow{"repeat", write_bare<wishes::Repeat>, read_bare<wishes::Repeat>},
    WishRow{"rate", write_rate, read_rate},
    WishRow{"screen", write_act, read_act},
    WishRow{"begin", write_words,
            [](const std::string& value) {
                return std::optional<host::HostWish>{wishes::BeginLine{value}};
            }},
};

Fields fields_of(const Wished& wished)
{
    for (const auto& row : wish_rows)
        if (const auto value = row.write(wished.wish))
            return {"wish", std::string{row.name}, *value};
    return {};  // news_of makes no others
}

rules::Result<News, LineFault> read_wish(FieldReader& reader)
{
    const auto name = reader.text();
    const auto value = reader.text();
    const auto row = std::ranges::find(wish_rows, name, &WishRow::name);
    const auto wish = row != wish_rows.end() ? row->read(value) : std::nullopt;
    if (!wish)
        return rules::unexpected{LineFault::unknown};
    return Wished{*wish};
}

Fields fields_of(const Seen& seen)
{
    Fields fields{"see"};
    fields.insert(fields.end(), seen.fields.begin(), seen.fields.end());
    return fields;
}

News read_seen(const Fields& fields)
{
    return Seen{{fields.begin() + 1, fields.end()}};
}

News read_notice(FieldReader& reader)
{
    Notice notice;
    notice.version = reader.number();
    notice.name = reader.text();
    notice.activity = reader.text();
    notice.place = reader.text();
    return notice;
}

News read_welcome(FieldReader& reader)
{
    Welcome welcome;
    welcome.seat = static_cast<host::Seat>(reader.number());
    welcome.name = reader.text();
    welcome.activity = reader.text();
    welcome.token = reader.text();
    return welcome;
}

struct Reader {
    std::string_view name;
    News (*read)(FieldReader& reader);
};

constexpr std::array readers{
    Reader{"here", read_notice},
    Reader{"welcome", read_welcome},
    Reader{"parted",
           [](FieldReader& reader) -> News { return Parted{reader.one_of(parting_names)}; }},
    Reader{"move", read_played},
    Reader{"tell", read_sentence},
    Reader{"done", [](FieldReader&) -> News { return Done{}; }},
    Reader{"pong", [](FieldReader&) -> News { return Pong{}; }},
};

std::vector<News>
sentences(Kind kind, Sounds sounds, const std::vector<speech::Utterance>& utterances)
{
    std::vector<News> all;
    for (auto standing = Standing::first; const auto& said : utterances) {
        all.emplace_back(Sentence{kind, sounds, standing, said});
        standing = Standing::next;
    }
    return all;
}

/// A paper is printed line by line, and what is read out of it is for ears.
std::vector<speech::Utterance> utterances_of(const host::tidings::Paper& paper)
{
    std::vector<speech::Utterance> all;
    std::istringstream text{paper.text};
    for (std::string line; std::getline(text, line);)
        all.push_back({line, "", ""});
    for (auto read : paper.read) {
        read.screen.clear();
        all.push_back(std::move(read));
    }
    return all;
}

Kind kind_of(const host::tidings::Happened& happened)
{
    return std::holds_alternative<rules::facts::Refused>(happened.fact.what) ? Kind::refusal
                                                                             : Kind::news;
}

/// With every sound that there is: at the other end they are left out as they are wanted there.
std::vector<speech::Utterance>
with_sounds(words::ChosenWords& words, const host::Tiding& tiding, std::optional<rules::Color> asks)
{
    auto said = host::spoken(words, tiding);
    host::add_sounds(said, tiding,
                     {.earcons = speech::Earcons{}.set(), .ears = player::Ears::apart}, asks);
    return said;
}

}  // namespace

std::string written(const News& each)
{
    return written(
        std::visit(speech::Overloaded{
                       [](const Notice& notice) {
                           return Fields{"here", std::to_string(notice.version), notice.name,
                                         notice.activity, notice.place};
                       },
                       [](const Welcome& welcome) {
                           return Fields{"welcome", std::to_string(static_cast<int>(welcome.seat)),
                                         welcome.name, welcome.activity, welcome.token};
                       },
                       [](const Parted& parted) {
                           return Fields{"parted", std::string{parting_names[parted.why]}};
                       },
                       [](const Done&) { return Fields{"done"}; },
                       [](const Pong&) { return Fields{"pong"}; },
                       [](const auto& other) { return fields_of(other); },
                   },
                   each));
}

rules::Result<News, LineFault> read_news(std::string_view line)
{
    const auto fields = read_fields(line);
    FieldReader reader{fields};
    if (fields.front() == "see")
        return read_seen(fields);
    if (fields.front() == "wish")
        return read_wish(reader);
    const auto known = std::ranges::find(readers, fields.front(), &Reader::name);
    if (known == readers.end())
        return rules::unexpected{LineFault::unknown};
    auto read = known->read(reader);
    if (!reader.fits())
        return rules::unexpected{LineFault::unknown};
    return read;
}

std::vector<News>
news_of(words::ChosenWords& words, const host::Tiding& tiding, std::optional<rules::Color> asks)
{
    namespace tidings = host::tidings;
    return std::visit(
        speech::Overloaded{
            [](const tidings::Played& played) { return std::vector<News>{Played{played}}; },
            [&](const tidings::Happened& happened) {
                return sentences(kind_of(happened), Sounds::told, with_sounds(words, tiding, asks));
            },
            [](const tidings::Said& said) {
                return sentences(said.kind, Sounds::of_kind, said.lines);
            },
            [](const tidings::Told& told) {
                return sentences(told.kind, Sounds::told, told.lines);
            },
            [](const tidings::Paper& paper) {
                return sentences(Kind::answer, Sounds::told, utterances_of(paper));
            },
        },
        tiding);
}

std::optional<News> news_of(const host::Wish& wish)
{
    const auto* const of_host = std::get_if<host::HostWish>(&wish);
    if (of_host == nullptr)
        return std::nullopt;
    const bool may_cross = std::ranges::any_of(
        wish_rows, [&](const WishRow& row) { return row.write(*of_host).has_value(); });
    return may_cross ? std::optional<News>{Wished{*of_host}} : std::nullopt;
}

}  // namespace client::together
