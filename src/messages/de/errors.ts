import type { Group } from "../en.js";

export const errors: Group<"errors"> = {
  "errors.ANONYMOUS_ACCOUNTS_NOT_ENABLED":
    "Diese App bietet keine Gastkonten. Melden Sie sich an oder registrieren Sie sich.",
  "errors.CANNOT_DELETE_CURRENT_SESSION":
    "Diese Sitzung benutzen Sie gerade. Melden Sie sich ab, um sie zu beenden.",
  "errors.CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE":
    "Mit dieser E-Mail-Adresse meldet sich schon ein anderes Konto an. Melden Sie sich dort an oder verwenden Sie eine andere Adresse.",
  "errors.COOKIES_BLOCKED":
    "Ihr Browser behält die Cookies dieser Website nicht, Sie blieben also nicht angemeldet. Erlauben Sie sie und versuchen Sie es erneut.",
  "errors.EMAIL_ALREADY_VERIFIED": "Diese E-Mail-Adresse ist schon bestätigt.",
  "errors.EMAIL_IS_NOT_PRIMARY_EMAIL": "Das ist nicht die Haupt-E-Mail-Adresse Ihres Kontos.",
  "errors.EMAIL_NOT_ASSOCIATED_WITH_USER": "Mit dieser E-Mail-Adresse meldet sich kein Konto an.",
  "errors.EMAIL_NOT_VERIFIED": "Bestätigen Sie zuerst Ihre E-Mail-Adresse.",
  "errors.EMAIL_PASSWORD_MISMATCH": "E-Mail-Adresse und Passwort passen nicht zusammen.",
  "errors.FRESH_SESSION_REQUIRED":
    "Melden Sie sich erneut an, um zu ändern, wie Ihr Konto geschützt ist.",
  "errors.INVALID_AUTHORIZATION_CODE":
    "Die Anmeldung hat zu lange gedauert oder wurde zweimal begonnen. Bitte versuchen Sie es erneut.",
  "errors.INVALID_POLLING_CODE":
    "Diese Anmeldung der Kommandozeile wartet nicht mehr. Starten Sie sie im Terminal neu.",
  "errors.INVALID_RECOVERY_CODE":
    "Dieser Wiederherstellungscode ist falsch oder wurde schon verwendet. Versuchen Sie einen anderen.",
  "errors.INVALID_TOTP_CODE":
    "Dieser Code ist falsch oder nicht mehr gültig. Geben Sie den Code ein, den Ihre Authenticator-App jetzt zeigt.",
  "errors.MULTI_FACTOR_AUTHENTICATION_REQUIRED":
    "Dieses Konto verlangt einen zweiten Schritt. Geben Sie den Code Ihrer Authenticator-App ein.",
  "errors.RATE_LIMITED": "Zu viele Versuche. Warten Sie einen Moment und versuchen Sie es erneut.",
  "errors.OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER":
    "Dieses Konto ist schon mit jemand anderem verbunden.",
  "errors.OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE":
    "Das verbundene Konto hat nicht alles Nötige erlaubt. Verbinden Sie es erneut.",
  "errors.OAUTH_CONNECTION_NOT_CONNECTED_TO_USER": "Dieses Konto ist noch nicht verbunden.",
  "errors.OAUTH_PROVIDER_ACCESS_DENIED":
    "Die Anmeldung wurde abgebrochen, oder der Anbieter durfte Sie nicht anmelden.",
  "errors.OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED":
    "Die Anmeldung mit diesem Anbieter ist ausgeschaltet. Wählen Sie eine andere Methode.",
  "errors.OUTER_OAUTH_TIMEOUT":
    "Die Anmeldung hat zu lange gedauert. Bitte versuchen Sie es erneut.",
  "errors.PASSKEY_AUTHENTICATION_FAILED":
    "Mit diesem Passkey konnten Sie nicht angemeldet werden. Versuchen Sie es erneut oder wählen Sie eine andere Methode.",
  "errors.PASSKEY_AUTHENTICATION_NOT_ENABLED":
    "Die Anmeldung mit Passkey ist ausgeschaltet. Wählen Sie eine andere Methode.",
  "errors.PASSKEY_REGISTRATION_FAILED":
    "Der Passkey konnte nicht gespeichert werden. Versuchen Sie es erneut.",
  "errors.PASSKEY_WEBAUTHN_ERROR":
    "Ihr Gerät oder Browser hat den Passkey nicht zugelassen. Versuchen Sie es erneut oder wählen Sie eine andere Methode.",
  "errors.PASSWORD_AUTHENTICATION_NOT_ENABLED":
    "Die Anmeldung mit Passwort ist ausgeschaltet. Wählen Sie eine andere Methode.",
  "errors.PASSWORD_CONFIRMATION_MISMATCH": "Die Passwörter stimmen nicht überein.",
  "errors.PASSWORD_TOO_COMMON":
    "Dieses Passwort ist zu leicht zu erraten. Wählen Sie ein längeres oder weniger gebräuchliches.",
  "errors.PROJECT_PERMISSION_REQUIRED": "Dazu sind Sie nicht berechtigt.",
  "errors.PROVIDER_REJECTED":
    "Der Anbieter hat die Verbindung nicht erneuert. Verbinden Sie das Konto erneut.",
  "errors.REDIRECT_LOOP":
    "Zwei Seiten haben Sie endlos hin und her geschickt, deshalb haben wir angehalten. Prüfen Sie, ob die Uhr Ihres Geräts stimmt und ob Ihr Browser die Cookies dieser Website behält. Stimmt beides, ist die App vielleicht für ein anderes Projekt eingerichtet: Bitte melden Sie es den Entwicklern.",
  "errors.REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED":
    "Ihre Sitzung ist beendet. Melden Sie sich erneut an.",
  "errors.SECOND_FACTOR_NOT_ENABLED": "Aktivieren Sie zuerst die Zwei-Faktor-Authentifizierung.",
  "errors.SIGN_UP_NOT_ENABLED": "Diese App nimmt zurzeit keine neuen Konten an.",
  "errors.TEAM_ALREADY_EXISTS": "Dieses Team gibt es schon.",
  "errors.TEAM_MEMBERSHIP_ALREADY_EXISTS": "Diese Person ist schon Mitglied des Teams.",
  "errors.TEAM_MEMBERSHIP_NOT_FOUND": "Diese Person ist nicht mehr Mitglied des Teams.",
  "errors.TEAM_NOT_FOUND": "Dieses Team gibt es nicht mehr.",
  "errors.TEAM_PERMISSION_REQUIRED":
    "Dazu sind Sie in diesem Team nicht berechtigt. Fragen Sie jemanden, der es verwaltet.",
  "errors.USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION":
    "Sie haben schon ein anderes Konto dieses Anbieters verbunden.",
  "errors.USER_AUTHENTICATION_REQUIRED": "Melden Sie sich dafür an.",
  "errors.USER_DOES_NOT_HAVE_PASSWORD": "Ihr Konto hat noch kein Passwort.",
  "errors.USER_EMAIL_ALREADY_EXISTS":
    "Für {email} gibt es schon ein Konto. Melden Sie sich damit an oder verwenden Sie eine andere Adresse.",
  "errors.USER_NOT_FOUND": "Dieses Konto gibt es nicht mehr.",
  "errors.VERIFICATION_CODE_ALREADY_USED":
    "Dieser Code wurde schon benutzt. Fordern Sie einen neuen an.",
  "errors.VERIFICATION_CODE_EXPIRED": "Dieser Code ist abgelaufen. Fordern Sie einen neuen an.",
  "errors.VERIFICATION_CODE_MAX_ATTEMPTS_REACHED":
    "Mit diesem Code gab es zu viele Versuche. Fordern Sie einen neuen an.",
  "errors.VERIFICATION_CODE_NOT_FOUND":
    "Dieser Code stimmt nicht. Prüfen Sie ihn oder fordern Sie einen neuen an.",
};
