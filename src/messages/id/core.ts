import type { Group } from "../en.js";

export const core: Group<"core"> = {
  "action.cancel": "Batal",
  "action.close": "Tutup",
  "action.continue": "Lanjutkan",
  "action.goHome": "Ke halaman utama",
  "action.save": "Simpan",
  "action.signIn": "Masuk",
  "action.signOut": "Keluar",
  "action.signUp": "Daftar",
  "action.tryAgain": "Coba lagi",

  "field.email": "Email",
  "field.newPassword": "Kata sandi baru",
  "field.optional": "opsional",
  "field.password": "Kata sandi",
  "field.passwordAgain": "Ulangi kata sandi",
  "field.totp": "Kode enam digit",
  "field.totpHint": "Kode yang ditampilkan aplikasi autentikator untuk akun ini.",

  "code.noMail": "Tidak ada email? Lihat folder spam Anda.",
  "check.codeIncomplete": "Masukkan semua {count} karakter kode.",
  "check.emailInvalid": "Masukkan alamat email seperti name@example.com.",
  "check.emailMissing": "Masukkan alamat email Anda.",
  "check.nameMissing": "Masukkan nama.",
  "check.passwordMissing": "Masukkan kata sandi Anda.",
  "check.newPasswordMissing": "Pilih kata sandi.",
  "check.passwordAgainMissing": "Ulangi kata sandi.",
  "check.passwordsDiffer": "Kata sandi tidak cocok.",

  "password.capsLock": "Caps Lock aktif.",
  "password.hide": "Sembunyikan kata sandi",
  "password.rule": "Minimal {least} karakter.",
  "password.show": "Tampilkan kata sandi",

  "state.loading": "Memuat",
  "state.needsScript":
    "Ini memerlukan JavaScript. Aktifkan di peramban Anda, lalu muat ulang halaman.",

  "time.now": "baru saja",

  "totp.title": "Masukkan kode Anda",
  "totp.submit": "Konfirmasi kode",
  "totp.cantUse": "Tidak dapat menggunakan aplikasi?",

  "menu.account": "Setelan akun",
  "menu.label": "Menu akun",
  "menu.signedInAs": "Masuk sebagai {name}",
  "menu.theme": "Beralih antara terang dan gelap",
  "menu.signIn": "Masuk",
  "menu.signUp": "Daftar",
  "menu.signOut": "Keluar",

  "failure.unknown": "Terjadi kesalahan di pihak kami. Coba lagi sebentar lagi.",
  "failure.unknownWithId":
    "Terjadi kesalahan di pihak kami. Coba lagi sebentar lagi. ID permintaan: {id}",
  "errors.NETWORK_ERROR": "Layanan tidak merespons. Periksa koneksi Anda dan coba lagi.",
  "errors.OFFLINE_ERROR": "Anda sedang offline. Coba lagi setelah terhubung.",
  "errors.PASSWORD_TOO_LONG": "Kata sandi terlalu panjang. Maksimal {n} karakter.",
  "errors.PASSWORD_TOO_SHORT": "Kata sandi terlalu pendek. Minimal {n} karakter.",
};
