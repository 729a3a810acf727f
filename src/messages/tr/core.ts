import type { Group } from "../en.js";

export const core: Group<"core"> = {
  "action.cancel": "Vazgeç",
  "action.close": "Kapat",
  "action.continue": "Devam",
  "action.goHome": "Ana sayfaya git",
  "action.save": "Kaydet",
  "action.signIn": "Giriş yap",
  "action.signOut": "Oturumu kapat",
  "action.signUp": "Kaydol",
  "action.tryAgain": "Tekrar dene",

  "field.email": "E-posta",
  "field.newPassword": "Yeni şifre",
  "field.optional": "isteğe bağlı",
  "field.password": "Şifre",
  "field.passwordAgain": "Şifre (tekrar)",
  "field.totp": "Altı haneli kod",
  "field.totpHint": "Kimlik doğrulama uygulamanızın bu hesap için gösterdiği kod.",

  "code.noMail": "E-posta gelmedi mi? Spam klasörünüze bakın.",
  "check.codeIncomplete": "Kodun {count} karakterinin tamamını girin.",
  "check.emailInvalid": "name@example.com gibi bir e-posta adresi girin.",
  "check.emailMissing": "E-posta adresinizi girin.",
  "check.nameMissing": "Bir ad girin.",
  "check.passwordMissing": "Şifrenizi girin.",
  "check.newPasswordMissing": "Bir şifre belirleyin.",
  "check.passwordAgainMissing": "Şifreyi bir kez daha girin.",
  "check.passwordsDiffer": "Şifreler eşleşmiyor.",

  "password.capsLock": "Caps Lock açık.",
  "password.hide": "Şifreyi gizle",
  "password.rule": "En az {least} karakter kullanın.",
  "password.show": "Şifreyi göster",

  "state.loading": "Yükleniyor",
  "state.needsScript":
    "Bunun için JavaScript gerekiyor. Tarayıcınızda açın ve sayfayı yeniden yükleyin.",

  "time.now": "az önce",

  "totp.title": "Kodunuzu girin",
  "totp.submit": "Kodu onayla",
  "totp.cantUse": "Uygulamanızı kullanamıyor musunuz?",

  "menu.account": "Hesap ayarları",
  "menu.label": "Hesap menüsü",
  "menu.signedInAs": "{name} olarak giriş yapıldı",
  "menu.theme": "Açık ve koyu görünüm arasında geçiş yap",
  "menu.signIn": "Giriş yap",
  "menu.signUp": "Kaydol",
  "menu.signOut": "Oturumu kapat",

  "failure.unknown": "Bizden kaynaklanan bir sorun oluştu. Biraz sonra tekrar deneyin.",
  "failure.unknownWithId":
    "Bizden kaynaklanan bir sorun oluştu. Biraz sonra tekrar deneyin. İstek kimliği: {id}",
  "errors.NETWORK_ERROR": "Hizmet yanıt vermedi. Bağlantınızı kontrol edip tekrar deneyin.",
  "errors.OFFLINE_ERROR": "Çevrimdışısınız. Bağlantı kurulunca tekrar deneyin.",
  "errors.PASSWORD_TOO_LONG": "Şifre çok uzun. En fazla {n} karakter olabilir.",
  "errors.PASSWORD_TOO_SHORT": "En az {n} karakter kullanın.",
};
