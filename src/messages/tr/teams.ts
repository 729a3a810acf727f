import type { Group } from "../en.js";

/** Takım değiştirici, takım oluşturma ve takım ayarları. */
export const teams: Group<"teams"> = {
  "teams.switcherLabel": "Takım değiştir",
  "teams.choose": "Bir takım seçin",
  "teams.current": "Mevcut ekip",
  "teams.none": "Henüz bir takımda değilsiniz.",
  "teams.noneAction": "İlk takımınızı oluşturun",
  "teams.create": "Takım oluştur",
  "teams.settings": "Takım ayarları",
  "teams.gone": "Artık bu takımda değilsiniz ya da takım artık yok.",
  "teams.switched": "Şimdi {team} takımındasınız.",

  "teams.createTitle": "Takım oluşturun",
  "teams.createText": "Birlikte çalışın. Sonraki adımda kişileri davet edeceksiniz.",
  "teams.name": "Takım adı",
  "teams.namePlaceholder": "Atlas",
  "teams.created": "{team} takımı oluşturuldu.",
  "teams.creationClosed": "Bu uygulamada kullanıcılar takım oluşturamaz.",

  "teams.profileTitle": "Takım",
  "teams.pictureChange": "Takım resmini değiştir",
  "teams.pictureRemove": "Takım resmini kaldır",
  "teams.saved": "Takım kaydedildi.",

  "teams.ownProfileTitle": "Bu takımdaki profiliniz",
  "teams.ownProfileText": "Bu takımın üyeleri, her zamanki adınız ve resminiz yerine bunu görür.",
  "teams.ownName": "Bu takımdaki ad",
  "teams.ownProfileSaved": "Bu takımdaki profiliniz kaydedildi.",

  "teams.membersTitle": "Üyeler",
  "teams.membersCount": { one: "{count} üye", other: "{count} üye" },
  "teams.membersEmpty": "Bu takımda henüz başka kimse yok.",
  "teams.memberYou": "siz",
  "teams.memberNoName": "Adsız",
  "teams.memberRemove": "Takımdan çıkar",
  "teams.memberRemoveTitle": "{name}, {team} takımından çıkarılsın mı?",
  "teams.memberRemoveText": "Bu kişi, takımdaki her şeye erişimini hemen kaybeder.",
  "teams.memberRemoved": "{name} artık takımda değil.",

  "teams.inviteTitle": "Birini davet edin",
  "teams.inviteText": "Katılma bağlantısını e-postayla göndereceğiz.",
  "teams.inviteLabel": "E-posta adresi",
  "teams.inviteSubmit": "Davet gönder",
  "teams.invited": "{email} adresine davet gönderildi.",

  "teams.invitationsTitle": "Bekleyen davetler",
  "teams.invitationsEmpty": "Bekleyen davet yok",
  "teams.invitationExpires": "Süresi {time} doluyor",
  "teams.invitationExpired": "Süresi {time} doldu",
  "teams.invitationResend": "Yeniden gönder",
  "teams.invitationResent": "{email} adresine davet yeniden gönderildi.",
  "teams.invitationRevoke": "İptal et",
  "teams.invitationRevoked": "{email} adresine gönderilen davet iptal edildi",
  "teams.invitationUnknown": "bilinmeyen bir adres",

  "teams.leaveTitle": "Takımdan ayrıl",
  "teams.leaveText":
    "Takımdaki her şeye erişiminizi kaybedersiniz. Geri dönmek için yeni bir davet gerekir.",
  "teams.leave": "Takımdan ayrıl",
  "teams.leaveConfirmTitle": "{team} takımından ayrılıyor musunuz?",

  "teams.deleteTitle": "Takımı sil",
  "teams.deleteText": "Takım ve ona ait her şey bütün üyeler için silinir. Bu geri alınamaz.",
  "teams.delete": "Takımı sil",
  "teams.deleteNamed": "“{team}” takımını sil",
  "teams.deleteConfirmTitle": "{team} takımı silinsin mi?",
  "teams.deleteConfirmLabel": "Onaylamak için {team} yazın",
  "teams.deleteMismatch": "Adı tam olarak yazıldığı gibi yazın.",
};
