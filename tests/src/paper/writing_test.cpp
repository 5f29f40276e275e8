// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/paper/writing.hpp"

#include "tests/speech/shipped.hpp"
#include "tests/src/paper/sample.hpp"
#include "tests/src/store/folder.hpp"

#include <catch2/catch.hpp>

#include <fstream>
#include <iterator>
#include <string>

using namespace client::paper;

namespace {

std::string contents(const std::filesystem::path& file)
{
    std::ifstream stream{file, std::ios::binary};
    return {std::istreambuf_iterator<char>{stream}, {}};
}

}  // namespace

TEST_CASE("the ending of a file tells what is written", "[paper][writing]")
{
    CHECK(form_of("sheet.txt") == Form::text);
    CHECK(form_of("folder.pdf/sheet.BRF") == Form::brf);
    CHECK(form_of("sheet.pdf") == Form::pdf);
    CHECK(form_of("sheet.odt") == std::nullopt);
    CHECK(form_of("sheet") == std::nullopt);
    CHECK(form_of(".pdf") == std::nullopt);  // a hidden file without an ending
}

TEST_CASE("each form begins as its readers expect", "[paper][writing]")
{
    const auto document = tests::sample_document();
    CHECK(written(document, Form::text)->starts_with("Score sheet\n"));
    CHECK(written(document, Form::brf)->find(",SCORE SHEET") < 40);
    CHECK(written(document, Form::pdf)->starts_with("%PDF-"));
}

TEST_CASE("anything can be put on paper", "[paper][writing]")
{
    const auto text = GENERATE(values<std::string>(
        {"", " ", "\xff\xfe", "\x1b[31m\n\f", "漢字 🙂 ♞", std::string(5000, 'x')}));
    const auto form = GENERATE(Form::text, Form::brf, Form::pdf);
    const auto document =
        rewritten(tests::sample_document(), [&](std::string_view) { return text; });
    const auto bytes = written(document, form);
    REQUIRE(bytes);
    CHECK(bytes->find('\x1b') == (form == Form::pdf ? bytes->find('\x1b') : std::string::npos));
    CHECK_FALSE(bytes->empty());
}

TEST_CASE("a file that is there is written over only if that was said", "[paper][writing]")
{
    const tests::Folder folder;
    const auto file = folder.path() / "sheet.txt";
    REQUIRE_FALSE(write(tests::sample_document(), file));
    const auto before = contents(file);
    CHECK(before.starts_with("Score sheet\n"));
    auto other = tests::sample_document();
    other.title = "Other";
    CHECK(write(other, file) == PaperFault{Fault::was_there, ""});
    CHECK(contents(file) == before);
    CHECK_FALSE(write(other, file, Over::anything));
    CHECK(contents(file).starts_with("Other\n"));
}

TEST_CASE("why there is no paper is told in every language", "[paper][writing]")
{
    const tests::Folder folder;
    const auto nowhere = folder.path() / "nowhere" / "sheet.txt";
    CHECK(write(tests::sample_document(), nowhere) ==
          PaperFault{Fault::not_written, "No such file or directory"});
    CHECK(write(tests::sample_document(), "sheet.odt") == PaperFault{Fault::unknown_form, ""});

    const auto& en = shipped::lexicon("en");
    CHECK(fault_words(en, {Fault::unknown_form, ""}, "a.odt") ==
          "a.odt: the name must end in one of these: .txt, .brf, .pdf");
    CHECK(fault_words(en, {Fault::no_library, "lib"}, "a.pdf") ==
          "a.pdf cannot be made: the package libpangocairo-1.0-0 is missing");
    CHECK(fault_words(en, {Fault::no_font, ""}, "a.pdf") ==
          "a.pdf cannot be made: the package fonts-dejavu-core is missing");
    CHECK(fault_words(en, {Fault::was_there, ""}, "a.txt") ==
          "a.txt is there already and stays as it is");
    CHECK(fault_words(en, {Fault::not_written, "No space left"}, "a.txt") ==
          "a.txt cannot be written: No space left");
    for (const auto& language : shipped::languages)
        CHECK(fault_words(shipped::lexicon(language), {Fault::unknown_form, ""}, "a.odt")
                  .ends_with(".txt, .brf, .pdf"));
}
