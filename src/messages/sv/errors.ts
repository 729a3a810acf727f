import type { Group } from "../en.js";

export const errors: Group<"errors"> = {
  "errors.ANONYMOUS_ACCOUNTS_NOT_ENABLED":
    "Den här appen har inga gästkonton. Logga in eller registrera dig i stället.",
  "errors.CANNOT_DELETE_CURRENT_SESSION":
    "Det här är sessionen du använder. Logga ut för att avsluta den.",
  "errors.CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE":
    "Den här e-postadressen används redan för att logga in på ett annat konto. Logga in på det kontot i stället, eller använd en annan adress.",
  "errors.COOKIES_BLOCKED":
    "Din webbläsare behåller inte webbplatsens cookies, så du skulle inte förbli inloggad. Tillåt dem och försök igen.",
  "errors.EMAIL_ALREADY_VERIFIED": "Den här e-postadressen är redan verifierad.",
  "errors.EMAIL_IS_NOT_PRIMARY_EMAIL": "Det här är inte ditt kontos primära e-postadress.",
  "errors.EMAIL_NOT_ASSOCIATED_WITH_USER": "Inget konto loggar in med den här e-postadressen.",
  "errors.EMAIL_NOT_VERIFIED": "Verifiera din e-postadress först.",
  "errors.EMAIL_PASSWORD_MISMATCH": "Fel e-post eller lösenord.",
  "errors.FRESH_SESSION_REQUIRED": "Logga in igen för att ändra hur ditt konto skyddas.",
  "errors.INVALID_AUTHORIZATION_CODE":
    "Inloggningen tog för lång tid eller startades två gånger. Börja om från början.",
  "errors.INVALID_POLLING_CODE":
    "Kommandoraden väntar inte längre på den här inloggningen. Starta den igen i terminalen.",
  "errors.INVALID_RECOVERY_CODE": "Återställningskoden är fel eller redan använd. Prova en annan.",
  "errors.INVALID_TOTP_CODE":
    "Koden är fel eller gäller inte längre. Ange den kod som din autentiseringsapp visar nu.",
  "errors.MULTI_FACTOR_AUTHENTICATION_REQUIRED":
    "Det här kontot kräver ett andra steg. Ange koden från din autentiseringsapp.",
  "errors.RATE_LIMITED": "För många försök. Vänta en stund och försök igen.",
  "errors.OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER":
    "Det här kontot är redan anslutet till en annan användare.",
  "errors.OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE":
    "Det anslutna kontot har inte gett alla behörigheter som behövs. Anslut det igen.",
  "errors.OAUTH_CONNECTION_NOT_CONNECTED_TO_USER": "Det här kontot är inte anslutet ännu.",
  "errors.OAUTH_PROVIDER_ACCESS_DENIED":
    "Inloggningen avbröts, eller så fick leverantören inte logga in dig.",
  "errors.OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED":
    "Inloggning via den här leverantören är avstängd. Välj ett annat sätt.",
  "errors.OUTER_OAUTH_TIMEOUT": "Inloggningen tog för lång tid. Börja om från början.",
  "errors.PASSKEY_AUTHENTICATION_FAILED":
    "Det gick inte att logga in med lösennyckeln. Försök igen eller välj ett annat sätt.",
  "errors.PASSKEY_AUTHENTICATION_NOT_ENABLED":
    "Inloggning med lösennyckel är avstängd. Välj ett annat sätt.",
  "errors.PASSKEY_REGISTRATION_FAILED": "Lösennyckeln kunde inte sparas. Försök igen.",
  "errors.PASSKEY_WEBAUTHN_ERROR":
    "Din enhet eller webbläsare stoppade lösennyckeln. Försök igen eller välj ett annat sätt.",
  "errors.PASSWORD_AUTHENTICATION_NOT_ENABLED":
    "Inloggning med lösenord är avstängd. Välj ett annat sätt.",
  "errors.PASSWORD_CONFIRMATION_MISMATCH": "Lösenorden stämmer inte överens.",
  "errors.PASSWORD_TOO_COMMON":
    "Lösenordet är för lätt att gissa. Välj ett längre eller mindre vanligt.",
  "errors.PROJECT_PERMISSION_REQUIRED": "Du har inte behörighet att göra det här.",
  "errors.PROVIDER_REJECTED": "Leverantören förnyade inte anslutningen. Anslut kontot igen.",
  "errors.REDIRECT_LOOP":
    "Två sidor skickade dig till varandra utan slut, så vi stannade. Kontrollera att enhetens klocka går rätt och att webbläsaren behåller webbplatsens cookies. Stämmer båda kan appen vara inställd för ett annat projekt: berätta det för utvecklaren.",
  "errors.REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED": "Din session är slut. Logga in igen.",
  "errors.SECOND_FACTOR_NOT_ENABLED": "Slå på tvåstegsverifiering först.",
  "errors.SIGN_UP_NOT_ENABLED": "Den här appen tar inte emot nya konton just nu.",
  "errors.TEAM_ALREADY_EXISTS": "Teamet finns redan.",
  "errors.TEAM_MEMBERSHIP_ALREADY_EXISTS": "Personen är redan medlem i teamet.",
  "errors.TEAM_MEMBERSHIP_NOT_FOUND": "Personen är inte längre medlem i teamet.",
  "errors.TEAM_NOT_FOUND": "Teamet finns inte längre.",
  "errors.TEAM_PERMISSION_REQUIRED":
    "Du har inte behörighet att göra det här i teamet. Fråga någon som hanterar det.",
  "errors.USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION":
    "Du har redan anslutit ett annat konto hos den här leverantören.",
  "errors.USER_AUTHENTICATION_REQUIRED": "Logga in för att göra det här.",
  "errors.USER_DOES_NOT_HAVE_PASSWORD": "Ditt konto har inget lösenord ännu.",
  "errors.USER_EMAIL_ALREADY_EXISTS":
    "Det finns redan ett konto för {email}. Logga in i stället, eller använd en annan adress.",
  "errors.USER_NOT_FOUND": "Kontot finns inte längre.",
  "errors.VERIFICATION_CODE_ALREADY_USED": "Koden har redan använts. Be om en ny.",
  "errors.VERIFICATION_CODE_EXPIRED": "Koden har gått ut. Be om en ny.",
  "errors.VERIFICATION_CODE_MAX_ATTEMPTS_REACHED":
    "Koden har prövats för många gånger. Be om en ny.",
  "errors.VERIFICATION_CODE_NOT_FOUND": "Koden stämmer inte. Kontrollera den eller be om en ny.",
};
