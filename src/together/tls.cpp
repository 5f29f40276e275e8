// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/together/tls.hpp"

#include "speech/library.hpp"

#include <array>
#include <openssl/evp.h>
#include <openssl/ssl.h>
#include <stdexcept>
#include <utility>

namespace client::together {

namespace {

/// The functions that we use of OpenSSL, which is loaded when somebody comes over a network.
struct Functions {
    decltype(TLS_method)* method{};
    decltype(SSL_CTX_new)* new_context{};
    decltype(SSL_CTX_free)* free_context{};
    decltype(SSL_CTX_ctrl)* control{};
    decltype(SSL_CTX_set_ciphersuites)* set_ciphers{};
    decltype(SSL_CTX_set_psk_find_session_callback)* when_host_asks{};
    decltype(SSL_CTX_set_psk_use_session_callback)* when_guest_asks{};
    decltype(SSL_CTX_set_num_tickets)* set_tickets{};
    decltype(SSL_new)* create{};
    decltype(SSL_free)* destroy{};
    decltype(SSL_set_ex_data)* set_data{};
    decltype(SSL_get_ex_data)* data{};
    decltype(SSL_set_bio)* set_bio{};
    decltype(SSL_set_accept_state)* accept{};
    decltype(SSL_set_connect_state)* connect{};
    decltype(SSL_do_handshake)* shake_hands{};
    decltype(SSL_is_init_finished)* is_finished{};
    decltype(SSL_get_error)* error{};
    decltype(SSL_read)* read{};
    decltype(SSL_write)* write{};
    decltype(SSL_SESSION_new)* new_session{};
    decltype(SSL_SESSION_set1_master_key)* set_key{};
    decltype(SSL_SESSION_set_cipher)* set_cipher{};
    decltype(SSL_SESSION_set_protocol_version)* set_version{};
    decltype(SSL_CIPHER_find)* find_cipher{};
    decltype(BIO_new)* new_bio{};
    decltype(BIO_s_mem)* memory{};
    decltype(BIO_read)* read_bio{};
    decltype(BIO_write)* write_bio{};
    decltype(EVP_PBE_scrypt)* scrypt{};

    explicit Functions(const speech::Library& library)
    {
        library.find("TLS_method", method);
        library.find("SSL_CTX_new", new_context);
        library.find("SSL_CTX_free", free_context);
        library.find("SSL_CTX_ctrl", control);
        library.find("SSL_CTX_set_ciphersuites", set_ciphers);
        library.find("SSL_CTX_set_psk_find_session_callback", when_host_asks);
        library.find("SSL_CTX_set_psk_use_session_callback", when_guest_asks);
        library.find("SSL_CTX_set_num_tickets", set_tickets);
        library.find("SSL_new", create);
        library.find("SSL_free", destroy);
        library.find("SSL_set_ex_data", set_data);
        library.find("SSL_get_ex_data", data);
        library.find("SSL_set_bio", set_bio);
        library.find("SSL_set_accept_state", accept);
        library.find("SSL_set_connect_state", connect);
        library.find("SSL_do_handshake", shake_hands);
        library.find("SSL_is_init_finished", is_finished);
        library.find("SSL_get_error", error);
        library.find("SSL_read", read);
        library.find("SSL_write", write);
        library.find("SSL_SESSION_new", new_session);
        library.find("SSL_SESSION_set1_master_key", set_key);
        library.find("SSL_SESSION_set_cipher", set_cipher);
        library.find("SSL_SESSION_set_protocol_version", set_version);
        library.find("SSL_CIPHER_find", find_cipher);
        library.find("BIO_new", new_bio);
        library.find("BIO_s_mem", memory);
        library.find("BIO_read", read_bio);
        library.find("BIO_write", write_bio);
        library.find("EVP_PBE_scrypt", scrypt);
    }
};

const Functions& openssl()
{
    static const Functions loaded{speech::Library{"libssl.so.3"}};
    return loaded;
}

/// There is but one secret for each line, so its name tells nothing.
constexpr std::array<unsigned char, 9> identity{'a', 'n', 'n', 'a', 'b', 'e', 'l', 'l', 'a'};
constexpr std::array<unsigned char, 2> aes_128_gcm_sha256{0x13, 0x01};
constexpr int place_of_secret = 0;

/// The secret as a session that was never held: the way in which OpenSSL takes external keys.
SSL_SESSION* session_of(SSL* ssl)
{
    const auto& tls = openssl();
    const auto& secret = *static_cast<const Secret*>(tls.data(ssl, place_of_secret));
    auto* const session = tls.new_session();
    tls.set_key(session, secret.data(), secret.size());
    tls.set_cipher(session, tls.find_cipher(ssl, aes_128_gcm_sha256.data()));
    tls.set_version(session, TLS1_3_VERSION);
    return session;
}

int find_for_host(SSL* ssl, const unsigned char* name, std::size_t size, SSL_SESSION** session)
{
    const bool known =
        std::string_view{reinterpret_cast<const char*>(name), size} ==
        std::string_view{reinterpret_cast<const char*>(identity.data()), identity.size()};
    *session = known ? session_of(ssl) : nullptr;
    return 1;
}

int use_as_guest(SSL* ssl,
                 const EVP_MD* /*digest*/,
                 const unsigned char** name,
                 std::size_t* size,
                 SSL_SESSION** session)
{
    *name = identity.data();
    *size = identity.size();
    *session = session_of(ssl);
    return 1;
}

/// Neither end has a certificate: without the secret there is no way through.
class Tls : public Cipher {
public:
    enum class End : std::uint8_t { host, guest };

    Tls(Secret secret, End end) : secret_{std::move(secret)}
    {
        const auto& tls = openssl();
        context_ = tls.new_context(tls.method());
        tls.control(context_, SSL_CTRL_SET_MIN_PROTO_VERSION, TLS1_3_VERSION, nullptr);
        tls.set_ciphers(context_, "TLS_AES_128_GCM_SHA256");
        tls.set_tickets(context_, 0);
        tls.when_host_asks(context_, find_for_host);
        tls.when_guest_asks(context_, use_as_guest);
        ssl_ = tls.create(context_);
        tls.set_data(ssl_, place_of_secret, &secret_);
        in_ = tls.new_bio(tls.memory());
        out_ = tls.new_bio(tls.memory());
        tls.set_bio(ssl_, in_, out_);
        (end == End::host ? tls.accept : tls.connect)(ssl_);
        static_cast<void>(go_on());
    }
    ~Tls() override
    {
        openssl().destroy(ssl_);
        openssl().free_context(context_);
    }
    Tls(const Tls&) = delete;
    Tls& operator=(const Tls&) = delete;
    Tls(Tls&&) = delete;
    Tls& operator=(Tls&&) = delete;

    [[nodiscard]] std::optional<std::string> opened(std::string_view bytes) override
    {
        openssl().write_bio(in_, bytes.data(), static_cast<int>(bytes.size()));
        if (!go_on())
            return std::nullopt;
        return read();
    }
    void seal(std::string_view text) override
    {
        waiting_ += text;
        static_cast<void>(go_on());
    }
    [[nodiscard]] std::string take_sealed() override
    {
        std::string all;
        std::array<char, 4096> piece{};
        for (int size = 0; (size = openssl().read_bio(out_, piece.data(), piece.size())) > 0;)
            all.append(piece.data(), static_cast<std::size_t>(size));
        return all;
    }

private:
    /// The handshake, and once it is done what waited for it; false where it has failed.
    [[nodiscard]] bool go_on()
    {
        const auto& tls = openssl();
        if (tls.is_finished(ssl_) == 0) {
            const int done = tls.shake_hands(ssl_);
            if (done != 1)
                return tls.error(ssl_, done) == SSL_ERROR_WANT_READ;
        }
        if (waiting_.empty())
            return true;
        const auto text = std::exchange(waiting_, {});
        return tls.write(ssl_, text.data(), static_cast<int>(text.size())) > 0;
    }
    [[nodiscard]] std::optional<std::string> read()
    {
        const auto& tls = openssl();
        std::string all;
        std::array<char, 4096> piece{};
        for (;;) {
            const int size = tls.read(ssl_, piece.data(), piece.size());
            if (size <= 0)
                return tls.error(ssl_, size) == SSL_ERROR_WANT_READ ? std::optional{all}
                                                                    : std::nullopt;
            all.append(piece.data(), static_cast<std::size_t>(size));
        }
    }

    Secret secret_;
    SSL_CTX* context_ = nullptr;
    SSL* ssl_ = nullptr;
    BIO* in_ = nullptr;
    BIO* out_ = nullptr;
    std::string waiting_;  ///< for the end of the handshake
};

}  // namespace

Secret secret_of(std::string_view code, std::string_view given)
{
    constexpr std::uint64_t cost = std::uint64_t{1} << 16U;
    constexpr std::uint64_t block = 8;
    constexpr std::uint64_t memory = std::uint64_t{80} << 20U;
    constexpr std::size_t size = 32;  // bytes, for SHA-256
    Secret secret(size);
    const auto* const salt = reinterpret_cast<const unsigned char*>(given.data());
    if (openssl().scrypt(code.data(), code.size(), salt, given.size(), cost, block, 1, memory,
                         secret.data(), secret.size()) != 1)
        throw std::runtime_error{"scrypt"};
    return secret;
}

std::unique_ptr<Cipher> tls_host(const Secret& secret)
{
    return std::make_unique<Tls>(secret, Tls::End::host);
}

std::unique_ptr<Cipher> tls_guest(const Secret& secret)
{
    return std::make_unique<Tls>(secret, Tls::End::guest);
}

}  // namespace client::together
