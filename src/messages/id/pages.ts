import type { Group } from "../en.js";

export const pages: Group<"pages"> = {
  "home.continueTo": "Lanjutkan ke {app}",

  "forgot.title": "Atur ulang kata sandi Anda",
  "forgot.text":
    "Masukkan alamat akun Anda. Kami akan mengirim tautan untuk memilih kata sandi baru.",
  "forgot.submit": "Kirim tautan",
  "forgot.back": "Kembali ke halaman masuk",
  "forgot.sentTitle": "Periksa email Anda",
  "forgot.sentText":
    "Jika ada akun untuk {email}, tautan untuk memilih kata sandi baru sedang dikirim.",
  "forgot.resent": "Kami telah mengirim tautan lain.",

  "reset.title": "Pilih kata sandi baru",
  "reset.text":
    "Anda akan dikeluarkan dari semua perangkat dan dapat masuk dengan kata sandi baru.",
  "reset.submit": "Simpan kata sandi baru",
  "reset.doneTitle": "Kata sandi Anda telah diubah",
  "reset.doneText":
    "Anda telah dikeluarkan dari semua perangkat. Masuk dengan kata sandi baru Anda.",
  "reset.notFoundText":
    "Tautan untuk mengatur ulang kata sandi ini tidak lengkap, atau dibuat untuk aplikasi lain.",
  "reset.expiredText":
    "Tautan untuk mengatur ulang kata sandi ini sudah kedaluwarsa. Kami dapat mengirim yang baru.",
  "reset.usedText":
    "Tautan ini sudah digunakan. Jika bukan Anda yang mengubah kata sandi, atur ulang lagi sekarang.",
  "reset.attemptsText": "Tautan ini sudah terlalu sering dicoba. Kami dapat mengirim yang baru.",
  "reset.again": "Kirim tautan baru",

  "verify.title": "Verifikasi alamat email Anda",
  "verify.text": "Konfirmasi bahwa alamat ini milik Anda.",
  "verify.submit": "Verifikasi alamat",
  "verify.keepPassword":
    "Mendaftar dengan kata sandi? Masuk dulu di sini agar kata sandi itu tetap berlaku.",
  "verify.doneTitle": "Alamat email Anda telah diverifikasi",
  "verify.doneText": "Terima kasih. Anda dapat menutup halaman ini atau melanjutkan.",
  "verify.alreadyTitle": "Sudah diverifikasi",
  "verify.usedText": "Alamat email ini telah diverifikasi. Tidak ada lagi yang perlu dilakukan.",
  "verify.notFoundText": "Tautan ini tidak lengkap, atau dibuat untuk aplikasi lain.",
  "verify.expiredText":
    "Tautan ini sudah kedaluwarsa. Anda dapat mengirim yang baru dari setelan akun.",
  "verify.attemptsText":
    "Tautan ini sudah terlalu sering dicoba. Anda dapat mengirim yang baru dari setelan akun.",
  "verify.again": "Buka setelan akun",

  "link.notFoundTitle": "Tautan ini tidak berfungsi",
  "link.expiredTitle": "Tautan ini sudah kedaluwarsa",
  "link.usedTitle": "Tautan ini sudah digunakan",
  "link.attemptsTitle": "Terlalu banyak percobaan",

  "magicLink.title": "Masuk",
  "magicLink.text": "Satu klik dan Anda masuk di perangkat ini.",
  "magicLink.submit": "Masuk",
  "magicLink.notFoundText": "Tautan masuk ini tidak lengkap, atau dibuat untuk aplikasi lain.",
  "magicLink.expiredText": "Tautan masuk hanya berlaku sementara. Kami dapat mengirim yang baru.",
  "magicLink.usedText":
    "Setiap tautan masuk berlaku satu kali. Jika bukan Anda yang menggunakannya, masuk dan periksa sesi Anda.",
  "magicLink.attemptsText":
    "Tautan masuk ini sudah terlalu sering dicoba. Kami dapat mengirim yang baru.",
  "magicLink.again": "Kirim tautan baru",

  "totp.text": "Buka aplikasi autentikator Anda dan masukkan kode untuk {app}.",
  "recovery.label": "Kode pemulihan",
  "recovery.hint":
    "Salah satu kode yang Anda simpan saat mengaktifkan verifikasi 2 langkah. Setiap kode berlaku sekali.",
  "recovery.useApp": "Gunakan aplikasi autentikator",

  "oauth.title": "Sedang masuk",
  "oauth.text": "Ini perlu waktu sebentar.",
  "oauth.connectTitle": "Hubungkan {provider} ke akun Anda?",
  "oauth.connectText":
    "Sudah ada akun untuk {email}. Hubungkan {provider} untuk masuk ke akun itu.",
  "oauth.connect": "Hubungkan dan masuk",
  "oauth.failedTitle": "Anda belum masuk",
  "oauth.failedText": "Terjadi kesalahan saat masuk melalui penyedia. Silakan coba lagi.",
  "oauth.invalidTotp": "Kode dari aplikasi autentikator tidak valid. Silakan coba masuk lagi.",
  "oauth.again": "Kembali ke halaman masuk",

  "signOut.title": "Keluar?",
  "signOut.text": "Anda perlu masuk lagi di perangkat ini.",
  "signOut.submit": "Keluar",
  "signOut.stay": "Tetap masuk",
  "signOut.working": "Sedang keluar",
  "signOut.doneTitle": "Anda telah keluar",
  "signOut.doneText": "Anda dapat menutup halaman ini atau masuk lagi.",
  "signOut.deletedTitle": "Akun dihapus",
  "signOut.deletedText": "Akun Anda dan datanya telah dihapus. Anda dapat menutup halaman ini.",

  "invitation.title": "Bergabung dengan {team}",
  "invitation.text": "Anda diundang untuk bergabung dengan tim {team}.",
  "invitation.textFrom": "{inviter} mengundang Anda untuk bergabung dengan tim {team}.",
  "invitation.signedInAs": "Anda masuk sebagai {email}.",
  "invitation.sentTo":
    "Undangan dikirim ke {invited}, dan Anda masuk sebagai {email}. Anda dapat bergabung dengan akun ini, atau beralih ke akun yang lain.",
  "invitation.submit": "Bergabung dengan tim",
  "invitation.decline": "Nanti saja",
  "invitation.switch": "Gunakan akun lain",
  "invitation.signInTitle": "Anda diundang ke sebuah tim",
  "invitation.signInText": "Masuk atau buat akun untuk bergabung dengan tim.",
  "invitation.sentToVisitor": "Undangan dikirim ke {email}. Buat akun atau masuk untuk bergabung.",
  "invitation.yourName": "Nama Anda",
  "invitation.yourNameHint": "Anggota tim lainnya melihatnya.",
  "invitation.doneTitle": "Selamat datang di {team}",
  "invitation.doneText": "Sekarang Anda anggota tim ini.",
  "invitation.notFoundText":
    "Undangan ini tidak lengkap, telah ditarik, atau dibuat untuk aplikasi lain.",
  "invitation.expiredText":
    "Undangan ini sudah kedaluwarsa. Minta undangan baru kepada orang yang mengundang Anda.",
  "invitation.usedText": "Undangan ini sudah diterima.",
  "invitation.attemptsText":
    "Undangan ini sudah terlalu sering dicoba. Minta undangan baru kepada orang yang mengundang Anda.",

  "errorPage.title": "Terjadi kesalahan",
  "errorPage.text": "Silakan coba lagi. Jika terjadi lagi, beri tahu pengelola aplikasi ini.",
  "errorPage.deniedTitle": "Proses masuk dibatalkan",
  "errorPage.deniedText":
    "Penyedia tidak diizinkan memasukkan Anda, atau permintaan dibatalkan. Tidak ada yang berubah.",
  "errorPage.otherUserTitle": "Di sini akun ini milik orang lain",
  "errorPage.otherUserText":
    "Akun yang Anda pilih sudah terhubung ke pengguna lain. Pilih akun lain, atau masuk sebagai pengguna tersebut.",
  "errorPage.otherAccountTitle": "Akun lain sudah terhubung",
  "errorPage.otherAccountText":
    "Anda sudah menghubungkan akun lain dari penyedia ini. Hapus dahulu akun itu di setelan akun.",
  "errorPage.settings": "Buka setelan akun",

  "cli.title": "Masuk di baris perintah?",
  "cli.text":
    "Sebuah program di terminal meminta bertindak atas nama Anda. Lanjutkan hanya jika Anda sendiri yang baru saja menjalankannya.",
  "cli.signedInAs": "Program akan masuk sebagai {name}.",
  "cli.code": "Jika terminal Anda menampilkan kode, kodenya harus {code}.",
  "cli.submit": "Masuk di sana",
  "cli.decline": "Batal",
  "cli.doneTitle": "Baris perintah telah masuk",
  "cli.doneText": "Anda dapat menutup halaman ini dan kembali ke terminal.",
  "cli.declinedTitle": "Permintaan dibatalkan",
  "cli.declinedText":
    "Jika bukan Anda yang memulainya, mungkin ada yang mencoba menipu Anda. Anda dapat menutup halaman ini.",
  "cli.missingTitle": "Tautan ini tidak lengkap",
  "cli.missingText": "Mulai lagi proses masuk di terminal, lalu buka tautan yang ditampilkan.",
  "cli.failedTitle": "Baris perintah tidak dapat masuk",
  "cli.failedText":
    "Permintaan sudah kedaluwarsa, sudah digunakan, atau tidak ada. Mulai lagi proses masuk di terminal.",

  "protect.text": "Akun Anda tidak diizinkan melihat bagian ini.",
  "frame.title": "Buka halaman ini secara terpisah",
  "frame.text":
    "Agar kata sandi Anda tetap aman, halaman ini tidak berfungsi di dalam halaman lain.",
  "frame.action": "Buka di tab baru",
};
