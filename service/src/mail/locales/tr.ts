import type { MailWords } from "./words.js";

export const tr: MailWords = {
  greeting: "{{#if userDisplayName}}Merhaba {{ userDisplayName }},{{/if}}",
  device: "{{ browser }} ({{ system }})",
  expires: "Geçerlilik süresi: {{ expiresIn }}. Yalnızca bir kez kullanılabilir.",
  orLink: "Ya da [bu bağlantıyla giriş yapın]({{ magicLink }})",
  unexpected:
    "Bu e-postayı, {{ projectDisplayName }} uygulamasında adresiniz girildiği için " +
    "aldınız. Bunu siz yapmadıysanız e-postayı yok sayın.",
  invited:
    "{{#if inviterDisplayName}}Bu e-postayı, {{ inviterDisplayName }} sizi davet ettiği " +
    "için aldınız. Bu kişiyi tanımıyorsanız e-postayı yok sayın.{{else}}Bu e-postayı, " +
    "bir ekibe davet edildiğiniz için aldınız. Bunu beklemiyorsanız e-postayı yok " +
    "sayın.{{/if}}",
  aboutAccount:
    "Bu e-postayı, {{ projectDisplayName }} hesabınızın güvenliğiyle ilgili olduğu için aldınız.",
  wasNotMe: "Bunu ben yapmadım",
  review: "[Oturumları kontrol et]({{ sessionsUrl }})",
  remedy:
    "Bunu siz yapmadıysanız şifrenizi sıfırlayın; tüm cihazlarda oturum kapatılır. " +
    "Ardından hesap ayarlarında geçiş anahtarlarını, bağlı hesapları ve adresleri kontrol edin.",
  onHold:
    "Adresiniz, hesabın tanımadığı bir tarayıcıda doğrulandı. Bu nedenle önceki parolalar, " +
    "geçiş anahtarları, bağlı hesaplar, cihazlar, adresler ve ekipler bir kez bu posta " +
    "kutusundan bir kod ister. Hepsini tutmak için bunlardan biriyle oturum açın. 30 gün " +
    "sonra kaldırılırlar.",
  codeSubject: "{{ projectDisplayName }} kodunuz: {{ otp }}",
  verifyByCode:
    "Bu kodu {{ projectDisplayName }} uygulamasına kaydolduğunuz yere girin veya düğmeyi " +
    "kullanın. Siz kaydolmadıysanız kodu girmeyin ve kimseyle paylaşmayın.",
  confirmTitle: "Oturum açan siz misiniz?",
  confirmBody:
    "Birisi {{ projectDisplayName }} hesabınızda, siz bu adresi doğrulamadan önce eklenmiş " +
    "bir yöntemle oturum açıyor. Bu sizseniz bu kodu oraya girin. Değilseniz kimseyle " +
    "paylaşmayın: kod olmadan kimse giremez.",
  settleTitle: "Önceki erişimi tutun veya kaldırın",
  settleBody:
    "Bu adresi doğrulamadan önce eklenenleri tutmak veya kaldırmak için bu kodu " +
    "{{ projectDisplayName }} hesap ayarlarınıza girin. Kodu siz istemediyseniz kimseyle " +
    "paylaşmayın.",
  deviceTitle: "Yeni bir cihazda mı oturum açıyorsunuz?",
  deviceBody:
    "Birisi {{ projectDisplayName }} parolanızı tanımadığımız bir cihaza girdi. Bu " +
    "sizseniz bu kodu oraya girin. Değilseniz kimseyle paylaşmayın ve parolanızı " +
    "değiştirin: kod olmadan kimse giremez.",
  codesOffTitle: "{{ projectDisplayName }} hesabınız için e-posta kodları kapalı",
  codesOffBody:
    "Birisi {{ projectDisplayName }} hesabınıza giriş yapmak için bir kod istedi. Bu " +
    "kodları kapattığınız için parolanızı, bir geçiş anahtarını veya bağlı bir hesabı " +
    "kullanın. Kodları hesap ayarlarınızdan yeniden açabilirsiniz.",
  leaked:
    "Giriş yaptığınız parola, saldırganların ilk denediği sızdırılmış parolalar " +
    "listesinde. Başka hiçbir yerde kullanmadığınız yeni bir parola seçin. Bu, başka " +
    "birinin giriş yaptığı anlamına gelmez: siz giriş yaptığınızda karşılaştırdık.",
  undoes:
    "Bunu siz yapmadıysanız 14 gün içinde düğmeye basın. Son değişiklikler geri alınır, " +
    "tüm cihazlarda oturum kapatılır ve yeni şifre seçmeniz için bir bağlantı gönderilir.",
  unsubscribe: "Abonelikten çık",
  unsubscribeAsk: "{{ projectDisplayName }} haberleri artık gönderilmesin mi?",
  unsubscribed:
    "{{ projectDisplayName }} haberleri artık gönderilmeyecek. Hesabınızla ilgili e-postalar " +
    "gelmeye devam edecek.",
  joining: {
    team_join_requested: {
      one: "{{ personDisplayName }}, {{ teamDisplayName }} ekibine katılmak istiyor",
      more: "{{ teamDisplayName }} ekibine katılma istekleri: {{ count }}",
      body: "İstekleri ekip ayarlarında kabul edebilir veya reddedebilirsiniz.",
    },
    team_joined: {
      one: "{{ personDisplayName }}, {{ teamDisplayName }} ekibine katıldı",
      more: "{{ teamDisplayName }} ekibinin yeni üyeleri: {{ count }}",
      body:
        "Bu ekibe, ekibin alan adında e-posta adresi olan kişiler katılabilir. Üyeleri ekip " +
        "ayarlarında çıkarabilirsiniz.",
    },
    acceptedTitle: "Artık {{ teamDisplayName }} ekibindesiniz",
    acceptedBody:
      "{{ projectDisplayName }} uygulamasında {{ teamDisplayName }} ekibine katılma isteğiniz " +
      "kabul edildi.",
    openTeam: "Ekip ayarlarını aç",
    openApp: "{{ projectDisplayName }} uygulamasına git",
    managesTeam:
      "{{ projectDisplayName }} uygulamasında {{ teamDisplayName }} ekibini yönettiğiniz için bu " +
      "e-postayı aldınız.",
  },
  teamDeleted: {
    title: "{{ teamDisplayName }} ekibi silindi",
    body:
      "Ekip ve ona ait her şey bütün üyeler için silindi. Bu geri alınamaz. Bunu " +
      "beklemiyorsanız ekibi yönetenlerle iletişime geçin.",
    wasMember:
      "{{ projectDisplayName }} uygulamasında {{ teamDisplayName }} ekibinin üyesi " +
      "olduğunuz için bu e-postayı aldınız.",
  },
  requests: {
    email_verification: {
      subject: "{{ projectDisplayName }}: e-posta adresinizi doğrulayın",
      title: "E-posta adresinizi doğrulayın",
      body:
        "{{ projectDisplayName }} uygulamasının size buradan ulaşabilmesi için bu adresin " +
        "size ait olduğunu onaylayın.",
      action: "Adresi doğrula",
    },
    password_reset: {
      subject: "{{ projectDisplayName }}: şifre sıfırlama",
      title: "Şifrenizi sıfırlayın",
      body:
        "{{ projectDisplayName }} hesabınız için yeni bir şifre seçin. Tüm cihazlarda " +
        "oturumunuz kapatılır.",
      action: "Yeni şifre seç",
    },
    magic_link: {
      subject: "{{ projectDisplayName }} uygulamasına giriş{{#if otp}}: kodunuz {{ otp }}{{/if}}",
      title: "{{ projectDisplayName }} uygulamasına giriş",
      body:
        "{{#if otp}}Bu kodu giriş yaptığınız yere yazın. {{ projectDisplayName }} sizi " +
        "arayıp kodu asla istemez.{{else}}Aşağıdaki bağlantıyla giriş yapın.{{/if}}",
      action: "Giriş yap",
    },
    team_invitation: {
      subject: "{{ teamDisplayName }} ekibine davet",
      title: "{{ teamDisplayName }} ekibine katılın",
      body:
        "{{#if inviterDisplayName}}{{ inviterDisplayName }} sizi {{ projectDisplayName }} " +
        "uygulamasında {{ teamDisplayName }} ekibine davet " +
        "etti.{{else}}{{ projectDisplayName }} uygulamasında {{ teamDisplayName }} ekibine " +
        "davet edildiniz.{{/if}}",
      action: "Ekibe katıl",
    },
  },
  notices: {
    password_changed: "{{ projectDisplayName }} hesabınızın şifresi değiştirildi",
    password_set: "{{ projectDisplayName }} hesabınıza şifre eklendi",
    email_changed: "Giriş adresiniz değiştirildi{{#if detail}}: {{ detail }}{{/if}}",
    sign_in_address_added:
      "{{ projectDisplayName }} hesabınıza giriş adresi olarak {{ detail }} eklendi",
    sign_in_address_removed:
      "{{ detail }} artık {{ projectDisplayName }} hesabınızın giriş adresi değil",
    address_verified: "{{ detail }} adresi {{ projectDisplayName }} hesabınız için doğrulandı",
    primary_changed: "{{ detail }} artık {{ projectDisplayName }} hesabınızın birincil adresi",
    email_codes_on: "E-posta koduyla giriş açıldı",
    email_codes_off: "E-posta koduyla giriş kapatıldı",
    second_factor_on: "İki adımlı doğrulama açıldı",
    second_factor_off: "İki adımlı doğrulama kapatıldı",
    second_factor_guessed: "{{ projectDisplayName }} hesabınıza giriş için on yanlış kod girildi",
    recovery_code_used: "{{ projectDisplayName }} hesabınıza kurtarma koduyla giriş yapıldı",
    recovery_codes_created:
      "{{ projectDisplayName }} hesabınız için yeni kurtarma kodları oluşturuldu",
    passkey_added: "{{ projectDisplayName }} hesabınıza geçiş anahtarı eklendi",
    passkey_removed: "{{ projectDisplayName }} hesabınızdan geçiş anahtarı kaldırıldı",
    provider_connected: "{{ provider }}, {{ projectDisplayName }} hesabınıza bağlandı",
    provider_disconnected: "{{ provider }}, {{ projectDisplayName }} hesabınızdan ayrıldı",
    new_device: "{{ projectDisplayName }} hesabınıza yeni giriş yapıldı",
    password_leaked: "{{ projectDisplayName }} parolanız bir veri sızıntısından biliniyor",
    api_key_created: "{{ projectDisplayName }} hesabınız için API anahtarı oluşturuldu",
    activity_reported: "{{ projectDisplayName }} hesabınızda bilinmeyen bir etkinlik bildirildi",
    account_deleted: "{{ projectDisplayName }} hesabınız silindi",
    access_suspended: "{{ projectDisplayName }} hesabınıza önceki erişimler askıya alındı",
    suspension_ending:
      "{{ projectDisplayName }} hesabınıza önceki erişimler {{ detail }} tarihinde kaldırılacak",
  },
};
