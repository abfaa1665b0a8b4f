from __future__ import annotations

import re

import pytest
from kumbuka.memory.secrets import find_secret, passes_luhn, redact, redacted

LETTERS = "aB3dE5gH7jK9mN1pQ2sT4vW6xY8z"

PHRASE = "witch collapse practice feed shame open despair creek road again ice least"

SECRETS = (
    ("My API key is sk-abc123…", "openai_key"),
    ("My API key is sk-abc123def456ghi789jkl012", "openai_key"),
    (f"use sk-proj-{LETTERS} please", "openai_key"),
    (f"my key: sk-ant-api03-{LETTERS}", "anthropic_key"),
    ("AWS: AKIAIOSFODNN7EXAMPLE", "aws_key"),
    ("aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYzzzzzzzzKEY", "api_key"),
    (f"token ghp_{LETTERS}", "github_token"),
    (f"github_pat_{LETTERS}_{LETTERS}", "github_token"),
    (f"glpat-{LETTERS}", "gitlab_token"),
    ("xoxb-" + "1234567890-abcdefghij", "slack_token"),
    ("AIza" + "SyA1234567890abcdefghijklmnopqrstuv", "google_key"),
    ("the key is sk_live_" + LETTERS, "stripe_key"),
    ("eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N", "jwt"),
    ("-----BEGIN RSA PRIVATE KEY-----\nMIIE\n-----END RSA PRIVATE KEY-----", "private_key"),
    ("-----BEGIN PRIVATE KEY-----\nMIIE", "private_key"),
    ("connect to postgres://ana:hunter2@db.example.org/app", "connection_string"),
    ("redis://:s3cr3t@cache:6379", "connection_string"),
    ("My password is hunter2", "password"),
    ("My password is swordfish.", "password"),
    ("remember that the wifi password is blue-horse-42", "password"),
    ("my password for the bank is Tr0ub4dor&3", "password"),
    ("password: correcthorse", "password"),
    ("DB_PASSWORD=letmein123", "password"),
    ("I changed my password to Summer2024!", "password"),
    ("We switched our database password to hunter2-Gx9!kQ now.", "password"),
    ("Our wifi password changed to Sunflower-77-Lake.", "password"),
    ("The passcode was just reset to 447193", "password"),
    ("The root password became Kx9-Lake77.", "password"),
    ("My PIN changed to 4471.", "pin"),
    ("J'ai changé le mot de passe du wifi pour tournesol77.", "password"),
    ("Das WLAN-Passwort wurde auf Sonne77 geändert.", "password"),
    ("Aku ganti password wifi jadi matahari77.", "password"),
    ("Nimebadilisha nenosiri kuwa jua77", "password"),
    ("Mi contraseña es gato123", "password"),
    ("Minha senha é abacate99", "password"),
    ("我的密码是 abc12345", "password"),
    ("My card number is 4111 1111 1111 1111", "card_number"),
    ("5500-0000-0000-0004 is my card", "card_number"),
    ("378282246310005", "card_number"),
    ("My PIN is 4821", "pin"),
    ("my ssn is 123-45-6789", "national_id"),
    (f"My token is {LETTERS}", "api_key"),
    ("The access token for staging is 9f86d081884c7d65", "api_key"),
    (f"Authorization: Bearer {LETTERS}", "api_key"),
    (f"OPENWEATHER_KEY={LETTERS}", "api_key"),
    (f"hf_{LETTERS}", "huggingface_token"),
    (f"gsk_{LETTERS}", "vendor_key"),
    (f"glsa_{LETTERS}_1a2b3c4d", "vendor_key"),
    (f"ATATT3xFfGF0{LETTERS}", "vendor_key"),
    ("The CVV is 123.", "pin"),
    ("a cvc: 9999 and more", "pin"),
    ("El CVV es 123.", "pin"),
    ("El código de la tarjeta es 1234.", "pin"),
    ("Le code de ma carte est le 1234.", "pin"),
    ("Mon mot de passe Gmail est Tournesol.", "password"),
    ("Le code wifi est PoissonBleu9.", "password"),
    ("Der WLAN-Schlüssel ist BlauFisch9.", "password"),
    ("Sandi wifi rumah saya ikanbiru99.", "password"),
    ("Nenosiri la router ni: samaki99", "password"),
    ("我的登录密码叫做sunflower1", "password"),
    ("the password I use everywhere is qwerty123", "password"),
    ("Remember my wifi password, it's Sunny-Day-42.", "password"),
    ("my token's abc123def456ghi789", "api_key"),
    ("the bank PIN's 4821", "pin"),
    ("my pass is Tr0ub4dor", "password"),
    ("Netflix: ana@x.com / Gato1234!", "password"),
    ("The 2FA backup code is 1234-5678.", "pin"),
    ("La contraseña que uso es qwerty123", "password"),
    ("usuário ana, senha Gato123", "password"),
    ("Le mot de passe que j'utilise est qwerty123", "password"),
    ("Das Passwort, das ich benutze, ist qwerty123", "password"),
    ("Mein PW ist Katze123", "password"),
    ("Password yang saya pakai qwerty123", "password"),
    ("Nenosiri ninalotumia ni qwerty123", "password"),
    ("用户名ana，密码Cat123", "password"),
    (f"My recovery phrase is {PHRASE}.", "recovery_phrase"),
    (f"Meine Wiederherstellungsphrase: {PHRASE}", "recovery_phrase"),
    (f"Mi frase semilla es {PHRASE}.", "recovery_phrase"),
)

ORDINARY = (
    "My token budget is 2000",
    "The token limit is 128000 for this model",
    "I forgot my password",
    "I moved the password to Bitwarden.",
    "We changed the password manager to 1Password.",
    "I switched from a password to a passkey.",
    "Ich warte mit dem Passwort auf Version 2.",
    "My password is wrong",
    "My password is too weak",
    "The password is not working",
    "My password is stored in 1Password, I think",
    "The password field: required",
    "My card number game is fun",
    "I keep my API keys in a vault",
    "My API key is expired",
    "My API key is not working",
    "The key is to start early",
    "The secret is butter",
    "The primary key is user_id",
    "I was born on 1990-05-12",
    "The meeting is at 2026-11-30T10:00:00Z",
    "The id is 550e8400-e29b-41d4-a716-446655440000",
    "It broke in commit 9fceb02d0ae598e95dc970b74767f19372d61af8",
    "My phone number is +351 912 345 678",
    "Call me at 555-123-4567",
    "My phone is 0049 1512 3456789",
    "The timestamp was 1732937301000",
    "See https://example.org:8080/path@v2",
    "My order number is 4111 1111 1111 1112",
    "I prefer sk-learn-contrib-packages",
    "The pin is bent",
    "Ticket DEC-0054 is about token refresh",
    "I like secret gardens",
    "My team reviews bearer token designs",
    "The ISBN is 978-3-16-148410-0",
    "My model is sk-learn-based-pipeline-v2-large.",
    "Mon mot de passe est périmé.",
    "Pengelola kata sandi saya adalah Bitwarden.",
    "My favourite phrase is less is more.",
    "What is the password's length?",
    "Our password hash uses argon2id.",
    "I replaced the password that I shared with OAuth2.",
    "The password rotates every 90days.",
    "My pass expires on 2027-01-01.",
    "Contact ana@x.com / Room12b.",
    "The backup code is in the safe.",
    "La contraseña caduca en 90dias.",
    "密码需要12位以上。",
    "Der WLAN-Code ist lang.",
)


@pytest.mark.parametrize(("text", "reason"), SECRETS)
def test_a_secret_is_found_and_named(text: str, reason: str) -> None:
    assert find_secret(text) == reason


@pytest.mark.parametrize("text", ORDINARY)
def test_ordinary_text_is_no_secret(text: str) -> None:
    assert find_secret(text) is None
    assert redact(text) == text


@pytest.mark.parametrize(("text", "reason"), SECRETS)
def test_redacted_text_holds_no_secret(text: str, reason: str) -> None:
    cleaned = redact(text)
    assert "[secret]" in cleaned
    assert find_secret(cleaned) is None


def test_redacting_keeps_what_stands_around() -> None:
    text = "I am Ana, my password is hunter2, and I pay with 4111111111111111 often."
    assert redact(text) == "I am Ana, my password is [secret], and I pay with [secret] often."


def test_the_code_of_a_card_hides_neither_the_card_nor_what_follows() -> None:
    text = "Pay with 4111 1111 1111 1111, cvv 123, and call me."
    assert redact(text) == "Pay with [secret], cvv [secret], and call me."


def test_luhn_tells_a_right_check_digit_from_a_wrong_one() -> None:
    assert passes_luhn("79927398713")
    assert not passes_luhn("79927398710")


HOSTILE = ("1 ", "a", "password for ", "password that ", "密码", "a@b / ", "cvv ",
           "sk-", "eyJ", "://a:", "-----BEGIN PRIVATE KEY-----",
           "key ", "4111 ", "api_", "\"", " ", "bearer ", "A_KEY", "-", "pin to ")  # fmt: skip


@pytest.mark.parametrize("unit", HOSTILE)
def test_hostile_text_is_read_to_its_end(unit: str) -> None:
    text = (unit * (65536 // len(unit) + 1))[:65536]
    ending = "\n\nfinally: AKIAIOSFODNN7EXAMPLE"
    assert find_secret(text + ending) is not None
    assert redact(text + ending).endswith("[secret]")


@pytest.mark.parametrize(
    "text",
    [
        "Keep Zq8Rt2LmX0pVb7NcY4sKd9WfH3gJe6Ua at hand",
        "wJa1rXUtnF/EMIK7MDENGbPx/RfiCY2Ez0KEY9q",
        "dp.pt.fRKNUHEK4I7zt5oOtJidMGhlpn5BrIbqIr8HqEizTgV",
        "my key is 34e0956bca3db4219ad9ab8a034aaa2e",
        "Our key for staging is fc-6affa344872153769da0097278a8c03a",
        "4111.1111.1111.1111",
    ],
)
def test_a_vendor_that_nobody_listed_is_refused_too(text: str) -> None:
    assert find_secret(text) is not None
    assert "[secret]" in redact(text)


@pytest.mark.parametrize(
    "text",
    [
        "my wallet is 0x71C7656EC7ab88b098defB751B7401B5f6d8976F",
        "the fix is commit 106cba3f4a5b6c7d8e9f0a1b2c3d4e5f60718293",
        "the order is 123e4567-e89b-42d3-a456-426614174000",
        "read src/main/java/com/example/Http2ConnectionPoolManagerV3Test.java",
        "https://docs.example.com/document/d/1BxiMVs0XRA5nFMdKvBdBZjgmUUqptlbs74OgVE2upms/edit",
        "use getElementByIdAndClassNameForVersion2OrVersion3",
        "the key is to start early in the day",
        "the key is C-sharp minor",
    ],
)
def test_an_identifier_is_not_a_key(text: str) -> None:
    assert find_secret(text) is None


@pytest.mark.parametrize(("text", "reason"), SECRETS)
def test_a_transcript_says_what_stood_in_the_place_of_a_secret(text: str, reason: str) -> None:
    cleaned = redacted(text)
    assert reason in cleaned.reasons
    marks = {f"[redacted: {known}]" for known in cleaned.reasons}
    assert all(mark in cleaned.text for mark in marks)
    assert re.sub(r"\[redacted: \w+\]", "[secret]", cleaned.text) == redact(text)


def test_secrets_that_overlap_are_one() -> None:
    text = f"API_KEY=sk-ant-api03-{LETTERS} and more"
    assert redacted(text).text.endswith("] and more")
    assert redacted(text).text.count("[redacted: ") == 1


def test_a_text_without_secrets_is_not_touched() -> None:
    assert redacted("I forgot my password").text == "I forgot my password"
    assert redacted("I forgot my password").reasons == ()
