// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/espeak.hpp"

#include <catch2/catch.hpp>

#include <string>

namespace {

/// A word of Appendix D, how it is written for the German voice, and the sounds of that.
struct Row {
    std::string word;
    std::string voice;
    std::string sounds;  ///< in espeak-ng's letters
};

TEST_CASE("the words of Appendix D sound like themselves in the German voice", "[speech][fide]")
{
    const auto row = GENERATE(values<Row>({
        {"Anna", "Anna", "_!'anA:"},
        {"Bella", "Bella", "b'ElA:"},
        {"Cesar", "Zesar", "ts'e:zA:r"},  // as it is written it would begin with a k
        {"David", "David", "dav'i:t"},
        {"Eva", "Eva", "_!'e:vA:"},
        {"Felix", "Felix", "f'e:lIks"},
        {"Gustav", "Gustav", "g'UstA:f"},
        {"Hector", "Hector", "h'Ekto:r"},
        {"eins", "eins", "_|'aIns"},
        {"zwei", "zwei", "tsv'aI"},
        {"drei", "drei", "dr'aI"},
        {"vier", "vier", "f'i:r"},
        {"fünf", "fünf", "f'ynf"},
        {"sechs", "sechs", "z'Eks"},
        {"sieben", "sieben", "z'i:b@n"},
        {"acht", "acht", "_!'axt"},
        {"König", "König", "k'Y:nIC"},
        {"Dame", "Dame", "d'A:m@"},
        {"Turm", "Turm", "t'URm"},
        {"Läufer", "Läufer", "l'OYf3"},
        {"Springer", "Springer", "Spr'IN3"},
        {"Bauer", "Bauer", "b'aU3"},
        {"Kurze Rochade", "Kurze Roschade", "k'URts@ r'OSA:d@"},  // else it rhymes with "Loch"
        {"Lange Rochade", "Lange Roschade", "l'aN@ r'OSA:d@"},
        {"schlägt", "schlägt", "Sl'E:kt"},
        {"nach", "nach", "n'A:x"},
        {"Schach", "Schach", "S'ax"},
        {"matt", "matt", "m'at"},
    }));
    CAPTURE(row.word);
    CHECK(speech::Espeak::instance().phonemes(row.voice, "de") == row.sounds);
}

TEST_CASE("slips that would be misheard have other sounds", "[speech][fide]")
{
    struct Slip {
        std::string right;
        std::string wrong;
    };
    const auto row = GENERATE(values<Slip>({
        {"König", "Koenig"},  // three syllables
        {"Läufer", "Laufer"},
        {"Läufer", "Läufe"},
        {"schlägt", "schlagt"},
        {"fünf", "funf"},
        {"Zesar", "Cesar"},
        {"Roschade", "Rochade"},
        {"nach", "noch"},
        {"matt", "Matte"},
        {"Springer", "Springe"},
    }));
    auto& espeak = speech::Espeak::instance();
    CHECK(espeak.phonemes(row.right, "de") != espeak.phonemes(row.wrong, "de"));
}

TEST_CASE("another spelling of a name may sound the same", "[speech][fide]")
{
    auto& espeak = speech::Espeak::instance();
    CHECK(espeak.phonemes("Hektor", "de") == espeak.phonemes("Hector", "de"));
}

}  // namespace
