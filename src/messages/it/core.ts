import type { Group } from "../en.js";

export const core: Group<"core"> = {
  "action.cancel": "Annulla",
  "action.close": "Chiudi",
  "action.continue": "Continua",
  "action.goHome": "Vai alla pagina iniziale",
  "action.save": "Salva",
  "action.signIn": "Accedi",
  "action.signOut": "Esci",
  "action.signUp": "Registrati",
  "action.tryAgain": "Riprova",

  "field.email": "E-mail",
  "field.newPassword": "Nuova password",
  "field.optional": "facoltativo",
  "field.password": "Password",
  "field.passwordAgain": "Conferma password",
  "field.totp": "Codice di sei cifre",
  "field.totpHint": "Il codice che la tua app di autenticazione mostra per questo account.",

  "code.noMail": "Non è arrivato nulla? Guarda nella posta indesiderata.",
  "check.codeIncomplete": "Inserisci tutti i {count} caratteri del codice.",
  "check.emailInvalid": "Inserisci un indirizzo e-mail come name@example.com.",
  "check.emailMissing": "Inserisci il tuo indirizzo e-mail.",
  "check.nameMissing": "Inserisci un nome.",
  "check.passwordMissing": "Inserisci la tua password.",
  "check.newPasswordMissing": "Scegli una password.",
  "check.passwordAgainMissing": "Conferma la password.",
  "check.passwordsDiffer": "Le password non corrispondono.",

  "password.capsLock": "Il blocco maiuscole è attivo.",
  "password.hide": "Nascondi password",
  "password.rule": "Usa almeno {least} caratteri.",
  "password.show": "Mostra password",

  "state.loading": "Caricamento",
  "state.needsScript": "Qui serve JavaScript. Attivalo nel browser e ricarica la pagina.",

  "time.now": "adesso",

  "totp.title": "Inserisci il codice",
  "totp.submit": "Conferma codice",
  "totp.cantUse": "Non puoi usare l’app?",

  "menu.account": "Impostazioni account",
  "menu.label": "Menu dell’account",
  "menu.signedInAs": "Accesso effettuato come {name}",
  "menu.theme": "Cambia tema chiaro/scuro",
  "menu.signIn": "Accedi",
  "menu.signUp": "Registrati",
  "menu.signOut": "Esci",

  "failure.unknown": "Si è verificato un problema da parte nostra. Riprova tra poco.",
  "failure.unknownWithId":
    "Si è verificato un problema da parte nostra. Riprova tra poco. ID richiesta: {id}",
  "errors.NETWORK_ERROR": "Il servizio non ha risposto. Controlla la connessione e riprova.",
  "errors.OFFLINE_ERROR": "Sei offline. Riprova quando la connessione è tornata.",
  "errors.PASSWORD_TOO_LONG": "La password è troppo lunga. Può avere al massimo {n} caratteri.",
  "errors.PASSWORD_TOO_SHORT": "Usa almeno {n} caratteri.",
};
