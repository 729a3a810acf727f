import type { Group } from "../en.js";

export const signIn: Group<"signIn"> = {
  "signIn.title": "Hesabınıza giriş yapın",
  "signIn.titleNamed": "{name} hesabınıza giriş yapın",
  "signIn.noAccount": "Hesabınız yok mu?",
  "signIn.submit": "Giriş yap",
  "signIn.forgotPassword": "Şifrenizi mi unuttunuz?",
  "signIn.continueWith": "{provider} ile devam et",
  "signIn.lastUsed": "Son kullanılan",
  "signIn.or": "ya da",
  "signIn.passkey": "Geçiş anahtarıyla giriş yap",
  "signIn.methods": "Giriş yöntemleri",
  "signIn.tabCode": "E-posta kodu",
  "signIn.tabPassword": "Şifre",
  "signIn.sendCode": "Kod gönder",
  "signIn.codeHint": "Size tek kullanımlık bir kod ve bir bağlantı göndereceğiz.",

  "signUp.title": "Hesabınızı oluşturun",
  "signUp.titleNamed": "{name} hesabınızı oluşturun",
  "signUp.hasAccount": "Zaten hesabınız var mı?",
  "signUp.invited": "{team} takımına davet edilen adresle katılıyorsunuz.",
  "signUp.submit": "Hesap oluştur",
  "signUp.yourName": "Adınız",
  "signUp.methods": "Kayıt yöntemleri",
  "signUp.closedTitle": "Kayıt kapalı",
  "signUp.closedText":
    "Bu uygulama şu anda yeni hesap kabul etmiyor. Zaten hesabınız varsa giriş yapabilirsiniz.",

  "methods.none":
    "Bu uygulama için açık bir giriş yöntemi yok. Uygulamayı siz geliştiriyorsanız proje ayarlarından birini açın.",

  "signedIn.title": "Zaten giriş yaptınız",
  "signedIn.text": "{name} olarak giriş yaptınız.",
  "signedIn.textPlain": "Burada yapmanız gereken bir şey yok.",
  "signedIn.redirecting": "Giriş yaptınız. Yönlendiriliyorsunuz…",

  "code.sentTo":
    "{email} adresine tek kullanımlık bir kod gönderdik. Kodu buraya girin ya da e-postadaki bağlantıyı açın.",
  "code.label": "Tek kullanımlık kod",
  "code.submit": "Devam",
  "code.change": "Başka bir adres kullan",
  "code.resend": "Yeni kod gönder",
  "code.resendIn": {
    one: "{count} saniye sonra yeni kod gönder",
    other: "{count} saniye sonra yeni kod gönder",
  },
  "code.resent": "Yeni kod gönderildi. Burada yalnızca en yenisi geçerlidir.",
};
