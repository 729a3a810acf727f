import type { Group } from "../en.js";

export const errors: Group<"errors"> = {
  "errors.ANONYMOUS_ACCOUNTS_NOT_ENABLED":
    "Bu uygulamada konuk hesabı yok. Giriş yapın ya da kaydolun.",
  "errors.CANNOT_DELETE_CURRENT_SESSION":
    "Şu anda bu oturumu kullanıyorsunuz. Sonlandırmak için çıkış yapın.",
  "errors.CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE":
    "Bu e-posta adresiyle zaten başka bir hesaba giriş yapılıyor. O hesaba giriş yapın ya da başka bir adres kullanın.",
  "errors.COOKIES_BLOCKED":
    "Tarayıcınız bu sitenin çerezlerini saklamıyor, bu yüzden oturumunuz açık kalmaz. Çerezlere izin verip tekrar deneyin.",
  "errors.EMAIL_ALREADY_VERIFIED": "Bu e-posta adresi zaten doğrulanmış.",
  "errors.EMAIL_IS_NOT_PRIMARY_EMAIL": "Bu, hesabınızın birincil e-posta adresi değil.",
  "errors.EMAIL_NOT_ASSOCIATED_WITH_USER": "Bu e-posta adresiyle giriş yapılan bir hesap yok.",
  "errors.EMAIL_NOT_VERIFIED": "Önce e-posta adresinizi doğrulayın.",
  "errors.EMAIL_PASSWORD_MISMATCH": "E-posta ve şifre eşleşmiyor.",
  "errors.FRESH_SESSION_REQUIRED":
    "Hesabınızın nasıl korunduğunu değiştirmek için yeniden oturum açın.",
  "errors.INVALID_AUTHORIZATION_CODE":
    "Giriş çok uzun sürdü ya da iki kez başlatıldı. Lütfen baştan başlayın.",
  "errors.INVALID_POLLING_CODE":
    "Komut satırı artık bu girişi beklemiyor. Terminalinizde yeniden başlatın.",
  "errors.INVALID_RECOVERY_CODE":
    "Bu kurtarma kodu yanlış ya da daha önce kullanılmış. Başka bir kod deneyin.",
  "errors.INVALID_TOTP_CODE":
    "Bu kod yanlış ya da artık geçerli değil. Kimlik doğrulama uygulamanızın şu anda gösterdiği kodu girin.",
  "errors.MULTI_FACTOR_AUTHENTICATION_REQUIRED":
    "Bu hesap ikinci bir adım istiyor. Kimlik doğrulama uygulamanızdaki kodu girin.",
  "errors.RATE_LIMITED": "Çok fazla deneme yapıldı. Biraz bekleyip tekrar deneyin.",
  "errors.OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER":
    "Bu hesap zaten başka bir kullanıcıya bağlı.",
  "errors.OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE":
    "Bağlı hesap, gereken izinlerin hepsini vermedi. Hesabı yeniden bağlayın.",
  "errors.OAUTH_CONNECTION_NOT_CONNECTED_TO_USER": "Bu hesap henüz bağlı değil.",
  "errors.OAUTH_PROVIDER_ACCESS_DENIED": "Giriş iptal edildi ya da sağlayıcıya izin verilmedi.",
  "errors.OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED":
    "Bu sağlayıcıyla giriş kapalı. Başka bir yol seçin.",
  "errors.OUTER_OAUTH_TIMEOUT": "Giriş çok uzun sürdü. Lütfen baştan başlayın.",
  "errors.PASSKEY_AUTHENTICATION_FAILED":
    "Bu geçiş anahtarıyla giriş yapılamadı. Tekrar deneyin ya da başka bir yöntem seçin.",
  "errors.PASSKEY_AUTHENTICATION_NOT_ENABLED":
    "Geçiş anahtarıyla giriş kapalı. Başka bir yol seçin.",
  "errors.PASSKEY_REGISTRATION_FAILED": "Geçiş anahtarı kaydedilemedi. Tekrar deneyin.",
  "errors.PASSKEY_WEBAUTHN_ERROR":
    "Cihazınız ya da tarayıcınız geçiş anahtarını durdurdu. Tekrar deneyin ya da başka bir yöntem seçin.",
  "errors.PASSWORD_AUTHENTICATION_NOT_ENABLED": "Şifreyle giriş kapalı. Başka bir yol seçin.",
  "errors.PASSWORD_CONFIRMATION_MISMATCH": "Şifreler eşleşmiyor.",
  "errors.PASSWORD_TOO_COMMON":
    "Bu parola çok kolay tahmin edilebilir. Daha uzun veya daha az yaygın bir parola seçin.",
  "errors.PROJECT_PERMISSION_REQUIRED": "Bunu yapma izniniz yok.",
  "errors.PROVIDER_REJECTED": "Sağlayıcı bağlantıyı yenilemedi. Hesabı yeniden bağlayın.",
  "errors.REDIRECT_LOOP":
    "İki sayfa sizi durmadan birbirine gönderdi, bu yüzden durduk. Cihazınızın saatinin doğru olduğunu ve tarayıcınızın bu sitenin çerezlerini sakladığını kontrol edin. İkisi de doğruysa uygulama başka bir proje için ayarlanmış olabilir: lütfen geliştiricisine bildirin.",
  "errors.REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED": "Oturumunuz sona erdi. Yeniden giriş yapın.",
  "errors.SECOND_FACTOR_NOT_ENABLED": "Önce iki adımlı doğrulamayı açın.",
  "errors.SIGN_UP_NOT_ENABLED": "Bu uygulama şu anda yeni hesap kabul etmiyor.",
  "errors.TEAM_ALREADY_EXISTS": "Bu takım zaten var.",
  "errors.TEAM_MEMBERSHIP_ALREADY_EXISTS": "Bu kişi zaten takımın üyesi.",
  "errors.TEAM_MEMBERSHIP_NOT_FOUND": "Bu kişi artık takımın üyesi değil.",
  "errors.TEAM_NOT_FOUND": "Bu takım artık yok.",
  "errors.TEAM_PERMISSION_REQUIRED":
    "Bu takımda bunu yapma izniniz yok. Takımı yöneten birine sorun.",
  "errors.USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION":
    "Bu sağlayıcıdan zaten başka bir hesap bağladınız.",
  "errors.USER_AUTHENTICATION_REQUIRED": "Bunu yapmak için giriş yapın.",
  "errors.USER_DOES_NOT_HAVE_PASSWORD": "Hesabınızın henüz bir şifresi yok.",
  "errors.USER_EMAIL_ALREADY_EXISTS":
    "{email} için zaten bir hesap var. O hesaba giriş yapın ya da başka bir adres kullanın.",
  "errors.USER_NOT_FOUND": "Bu hesap artık yok.",
  "errors.VERIFICATION_CODE_ALREADY_USED": "Bu kod zaten kullanılmış. Yeni bir kod isteyin.",
  "errors.VERIFICATION_CODE_EXPIRED": "Bu kodun süresi dolmuş. Yeni bir kod isteyin.",
  "errors.VERIFICATION_CODE_MAX_ATTEMPTS_REACHED":
    "Bu kod çok fazla denendi. Yeni bir kod isteyin.",
  "errors.VERIFICATION_CODE_NOT_FOUND":
    "Bu kod doğru değil. Kontrol edin ya da yeni bir kod isteyin.",
};
