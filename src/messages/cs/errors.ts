import type { Group } from "../en.js";

export const errors: Group<"errors"> = {
  "errors.ANONYMOUS_ACCOUNTS_NOT_ENABLED":
    "Tato aplikace nenabízí účty pro hosty. Přihlaste se nebo se zaregistrujte.",
  "errors.CANNOT_DELETE_CURRENT_SESSION": "Tuto relaci právě používáte. Ukončíte ji odhlášením.",
  "errors.CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE":
    "Tato e-mailová adresa už slouží k přihlášení k jinému účtu. Přihlaste se k němu, nebo použijte jinou adresu.",
  "errors.COOKIES_BLOCKED":
    "Váš prohlížeč neukládá cookies tohoto webu, takže byste nezůstali přihlášeni. Povolte je a zkuste to znovu.",
  "errors.EMAIL_ALREADY_VERIFIED": "Tato e-mailová adresa už je ověřená.",
  "errors.EMAIL_IS_NOT_PRIMARY_EMAIL": "Toto není hlavní e-mailová adresa vašeho účtu.",
  "errors.EMAIL_NOT_ASSOCIATED_WITH_USER": "Touto e-mailovou adresou se nepřihlašuje žádný účet.",
  "errors.EMAIL_NOT_VERIFIED": "Nejprve ověřte svou e-mailovou adresu.",
  "errors.EMAIL_PASSWORD_MISMATCH": "Nesprávný e-mail nebo heslo.",
  "errors.FRESH_SESSION_REQUIRED": "Chcete-li změnit zabezpečení účtu, přihlaste se znovu.",
  "errors.INVALID_AUTHORIZATION_CODE":
    "Přihlášení trvalo příliš dlouho nebo bylo zahájeno dvakrát. Začněte prosím znovu.",
  "errors.INVALID_POLLING_CODE":
    "Příkazový řádek už na toto přihlášení nečeká. Spusťte ho v terminálu znovu.",
  "errors.INVALID_RECOVERY_CODE": "Tento záložní kód není správný nebo už byl použit. Zkuste jiný.",
  "errors.INVALID_TOTP_CODE":
    "Tento kód je nesprávný nebo už neplatí. Zadejte kód, který ověřovací aplikace ukazuje teď.",
  "errors.MULTI_FACTOR_AUTHENTICATION_REQUIRED":
    "Tento účet vyžaduje druhý krok. Zadejte kód z ověřovací aplikace.",
  "errors.RATE_LIMITED": "Příliš mnoho pokusů. Chvíli počkejte a zkuste to znovu.",
  "errors.OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER":
    "Tento účet už je propojený s jiným uživatelem.",
  "errors.OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE":
    "Propojený účet neposkytl všechna potřebná oprávnění. Propojte ho znovu.",
  "errors.OAUTH_CONNECTION_NOT_CONNECTED_TO_USER": "Tento účet zatím není propojený.",
  "errors.OAUTH_PROVIDER_ACCESS_DENIED":
    "Přihlášení bylo zrušeno, nebo k němu poskytovatel nedostal svolení.",
  "errors.OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED":
    "Přihlášení přes tohoto poskytovatele je vypnuté. Zvolte jiný způsob.",
  "errors.OUTER_OAUTH_TIMEOUT": "Přihlášení trvalo příliš dlouho. Začněte prosím znovu.",
  "errors.PASSKEY_AUTHENTICATION_FAILED":
    "Tímto přístupovým klíčem se nepodařilo přihlásit. Zkuste to znovu, nebo zvolte jiný způsob.",
  "errors.PASSKEY_AUTHENTICATION_NOT_ENABLED":
    "Přihlášení přístupovým klíčem je vypnuté. Zvolte jiný způsob.",
  "errors.PASSKEY_REGISTRATION_FAILED": "Přístupový klíč se nepodařilo uložit. Zkuste to znovu.",
  "errors.PASSKEY_WEBAUTHN_ERROR":
    "Zařízení nebo prohlížeč přístupový klíč zastavily. Zkuste to znovu, nebo zvolte jiný způsob.",
  "errors.PASSWORD_AUTHENTICATION_NOT_ENABLED": "Přihlášení heslem je vypnuté. Zvolte jiný způsob.",
  "errors.PASSWORD_CONFIRMATION_MISMATCH": "Hesla se neshodují.",
  "errors.PASSWORD_TOO_COMMON":
    "Toto heslo lze příliš snadno uhodnout. Zvolte delší nebo méně běžné.",
  "errors.PROJECT_PERMISSION_REQUIRED": "K tomu nemáte oprávnění.",
  "errors.PROVIDER_REJECTED": "Poskytovatel odmítl obnovit propojení. Propojte účet znovu.",
  "errors.REDIRECT_LOOP":
    "Dvě stránky vás bez konce posílaly jedna na druhou, proto jsme skončili. Zkontrolujte, zda jdou hodiny zařízení správně a zda prohlížeč ukládá cookies tohoto webu. Pokud ano, aplikace může být nastavena pro jiný projekt: dejte vědět jejím vývojářům.",
  "errors.REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED": "Vaše relace skončila. Přihlaste se znovu.",
  "errors.SECOND_FACTOR_NOT_ENABLED": "Nejprve zapněte dvoufázové ověření.",
  "errors.SIGN_UP_NOT_ENABLED": "Tato aplikace teď nepřijímá nové účty.",
  "errors.TEAM_ALREADY_EXISTS": "Tento tým už existuje.",
  "errors.TEAM_MEMBERSHIP_ALREADY_EXISTS": "Tento člověk už je členem týmu.",
  "errors.TEAM_MEMBERSHIP_NOT_FOUND": "Tento člověk už není členem týmu.",
  "errors.TEAM_NOT_FOUND": "Tento tým už neexistuje.",
  "errors.TEAM_PERMISSION_REQUIRED":
    "K tomu v tomto týmu nemáte oprávnění. Zeptejte se někoho, kdo tým spravuje.",
  "errors.USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION":
    "Už máte propojený jiný účet u tohoto poskytovatele.",
  "errors.USER_AUTHENTICATION_REQUIRED": "Nejprve se přihlaste.",
  "errors.USER_DOES_NOT_HAVE_PASSWORD": "Váš účet zatím nemá heslo.",
  "errors.USER_EMAIL_ALREADY_EXISTS":
    "Účet s adresou {email} už existuje. Přihlaste se k němu, nebo použijte jinou adresu.",
  "errors.USER_NOT_FOUND": "Tento účet už neexistuje.",
  "errors.VERIFICATION_CODE_ALREADY_USED": "Tento kód už byl použit. Vyžádejte si nový.",
  "errors.VERIFICATION_CODE_EXPIRED": "Platnost tohoto kódu vypršela. Vyžádejte si nový.",
  "errors.VERIFICATION_CODE_MAX_ATTEMPTS_REACHED":
    "S tímto kódem bylo příliš mnoho pokusů. Vyžádejte si nový.",
  "errors.VERIFICATION_CODE_NOT_FOUND":
    "Tento kód není správný. Zkontrolujte ho, nebo si vyžádejte nový.",
};
