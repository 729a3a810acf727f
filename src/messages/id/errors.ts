import type { Group } from "../en.js";

export const errors: Group<"errors"> = {
  "errors.ANONYMOUS_ACCOUNTS_NOT_ENABLED":
    "Aplikasi ini tidak menyediakan akun tamu. Masuk atau daftar.",
  "errors.CANNOT_DELETE_CURRENT_SESSION":
    "Ini sesi yang sedang Anda gunakan. Keluar untuk mengakhirinya.",
  "errors.CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE":
    "Alamat email ini sudah digunakan untuk masuk ke akun lain. Masuk ke akun tersebut, atau gunakan alamat lain.",
  "errors.COOKIES_BLOCKED":
    "Browser Anda tidak menyimpan cookie situs ini, jadi Anda tidak akan tetap masuk. Izinkan cookie, lalu coba lagi.",
  "errors.EMAIL_ALREADY_VERIFIED": "Alamat email ini sudah diverifikasi.",
  "errors.EMAIL_IS_NOT_PRIMARY_EMAIL": "Ini bukan alamat email utama akun Anda.",
  "errors.EMAIL_NOT_ASSOCIATED_WITH_USER": "Tidak ada akun yang masuk dengan alamat email ini.",
  "errors.EMAIL_NOT_VERIFIED": "Verifikasi alamat email Anda terlebih dahulu.",
  "errors.EMAIL_PASSWORD_MISMATCH": "Email atau kata sandi salah.",
  "errors.FRESH_SESSION_REQUIRED": "Masuk lagi untuk mengubah cara akun Anda dilindungi.",
  "errors.INVALID_AUTHORIZATION_CODE":
    "Proses masuk terlalu lama atau dimulai dua kali. Silakan mulai lagi.",
  "errors.INVALID_POLLING_CODE":
    "Baris perintah tidak lagi menunggu proses masuk ini. Mulai lagi di terminal Anda.",
  "errors.INVALID_RECOVERY_CODE":
    "Kode pemulihan ini salah atau sudah pernah dipakai. Coba kode lain.",
  "errors.INVALID_TOTP_CODE":
    "Kode ini salah atau tidak berlaku lagi. Masukkan kode yang sekarang ditampilkan aplikasi autentikator.",
  "errors.MULTI_FACTOR_AUTHENTICATION_REQUIRED":
    "Akun ini meminta langkah kedua. Masukkan kode dari aplikasi autentikator.",
  "errors.RATE_LIMITED": "Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.",
  "errors.OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER":
    "Akun ini sudah terhubung ke pengguna lain.",
  "errors.OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE":
    "Akun yang terhubung tidak memberikan semua izin yang diperlukan. Hubungkan lagi.",
  "errors.OAUTH_CONNECTION_NOT_CONNECTED_TO_USER": "Akun ini belum terhubung.",
  "errors.OAUTH_PROVIDER_ACCESS_DENIED":
    "Proses masuk dibatalkan, atau penyedia tidak diizinkan memasukkan Anda.",
  "errors.OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED":
    "Masuk dengan penyedia ini dinonaktifkan. Pilih cara lain.",
  "errors.OUTER_OAUTH_TIMEOUT": "Proses masuk terlalu lama. Silakan mulai lagi.",
  "errors.PASSKEY_AUTHENTICATION_FAILED":
    "Anda tidak dapat masuk dengan kunci sandi ini. Coba lagi, atau pilih cara lain.",
  "errors.PASSKEY_AUTHENTICATION_NOT_ENABLED":
    "Masuk dengan kunci sandi dinonaktifkan. Pilih cara lain.",
  "errors.PASSKEY_REGISTRATION_FAILED": "Kunci sandi tidak dapat disimpan. Coba lagi.",
  "errors.PASSKEY_WEBAUTHN_ERROR":
    "Perangkat atau browser Anda menghentikan kunci sandi. Coba lagi, atau pilih cara lain.",
  "errors.PASSWORD_AUTHENTICATION_NOT_ENABLED":
    "Masuk dengan kata sandi dinonaktifkan. Pilih cara lain.",
  "errors.PASSWORD_CONFIRMATION_MISMATCH": "Kata sandi tidak cocok.",
  "errors.PASSWORD_TOO_COMMON":
    "Kata sandi ini terlalu mudah ditebak. Pilih yang lebih panjang atau kurang umum.",
  "errors.PROJECT_PERMISSION_REQUIRED": "Anda tidak diizinkan melakukan ini.",
  "errors.PROVIDER_REJECTED": "Penyedia menolak memperbarui koneksi. Hubungkan akun lagi.",
  "errors.REDIRECT_LOOP":
    "Dua halaman saling mengirim Anda tanpa henti, jadi kami berhenti. Periksa apakah jam perangkat Anda benar dan browser Anda menyimpan cookie situs ini. Jika keduanya benar, aplikasi ini mungkin diatur untuk proyek lain: beri tahu pengembangnya.",
  "errors.REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED": "Sesi Anda telah berakhir. Masuk lagi.",
  "errors.SECOND_FACTOR_NOT_ENABLED": "Aktifkan verifikasi 2 langkah terlebih dahulu.",
  "errors.SIGN_UP_NOT_ENABLED": "Aplikasi ini sedang tidak menerima akun baru.",
  "errors.TEAM_ALREADY_EXISTS": "Tim ini sudah ada.",
  "errors.TEAM_MEMBERSHIP_ALREADY_EXISTS": "Orang ini sudah menjadi anggota tim.",
  "errors.TEAM_MEMBERSHIP_NOT_FOUND": "Orang ini bukan lagi anggota tim.",
  "errors.TEAM_NOT_FOUND": "Tim ini sudah tidak ada.",
  "errors.TEAM_PERMISSION_REQUIRED":
    "Anda tidak diizinkan melakukan ini di tim ini. Tanyakan kepada pengelolanya.",
  "errors.USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION":
    "Anda sudah menghubungkan akun lain dari penyedia ini.",
  "errors.USER_AUTHENTICATION_REQUIRED": "Masuk untuk melakukan ini.",
  "errors.USER_DOES_NOT_HAVE_PASSWORD": "Akun Anda belum memiliki kata sandi.",
  "errors.USER_EMAIL_ALREADY_EXISTS":
    "Sudah ada akun untuk {email}. Masuk ke akun tersebut, atau gunakan alamat lain.",
  "errors.USER_NOT_FOUND": "Akun ini sudah tidak ada.",
  "errors.VERIFICATION_CODE_ALREADY_USED": "Kode ini sudah digunakan. Minta kode baru.",
  "errors.VERIFICATION_CODE_EXPIRED": "Kode ini sudah kedaluwarsa. Minta kode baru.",
  "errors.VERIFICATION_CODE_MAX_ATTEMPTS_REACHED":
    "Terlalu banyak percobaan dengan kode ini. Minta kode baru.",
  "errors.VERIFICATION_CODE_NOT_FOUND":
    "Kode ini tidak benar. Periksa kembali, atau minta kode baru.",
};
