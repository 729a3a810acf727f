import type { Group } from "../en.js";

export const errors: Group<"errors"> = {
  "errors.ANONYMOUS_ACCOUNTS_NOT_ENABLED":
    "Deze app heeft geen gastaccounts. Log in of registreer je.",
  "errors.CANNOT_DELETE_CURRENT_SESSION":
    "Dit is de sessie die je nu gebruikt. Log uit om die te beëindigen.",
  "errors.CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE":
    "Met dit e-mailadres wordt al op een ander account ingelogd. Log in op dat account of gebruik een ander adres.",
  "errors.COOKIES_BLOCKED":
    "Je browser bewaart de cookies van deze site niet, dus je zou niet ingelogd blijven. Sta ze toe en probeer het opnieuw.",
  "errors.EMAIL_ALREADY_VERIFIED": "Dit e-mailadres is al bevestigd.",
  "errors.EMAIL_IS_NOT_PRIMARY_EMAIL": "Dit is niet het primaire e-mailadres van je account.",
  "errors.EMAIL_NOT_ASSOCIATED_WITH_USER": "Er is geen account dat met dit e-mailadres inlogt.",
  "errors.EMAIL_NOT_VERIFIED": "Bevestig eerst je e-mailadres.",
  "errors.EMAIL_PASSWORD_MISMATCH": "Dit e-mailadres en wachtwoord komen niet overeen.",
  "errors.FRESH_SESSION_REQUIRED": "Log opnieuw in om te wijzigen hoe je account is beveiligd.",
  "errors.INVALID_AUTHORIZATION_CODE":
    "Het inloggen duurde te lang of is twee keer gestart. Begin opnieuw.",
  "errors.INVALID_POLLING_CODE":
    "De opdrachtregel wacht niet meer op deze login. Begin opnieuw in je terminal.",
  "errors.INVALID_RECOVERY_CODE": "Deze herstelcode is onjuist of al gebruikt. Probeer een andere.",
  "errors.INVALID_TOTP_CODE":
    "Deze code is onjuist of niet meer geldig. Voer de code in die je authenticator-app nu laat zien.",
  "errors.MULTI_FACTOR_AUTHENTICATION_REQUIRED":
    "Dit account vraagt om een tweede stap. Voer de code van je authenticator-app in.",
  "errors.RATE_LIMITED": "Te veel pogingen. Wacht even en probeer het opnieuw.",
  "errors.OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER":
    "Dit account is al aan iemand anders gekoppeld.",
  "errors.OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE":
    "Het gekoppelde account gaf niet alle toestemming die nodig is. Koppel het opnieuw.",
  "errors.OAUTH_CONNECTION_NOT_CONNECTED_TO_USER": "Dit account is nog niet gekoppeld.",
  "errors.OAUTH_PROVIDER_ACCESS_DENIED":
    "Het inloggen is geannuleerd, of de provider mocht je niet inloggen.",
  "errors.OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED":
    "Inloggen met deze provider staat uit. Kies een andere manier.",
  "errors.OUTER_OAUTH_TIMEOUT": "Het inloggen duurde te lang. Begin opnieuw.",
  "errors.PASSKEY_AUTHENTICATION_FAILED":
    "Inloggen met deze passkey is niet gelukt. Probeer het opnieuw of kies een andere manier.",
  "errors.PASSKEY_AUTHENTICATION_NOT_ENABLED":
    "Inloggen met een passkey staat uit. Kies een andere manier.",
  "errors.PASSKEY_REGISTRATION_FAILED":
    "De passkey kon niet worden opgeslagen. Probeer het opnieuw.",
  "errors.PASSKEY_WEBAUTHN_ERROR":
    "Je apparaat of browser liet de passkey niet toe. Probeer het opnieuw of kies een andere manier.",
  "errors.PASSWORD_AUTHENTICATION_NOT_ENABLED":
    "Inloggen met een wachtwoord staat uit. Kies een andere manier.",
  "errors.PASSWORD_CONFIRMATION_MISMATCH": "De wachtwoorden komen niet overeen.",
  "errors.PASSWORD_TOO_COMMON":
    "Dit wachtwoord is te makkelijk te raden. Kies een langer of minder gebruikelijk wachtwoord.",
  "errors.PROJECT_PERMISSION_REQUIRED": "Je mag dit niet doen.",
  "errors.PROVIDER_REJECTED":
    "De provider weigerde de koppeling te vernieuwen. Koppel het account opnieuw.",
  "errors.REDIRECT_LOOP":
    "Twee pagina’s stuurden je eindeloos naar elkaar, dus we zijn gestopt. Controleer of de klok van je apparaat goed staat en of je browser de cookies van deze site bewaart. Klopt dat allebei, dan is de app misschien voor een ander project ingesteld: meld het aan de ontwikkelaar.",
  "errors.REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED": "Je sessie is afgelopen. Log opnieuw in.",
  "errors.SECOND_FACTOR_NOT_ENABLED": "Zet eerst tweestapsverificatie aan.",
  "errors.SIGN_UP_NOT_ENABLED": "Deze app accepteert op dit moment geen nieuwe accounts.",
  "errors.TEAM_ALREADY_EXISTS": "Dit team bestaat al.",
  "errors.TEAM_MEMBERSHIP_ALREADY_EXISTS": "Deze persoon is al lid van het team.",
  "errors.TEAM_MEMBERSHIP_NOT_FOUND": "Deze persoon is geen lid van het team meer.",
  "errors.TEAM_NOT_FOUND": "Dit team bestaat niet meer.",
  "errors.TEAM_PERMISSION_REQUIRED":
    "Je mag dit in dit team niet doen. Vraag het aan iemand die het team beheert.",
  "errors.USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION":
    "Je hebt al een ander account van deze provider gekoppeld.",
  "errors.USER_AUTHENTICATION_REQUIRED": "Log in om dit te doen.",
  "errors.USER_DOES_NOT_HAVE_PASSWORD": "Je account heeft nog geen wachtwoord.",
  "errors.USER_EMAIL_ALREADY_EXISTS":
    "Er is al een account voor {email}. Log daarop in of gebruik een ander adres.",
  "errors.USER_NOT_FOUND": "Dit account bestaat niet meer.",
  "errors.VERIFICATION_CODE_ALREADY_USED": "Deze code is al gebruikt. Vraag een nieuwe aan.",
  "errors.VERIFICATION_CODE_EXPIRED": "Deze code is verlopen. Vraag een nieuwe aan.",
  "errors.VERIFICATION_CODE_MAX_ATTEMPTS_REACHED":
    "Er waren te veel pogingen met deze code. Vraag een nieuwe aan.",
  "errors.VERIFICATION_CODE_NOT_FOUND":
    "Die code klopt niet. Controleer de code of vraag een nieuwe aan.",
};
