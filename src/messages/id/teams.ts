import type { Group } from "../en.js";

/** Pengalih tim, pembuatan tim, dan setelan tim. */
export const teams: Group<"teams"> = {
  "teams.switcherLabel": "Ganti tim",
  "teams.choose": "Pilih tim",
  "teams.current": "Tim saat ini",
  "teams.none": "Anda belum bergabung dengan tim.",
  "teams.noneAction": "Buat tim pertama Anda",
  "teams.create": "Buat tim",
  "teams.settings": "Setelan tim",
  "teams.gone": "Anda tidak lagi berada di tim ini, atau tim sudah tidak ada.",
  "teams.switched": "Anda sekarang di {team}.",
  "teams.switcherJoin": "Gabung dengan {team}",
  "teams.switcherInvitedBy": "Undangan dari {inviter}",

  "teams.createTitle": "Buat tim",
  "teams.createText":
    "Gunakan aplikasi ini bersama orang lain. Anda dapat mengundang mereka setelah tim dibuat.",
  "teams.name": "Nama tim",
  "teams.namePlaceholder": "Atlas",
  "teams.yourName": "Nama Anda",
  "teams.yourNameHint": "Anggota tim lainnya melihatnya.",
  "teams.created": "Tim {team} telah dibuat.",
  "teams.creationClosed": "Aplikasi ini tidak mengizinkan pengguna membuat tim.",

  "teams.profileTitle": "Tim",
  "teams.pictureChange": "Ganti foto tim",
  "teams.pictureRemove": "Hapus foto tim",
  "teams.saved": "Tim telah disimpan.",

  "teams.ownProfileTitle": "Profil Anda di tim ini",
  "teams.ownProfileText":
    "Ditampilkan kepada anggota tim ini sebagai pengganti nama dan foto Anda yang biasa.",
  "teams.ownName": "Nama di tim ini",
  "teams.ownProfileSaved": "Profil Anda di tim ini telah disimpan.",

  "teams.membersTitle": "Anggota",
  "teams.membersCount": { other: "{count} anggota" },
  "teams.membersEmpty": "Belum ada orang lain di tim ini.",
  "teams.memberYou": "Anda",
  "teams.memberUnnamed": "Akun tanpa alamat email",
  "teams.memberJoined": "Bergabung {time}",
  "teams.membersSearch": "Cari anggota",
  "teams.membersNotFound": "Tidak ada anggota yang ditemukan",
  "teams.membersRange": "{first}–{last} dari {count}",
  "teams.membersPrevious": "Sebelumnya",
  "teams.membersNext": "Berikutnya",
  "teams.memberRemove": "Keluarkan dari tim",
  "teams.memberRemoveTitle": "Keluarkan {name} dari {team}?",
  "teams.memberRemoveText": "Orang ini langsung kehilangan akses ke semua yang ada di tim.",
  "teams.memberRemoved": "{name} tidak lagi berada di tim.",
  "teams.roleAdmin": "Admin",
  "teams.roleMember": "Anggota",
  "teams.roleNone": "Tanpa peran",
  "teams.roleOf": "Peran {name}",
  "teams.roleChanged": "{name} kini memiliki peran {role}",

  "teams.inviteTitle": "Undang seseorang",
  "teams.inviteText": "Mereka menerima email berisi tautan untuk bergabung.",
  "teams.inviteLabel": "Alamat email",
  "teams.inviteSubmit": "Kirim undangan",
  "teams.invited": "Undangan sedang dikirim ke {email}.",

  "teams.invitationsTitle": "Undangan tertunda",
  "teams.invitationsEmpty": "Tidak ada undangan tertunda",
  "teams.invitationExpires": "Kedaluwarsa {time}",
  "teams.invitationExpired": "Sudah kedaluwarsa {time}",
  "teams.invitationResend": "Kirim lagi",
  "teams.invitationResent": "Undangan ke {email} dikirim lagi.",
  "teams.invitationRevoke": "Batalkan undangan",
  "teams.invitationRevoked": "Undangan ke {email} telah ditarik.",
  "teams.invitationUnknown": "alamat tidak dikenal",

  "teams.leaveTitle": "Tinggalkan tim",
  "teams.leaveText":
    "Anda kehilangan akses ke semua yang ada di tim. Untuk kembali, Anda perlu undangan baru.",
  "teams.leave": "Tinggalkan tim",
  "teams.leaveConfirmTitle": "Tinggalkan {team}?",
  "teams.stepDownTitle": "Lepaskan peran Anda?",
  "teams.stepDownText":
    "Anda tidak dapat mengambilnya kembali sendiri. Orang lain harus memberikannya lagi.",
  "teams.stepDown": "Lepaskan peran",
  "teams.leaveAloneText":
    "Anda satu-satunya anggota. Tidak ada yang dapat membuka {team} setelah Anda keluar.",
  "teams.handOverText":
    "Hanya Anda yang dapat mengelola anggota {team}. Pilih siapa yang menggantikan.",
  "teams.handOver": "Siapa yang menggantikan?",
  "teams.handOverChoose": "Pilih anggota",
  "teams.handOverNoOne": "Tidak ada",
  "teams.handOverMissing": "Pilih anggota atau “Tidak ada”.",

  "teams.deleteTitle": "Hapus tim",
  "teams.deleteText":
    "Tim dan semua yang dimilikinya dihapus untuk seluruh anggota. Tindakan ini tidak dapat diurungkan.",
  "teams.delete": "Hapus tim",
  "teams.deleteNamed": "Hapus tim “{team}”",
  "teams.deleteConfirmTitle": "Hapus {team}?",
  "teams.deleteConfirmLabel": "Ketik {team} untuk mengonfirmasi",
  "teams.deleteMismatch": "Ketik nama persis seperti tertulis.",
};
