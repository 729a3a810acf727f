import type { MailWords } from "./words.js";

export const id: MailWords = {
  greeting: "{{#if userDisplayName}}Halo {{ userDisplayName }},{{/if}}",
  device: "{{ browser }} di {{ system }}",
  expires: "Berlaku selama {{ expiresIn }}. Hanya dapat digunakan sekali.",
  orLink: "Atau [masuk dengan tautan ini]({{ magicLink }})",
  unexpected:
    "Anda menerima email ini karena seseorang memasukkan alamat Anda di " +
    "{{ projectDisplayName }}. Jika bukan Anda, abaikan saja.",
  invited:
    "{{#if inviterDisplayName}}Anda menerima email ini karena {{ inviterDisplayName }} " +
    "mengundang Anda. Jika tidak mengenalnya, abaikan saja.{{else}}Anda menerima email " +
    "ini karena diundang ke sebuah tim. Jika tidak mengharapkannya, abaikan saja.{{/if}}",
  aboutAccount:
    "Anda menerima email ini karena menyangkut keamanan akun {{ projectDisplayName }} Anda.",
  wasNotMe: "Ini bukan saya",
  review: "[Periksa sesi]({{ sessionsUrl }})",
  remedy:
    "Jika bukan Anda, setel ulang kata sandi. Semua perangkat akan dikeluarkan. Lalu " +
    "periksa kunci sandi, akun tertaut, dan alamat di setelan akun.",
  onHold:
    "Alamat Anda dikonfirmasi dari browser yang tidak dikenal akun. Karena itu kata sandi, " +
    "passkey, akun tertaut, perangkat, alamat, dan tim sebelumnya memerlukan satu kode dari " +
    "kotak surat ini. Masuk dengan salah satunya untuk mempertahankan semuanya. Setelah 30 " +
    "hari, semuanya dihapus.",
  codeSubject: "{{ otp }} adalah kode {{ projectDisplayName }} Anda",
  verifyByCode:
    "Masukkan kode ini di tempat Anda mendaftar di {{ projectDisplayName }}, atau gunakan " +
    "tombol. Jika Anda tidak mendaftar, jangan masukkan dan jangan bagikan kode ini.",
  confirmTitle: "Apakah ini Anda yang masuk?",
  confirmBody:
    "Seseorang sedang masuk ke akun {{ projectDisplayName }} Anda dengan sesuatu yang " +
    "ditambahkan sebelum Anda mengonfirmasi alamat ini. Jika itu Anda, masukkan kode ini di " +
    "sana. Jika bukan, jangan bagikan: tanpa kode ini tidak ada yang bisa masuk.",
  settleTitle: "Pertahankan atau hapus akses sebelumnya",
  settleBody:
    "Masukkan kode ini di pengaturan akun {{ projectDisplayName }} Anda untuk " +
    "mempertahankan atau menghapus yang ditambahkan sebelum Anda mengonfirmasi alamat " +
    "ini. Jika Anda tidak memintanya, jangan berikan kepada siapa pun.",
  deviceTitle: "Masuk di perangkat baru?",
  deviceBody:
    "Seseorang memasukkan kata sandi {{ projectDisplayName }} Anda di perangkat yang tidak " +
    "kami kenal. Jika itu Anda, masukkan kode ini di sana. Jika bukan, jangan bagikan dan " +
    "ubah kata sandi Anda: tanpa kode ini tidak ada yang bisa masuk.",
  codesOffTitle: "Kode email dinonaktifkan untuk akun {{ projectDisplayName }} Anda",
  codesOffBody:
    "Seseorang meminta kode untuk masuk ke akun {{ projectDisplayName }} Anda. Anda " +
    "telah menonaktifkan kode ini, jadi gunakan kata sandi, passkey, atau akun tertaut. " +
    "Anda dapat mengaktifkannya lagi di pengaturan akun.",
  leaked:
    "Kata sandi yang Anda gunakan untuk masuk ada dalam daftar kata sandi yang bocor, " +
    "yang dicoba penyerang lebih dahulu. Pilih kata sandi baru yang tidak Anda gunakan di " +
    "tempat lain. Ini tidak berarti orang lain telah masuk: kami membandingkannya saat " +
    "Anda masuk.",
  undoes:
    "Jika bukan Anda, tekan tombol dalam 14 hari. Perubahan terbaru akan dibatalkan, semua " +
    "perangkat dikeluarkan, dan Anda menerima tautan untuk memilih kata sandi baru.",
  unsubscribe: "Berhenti berlangganan",
  unsubscribeAsk: "Tidak lagi menerima kabar dari {{ projectDisplayName }}?",
  unsubscribed:
    "Anda tidak lagi menerima kabar dari {{ projectDisplayName }}. Email tentang akun Anda " +
    "tetap dikirim.",
  joining: {
    team_join_requested: {
      one: "{{ personDisplayName }} ingin bergabung dengan {{ teamDisplayName }}",
      more: "Permintaan bergabung dengan {{ teamDisplayName }}: {{ count }}",
      body: "Terima atau tolak permintaan di pengaturan tim.",
    },
    team_joined: {
      one: "{{ personDisplayName }} bergabung dengan {{ teamDisplayName }}",
      more: "Anggota baru {{ teamDisplayName }}: {{ count }}",
      body:
        "Orang dengan alamat email di domain tim dapat bergabung. Anda dapat mengeluarkan " +
        "anggota di pengaturan tim.",
    },
    acceptedTitle: "Anda sekarang anggota {{ teamDisplayName }}",
    acceptedBody:
      "Permintaan Anda untuk bergabung dengan {{ teamDisplayName }} di {{ projectDisplayName }} " +
      "diterima.",
    openTeam: "Buka pengaturan tim",
    openApp: "Lanjutkan ke {{ projectDisplayName }}",
    managesTeam:
      "Anda menerima email ini karena Anda mengelola {{ teamDisplayName }} di " +
      "{{ projectDisplayName }}.",
  },
  teamDeleted: {
    title: "Tim {{ teamDisplayName }} telah dihapus",
    body:
      "Tim dan semua yang dimilikinya telah dihapus untuk seluruh anggota. Tindakan ini " +
      "tidak dapat diurungkan. Jika tidak mengharapkannya, hubungi orang yang mengelola " +
      "tim.",
    wasMember:
      "Anda menerima email ini karena Anda pernah menjadi anggota {{ teamDisplayName }} di " +
      "{{ projectDisplayName }}.",
  },
  requests: {
    email_verification: {
      subject: "Verifikasi alamat email Anda untuk {{ projectDisplayName }}",
      title: "Verifikasi alamat email Anda",
      body:
        "Konfirmasi bahwa alamat ini milik Anda agar {{ projectDisplayName }} dapat mengirim " +
        "email ke sini.",
      action: "Verifikasi alamat",
    },
    password_reset: {
      subject: "Setel ulang kata sandi {{ projectDisplayName }}",
      title: "Setel ulang kata sandi",
      body:
        "Pilih kata sandi baru untuk akun {{ projectDisplayName }} Anda. Anda akan keluar " +
        "dari semua perangkat.",
      action: "Pilih kata sandi baru",
    },
    magic_link: {
      subject: "Masuk ke {{ projectDisplayName }}{{#if otp}}: kode Anda adalah {{ otp }}{{/if}}",
      title: "Masuk ke {{ projectDisplayName }}",
      body:
        "{{#if otp}}Masukkan kode ini di tempat Anda masuk. {{ projectDisplayName }} tidak " +
        "akan pernah menelepon untuk memintanya.{{else}}Masuk dengan tautan di bawah.{{/if}}",
      action: "Masuk",
    },
    team_invitation: {
      subject: "Undangan untuk bergabung dengan {{ teamDisplayName }}",
      title: "Bergabung dengan {{ teamDisplayName }}",
      body:
        "{{#if inviterDisplayName}}{{ inviterDisplayName }} mengundang Anda untuk bergabung " +
        "dengan tim {{ teamDisplayName }} di {{ projectDisplayName }}.{{else}}Anda diundang " +
        "untuk bergabung dengan tim {{ teamDisplayName }} di {{ projectDisplayName }}.{{/if}}",
      action: "Bergabung dengan tim",
    },
  },
  notices: {
    password_changed: "Kata sandi akun {{ projectDisplayName }} Anda telah diubah",
    password_set: "Kata sandi telah ditambahkan ke akun {{ projectDisplayName }} Anda",
    email_changed: "Alamat masuk Anda telah diubah{{#if detail}}: {{ detail }}{{/if}}",
    sign_in_address_added:
      "{{ detail }} telah ditambahkan sebagai alamat masuk akun {{ projectDisplayName }} Anda",
    sign_in_address_removed:
      "{{ detail }} bukan lagi alamat masuk akun {{ projectDisplayName }} Anda",
    address_verified: "{{ detail }} telah diverifikasi untuk akun {{ projectDisplayName }} Anda",
    primary_changed: "{{ detail }} kini menjadi alamat utama akun {{ projectDisplayName }} Anda",
    email_codes_on: "Masuk dengan kode email telah diaktifkan",
    email_codes_off: "Masuk dengan kode email telah dinonaktifkan",
    second_factor_on: "Verifikasi 2 langkah telah diaktifkan",
    second_factor_off: "Verifikasi 2 langkah telah dinonaktifkan",
    second_factor_guessed:
      "Sepuluh kode salah dimasukkan untuk masuk ke akun {{ projectDisplayName }} Anda",
    recovery_code_used:
      "Kode pemulihan digunakan untuk masuk ke akun {{ projectDisplayName }} Anda",
    recovery_codes_created:
      "Kode pemulihan baru telah dibuat untuk akun {{ projectDisplayName }} Anda",
    passkey_added: "Kunci sandi telah ditambahkan ke akun {{ projectDisplayName }} Anda",
    passkey_removed: "Kunci sandi telah dihapus dari akun {{ projectDisplayName }} Anda",
    provider_connected: "{{ provider }} telah ditautkan ke akun {{ projectDisplayName }} Anda",
    provider_disconnected: "{{ provider }} telah dilepas dari akun {{ projectDisplayName }} Anda",
    new_device: "Login baru ke akun {{ projectDisplayName }} Anda",
    password_leaked: "Kata sandi {{ projectDisplayName }} Anda dikenal dari kebocoran data",
    api_key_created: "Kunci API telah dibuat untuk akun {{ projectDisplayName }} Anda",
    activity_reported: "Aktivitas tidak dikenal dilaporkan di akun {{ projectDisplayName }} Anda",
    account_deleted: "Akun {{ projectDisplayName }} Anda telah dihapus",
    access_suspended: "Akses sebelumnya ke akun {{ projectDisplayName }} Anda ditangguhkan",
    suspension_ending:
      "Akses sebelumnya ke akun {{ projectDisplayName }} Anda akan dihapus pada {{ detail }}",
  },
};
