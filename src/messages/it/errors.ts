import type { Group } from "../en.js";

export const errors: Group<"errors"> = {
  "errors.ANONYMOUS_ACCOUNTS_NOT_ENABLED":
    "Questa app non offre account ospite. Accedi o registrati.",
  "errors.CANNOT_DELETE_CURRENT_SESSION":
    "Questa è la sessione che stai usando. Per terminarla, esci.",
  "errors.CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE":
    "Questo indirizzo e-mail serve già per accedere a un altro account. Accedi a quell’account o usa un altro indirizzo.",
  "errors.COOKIES_BLOCKED":
    "Il tuo browser non conserva i cookie di questo sito, quindi l’accesso non verrebbe mantenuto. Consentili e riprova.",
  "errors.EMAIL_ALREADY_VERIFIED": "Questo indirizzo e-mail è già verificato.",
  "errors.EMAIL_IS_NOT_PRIMARY_EMAIL":
    "Questo non è l’indirizzo e-mail principale del tuo account.",
  "errors.EMAIL_NOT_ASSOCIATED_WITH_USER": "Nessun account accede con questo indirizzo e-mail.",
  "errors.EMAIL_NOT_VERIFIED": "Verifica prima il tuo indirizzo e-mail.",
  "errors.EMAIL_PASSWORD_MISMATCH": "E-mail e password non corrispondono.",
  "errors.FRESH_SESSION_REQUIRED": "Accedi di nuovo per modificare la protezione del tuo account.",
  "errors.INVALID_AUTHORIZATION_CODE":
    "L’accesso ha richiesto troppo tempo o è stato avviato due volte. Ricomincia da capo.",
  "errors.INVALID_POLLING_CODE":
    "Questo accesso da riga di comando non è più in attesa. Avvialo di nuovo nel terminale.",
  "errors.INVALID_RECOVERY_CODE":
    "Questo codice di recupero è sbagliato o è già stato usato. Provane un altro.",
  "errors.INVALID_TOTP_CODE":
    "Il codice è sbagliato o non è più valido. Inserisci quello che la tua app di autenticazione mostra ora.",
  "errors.MULTI_FACTOR_AUTHENTICATION_REQUIRED":
    "Questo account richiede un secondo passaggio. Inserisci il codice della tua app di autenticazione.",
  "errors.RATE_LIMITED": "Troppi tentativi. Aspetta un momento e riprova.",
  "errors.OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER":
    "Questo account è già collegato a un’altra persona.",
  "errors.OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE":
    "L’account collegato non ha concesso tutte le autorizzazioni necessarie. Collegalo di nuovo.",
  "errors.OAUTH_CONNECTION_NOT_CONNECTED_TO_USER": "Questo account non è ancora collegato.",
  "errors.OAUTH_PROVIDER_ACCESS_DENIED":
    "L’accesso è stato annullato o il provider non ha avuto il permesso di completarlo.",
  "errors.OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED":
    "L’accesso con questo provider è disattivato. Scegli un altro metodo.",
  "errors.OUTER_OAUTH_TIMEOUT": "L’accesso ha richiesto troppo tempo. Ricomincia da capo.",
  "errors.PASSKEY_AUTHENTICATION_FAILED":
    "L’accesso con questa passkey non è riuscito. Riprova o scegli un altro metodo.",
  "errors.PASSKEY_AUTHENTICATION_NOT_ENABLED":
    "L’accesso con passkey è disattivato. Scegli un altro metodo.",
  "errors.PASSKEY_REGISTRATION_FAILED": "Non è stato possibile salvare la passkey. Riprova.",
  "errors.PASSKEY_WEBAUTHN_ERROR":
    "Il dispositivo o il browser non ha accettato la passkey. Riprova o scegli un altro metodo.",
  "errors.PASSWORD_AUTHENTICATION_NOT_ENABLED":
    "L’accesso con password è disattivato. Scegli un altro metodo.",
  "errors.PASSWORD_CONFIRMATION_MISMATCH": "Le password non corrispondono.",
  "errors.PASSWORD_TOO_COMMON":
    "Questa password è troppo facile da indovinare. Scegline una più lunga o meno comune.",
  "errors.PROJECT_PERMISSION_REQUIRED": "Non hai il permesso di farlo.",
  "errors.PROVIDER_REJECTED":
    "Il provider ha rifiutato di rinnovare il collegamento. Collega di nuovo l’account.",
  "errors.REDIRECT_LOOP":
    "Due pagine si rimandavano a vicenda senza fine, quindi ci siamo fermati. Controlla che l’orologio del dispositivo sia giusto e che il browser conservi i cookie di questo sito. Se è tutto a posto, l’app potrebbe essere configurata per un altro progetto: avvisa chi la sviluppa.",
  "errors.REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED": "La tua sessione è terminata. Accedi di nuovo.",
  "errors.SECOND_FACTOR_NOT_ENABLED": "Attiva prima la verifica in due passaggi.",
  "errors.SIGN_UP_NOT_ENABLED": "Al momento questa app non accetta nuovi account.",
  "errors.TEAM_ALREADY_EXISTS": "Questo team esiste già.",
  "errors.TEAM_MEMBERSHIP_ALREADY_EXISTS": "Questa persona fa già parte del team.",
  "errors.TEAM_MEMBERSHIP_NOT_FOUND": "Questa persona non fa più parte del team.",
  "errors.TEAM_NOT_FOUND": "Questo team non esiste più.",
  "errors.TEAM_PERMISSION_REQUIRED":
    "Non hai il permesso di farlo in questo team. Chiedi a chi lo gestisce.",
  "errors.USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION":
    "Hai già collegato un altro account di questo provider.",
  "errors.USER_AUTHENTICATION_REQUIRED": "Accedi per farlo.",
  "errors.USER_DOES_NOT_HAVE_PASSWORD": "Il tuo account non ha ancora una password.",
  "errors.USER_EMAIL_ALREADY_EXISTS":
    "Esiste già un account per {email}. Accedi a quell’account o usa un altro indirizzo.",
  "errors.USER_NOT_FOUND": "Questo account non esiste più.",
  "errors.VERIFICATION_CODE_ALREADY_USED": "Questo codice è già stato usato. Richiedine uno nuovo.",
  "errors.VERIFICATION_CODE_EXPIRED": "Questo codice è scaduto. Richiedine uno nuovo.",
  "errors.VERIFICATION_CODE_MAX_ATTEMPTS_REACHED":
    "Ci sono stati troppi tentativi con questo codice. Richiedine uno nuovo.",
  "errors.VERIFICATION_CODE_NOT_FOUND":
    "Il codice non è corretto. Controllalo o richiedine uno nuovo.",
};
