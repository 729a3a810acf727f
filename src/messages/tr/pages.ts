import type { Group } from "../en.js";

export const pages: Group<"pages"> = {
  "home.continueTo": "{app} uygulamasına devam et",

  "forgot.title": "Şifrenizi sıfırlayın",
  "forgot.text":
    "Hesabınızın adresini girin. Yeni bir şifre belirlemeniz için size bir bağlantı göndereceğiz.",
  "forgot.submit": "Bağlantı gönder",
  "forgot.back": "Girişe dön",
  "forgot.sentTitle": "E-postanıza bakın",
  "forgot.sentText": "{email} için bir hesap varsa yeni şifre belirleme bağlantısı yolda.",
  "forgot.resent": "Bir bağlantı daha gönderdik.",

  "reset.title": "Yeni bir şifre belirleyin",
  "reset.text": "Her yerde oturumunuz kapatılır ve yeni şifrenizle giriş yapabilirsiniz.",
  "reset.submit": "Yeni şifreyi kaydet",
  "reset.doneTitle": "Şifreniz değiştirildi",
  "reset.doneText": "Her yerde oturumunuz kapatıldı. Yeni şifrenizle giriş yapın.",
  "reset.notFoundText": "Bu bağlantı eksik ya da bu uygulama için değil.",
  "reset.expiredText":
    "Bu şifre sıfırlama bağlantısının süresi dolmuş. Size yenisini gönderebiliriz.",
  "reset.usedText":
    "Bu bağlantı zaten kullanılmış. Şifreyi değiştiren siz değilseniz hemen yeniden sıfırlayın.",
  "reset.attemptsText": "Bu bağlantı çok fazla kez kullanıldı. Size yenisini gönderebiliriz.",
  "reset.again": "Yeni bağlantı gönder",

  "verify.title": "E-posta adresinizi doğrulayın",
  "verify.text": "Bu adresin size ait olduğunu onaylayın.",
  "verify.submit": "Adresi doğrula",
  "verify.keepPassword": "Bir şifreyle mi kaydoldunuz? Onu korumak için önce burada giriş yapın.",
  "verify.doneTitle": "E-posta adresiniz doğrulandı",
  "verify.doneText": "Teşekkürler. Bu sayfayı kapatabilir ya da devam edebilirsiniz.",
  "verify.alreadyTitle": "Zaten doğrulanmış",
  "verify.usedText": "Bu e-posta adresi doğrulanmış. Yapılacak başka bir şey yok.",
  "verify.notFoundText": "Bu bağlantı eksik ya da bu uygulama için değil.",
  "verify.expiredText":
    "Bu bağlantının süresi dolmuş. Hesap ayarlarınızdan yenisini gönderebilirsiniz.",
  "verify.attemptsText":
    "Bu bağlantı çok fazla kez kullanıldı. Hesap ayarlarınızdan yenisini gönderebilirsiniz.",
  "verify.again": "Hesap ayarlarını aç",

  "link.notFoundTitle": "Bu bağlantı çalışmıyor",
  "link.expiredTitle": "Bu bağlantının süresi dolmuş",
  "link.usedTitle": "Bu bağlantı kullanılmış",
  "link.attemptsTitle": "Çok fazla deneme",

  "magicLink.title": "Giriş yap",
  "magicLink.text": "Bu cihazda giriş yapmak için devam edin.",
  "magicLink.submit": "Giriş yap",
  "magicLink.notFoundText": "Bu bağlantı eksik ya da bu uygulama için değil.",
  "magicLink.expiredText":
    "Giriş bağlantıları yalnızca bir süre geçerlidir. Size yenisini gönderebiliriz.",
  "magicLink.usedText":
    "Her giriş bağlantısı bir kez çalışır. Kullanan siz değilseniz giriş yapıp oturumlarınızı gözden geçirin.",
  "magicLink.attemptsText": "Bu bağlantı çok fazla kez kullanıldı. Size yenisini gönderebiliriz.",
  "magicLink.again": "Yeni bağlantı gönder",

  "totp.text": "Kimlik doğrulama uygulamanızı açın ve {app} için gösterilen kodu girin.",
  "recovery.label": "Kurtarma kodu",
  "recovery.hint":
    "İki adımlı doğrulamayı açarken kaydettiğiniz kodlardan biri. Her kod bir kez kullanılır.",
  "recovery.useApp": "Kimlik doğrulama uygulamasını kullan",

  "oauth.title": "Giriş yapılıyor",
  "oauth.text": "Bu işlem kısa sürer.",
  "oauth.connectTitle": "{provider} hesabınıza bağlansın mı?",
  "oauth.connectText":
    "{email} adresi için zaten bir hesap var. Bu hesaba giriş yapmak için {provider} bağlantısını onaylayın.",
  "oauth.connect": "Bağla ve giriş yap",
  "oauth.failedTitle": "Giriş yapılmadı",
  "oauth.failedText":
    "Sağlayıcı üzerinden giriş yapılırken bir hata oluştu. Lütfen tekrar deneyin.",
  "oauth.invalidTotp":
    "Kimlik doğrulama uygulamasının kodu geçersiz. Lütfen yeniden giriş yapmayı deneyin.",
  "oauth.again": "Girişe dön",

  "signOut.title": "Çıkış yapılsın mı?",
  "signOut.text": "Bu cihazda yeniden giriş yapmanız gerekecek.",
  "signOut.submit": "Oturumu kapat",
  "signOut.stay": "Oturum açık kalsın",
  "signOut.working": "Çıkış yapılıyor",
  "signOut.doneTitle": "Çıkış yaptınız",
  "signOut.doneText": "Bu sayfayı kapatabilir ya da yeniden giriş yapabilirsiniz.",
  "signOut.deletedTitle": "Hesap silindi",
  "signOut.deletedText": "Hesabınız ve verileri silindi. Bu sayfayı kapatabilirsiniz.",

  "invitation.title": "{team} takımına katılın",
  "invitation.text": "{team} takımına katılmaya davet edildiniz.",
  "invitation.textFrom": "{inviter} sizi {team} takımına davet etti.",
  "invitation.signedInAs": "{email} olarak giriş yaptınız.",
  "invitation.sentTo":
    "Davet {invited} adresine gönderildi; siz {email} olarak giriş yaptınız. Bu hesapla katılabilir ya da diğerine geçebilirsiniz.",
  "invitation.submit": "Takıma katıl",
  "invitation.decline": "Şimdi değil",
  "invitation.switch": "Başka bir hesap kullan",
  "invitation.signInTitle": "Bir takıma davet edildiniz",
  "invitation.signInText": "Takıma katılmak için giriş yapın ya da hesap oluşturun.",
  "invitation.sentToVisitor":
    "Davet {email} adresine gönderildi. Katılmak için hesap oluşturun ya da giriş yapın.",
  "invitation.yourName": "Adınız",
  "invitation.yourNameHint": "Takımın diğer üyeleri görür.",
  "invitation.doneTitle": "{team} takımına hoş geldiniz",
  "invitation.doneText": "Artık takımın üyesisiniz.",
  "invitation.notFoundText":
    "Bu davet eksik, geri alınmış ya da başka bir uygulama için oluşturulmuş.",
  "invitation.expiredText": "Bu davetin süresi dolmuş. Sizi davet eden kişiden yenisini isteyin.",
  "invitation.usedText": "Bu davet zaten kabul edilmiş.",
  "invitation.attemptsText":
    "Bu davet çok fazla denendi. Sizi davet eden kişiden yenisini isteyin.",

  "errorPage.title": "Bir şeyler ters gitti",
  "errorPage.text": "Lütfen tekrar deneyin. Yine olursa, bu uygulamayı yönetenlere bildirin.",
  "errorPage.deniedTitle": "Giriş iptal edildi",
  "errorPage.deniedText":
    "Sağlayıcıya izin verilmedi ya da istek iptal edildi. Hiçbir şey değişmedi.",
  "errorPage.otherUserTitle": "Bu hesap burada başka birine ait",
  "errorPage.otherUserText":
    "Seçtiğiniz hesap zaten başka bir kullanıcıya bağlı. Başka bir hesap seçin ya da o kullanıcı olarak giriş yapın.",
  "errorPage.otherAccountTitle": "Zaten başka bir hesap bağlı",
  "errorPage.otherAccountText":
    "Bu sağlayıcıdan zaten başka bir hesap bağladınız. Önce onu hesap ayarlarınızdan kaldırın.",
  "errorPage.settings": "Hesap ayarlarını aç",

  "cli.title": "Terminalde giriş yapılsın mı?",
  "cli.text":
    "Bir terminal sizin adınıza giriş yapmak istiyor. Yalnızca bunu az önce siz başlattıysanız devam edin.",
  "cli.signedInAs": "{name} olarak giriş yapılacak.",
  "cli.code": "Terminaliniz bir kod gösteriyorsa bu kod {code} olmalıdır.",
  "cli.submit": "Evet, giriş yap",
  "cli.decline": "Vazgeç",
  "cli.doneTitle": "Terminalde giriş yapıldı",
  "cli.doneText": "Bu sayfayı kapatıp terminalinize dönebilirsiniz.",
  "cli.declinedTitle": "İstek iptal edildi",
  "cli.declinedText":
    "Bunu siz başlatmadıysanız biri sizi kandırmaya çalışmış olabilir. Bu sayfayı kapatabilirsiniz.",
  "cli.missingTitle": "Bu bağlantı eksik",
  "cli.missingText": "Girişi terminalinizde yeniden başlatın ve orada gösterilen bağlantıyı açın.",
  "cli.failedTitle": "Terminalde giriş yapılamadı",
  "cli.failedText":
    "İsteğin süresi dolmuş, istek kullanılmış ya da böyle bir istek yok. Girişi terminalinizde yeniden başlatın.",

  "protect.text": "Hesabınızın bu bölümü görme izni yok.",
  "frame.title": "Bu sayfayı tek başına açın",
  "frame.text": "Şifreniz güvende kalsın diye bu sayfa başka bir sayfanın içinde çalışmaz.",
  "frame.action": "Yeni sekmede aç",
};
