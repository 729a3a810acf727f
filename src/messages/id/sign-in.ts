import type { Group } from "../en.js";

export const signIn: Group<"signIn"> = {
  "signIn.title": "Masuk ke akun Anda",
  "signIn.titleNamed": "Masuk ke {name}",
  "signIn.noAccount": "Belum punya akun?",
  "signIn.submit": "Masuk",
  "signIn.forgotPassword": "Lupa kata sandi?",
  "signIn.continueWith": "Lanjutkan dengan {provider}",
  "signIn.lastUsed": "Terakhir digunakan",
  "signIn.or": "atau",
  "signIn.passkey": "Masuk dengan kunci sandi",
  "signIn.methods": "Cara masuk",
  "signIn.tabCode": "Kode email",
  "signIn.tabPassword": "Kata sandi",
  "signIn.sendCode": "Kirim kode",
  "signIn.codeHint": "Kami akan mengirim kode sekali pakai dan tautan kepada Anda.",

  "signUp.title": "Buat akun Anda",
  "signUp.titleNamed": "Buat akun {name} Anda",
  "signUp.hasAccount": "Sudah punya akun?",
  "signUp.invited": "Anda bergabung dengan {team} menggunakan alamat yang diundang.",
  "signUp.submit": "Buat akun",
  "signUp.yourName": "Nama Anda",
  "signUp.methods": "Cara mendaftar",
  "signUp.closedTitle": "Pendaftaran ditutup",
  "signUp.closedText":
    "Aplikasi ini sedang tidak menerima akun baru. Jika sudah punya akun, Anda dapat masuk.",

  "methods.none":
    "Tidak ada metode masuk yang diaktifkan untuk aplikasi ini. Jika Anda pengembangnya, aktifkan satu di setelan proyek.",

  "signedIn.title": "Anda sudah masuk",
  "signedIn.text": "Anda masuk sebagai {name}.",
  "signedIn.textPlain": "Anda tidak perlu melakukan apa pun di sini.",
  "signedIn.redirecting": "Anda sudah masuk. Mengalihkan…",

  "code.sentTo":
    "Kami telah mengirim kode sekali pakai ke {email}. Masukkan kode di sini, atau buka tautan di email tersebut.",
  "code.label": "Kode sekali pakai",
  "code.submit": "Lanjutkan",
  "code.change": "Gunakan alamat lain",
  "code.resend": "Kirim kode baru",
  "code.resendIn": { other: "Kirim kode baru dalam {count} detik" },
  "code.resent": "Kode baru sedang dikirim. Hanya kode terbaru yang berlaku di sini.",
};
