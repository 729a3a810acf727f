import type { Group } from "../en.js";

export const signIn: Group<"signIn"> = {
  "signIn.title": "Accedi al tuo account",
  "signIn.titleNamed": "Accedi a {name}",
  "signIn.noAccount": "Non hai ancora un account?",
  "signIn.submit": "Accedi",
  "signIn.forgotPassword": "Password dimenticata?",
  "signIn.continueWith": "Continua con {provider}",
  "signIn.lastUsed": "Usato l’ultima volta",
  "signIn.or": "oppure",
  "signIn.passkey": "Accedi con una passkey",
  "signIn.methods": "Metodi di accesso",
  "signIn.tabCode": "Codice via e-mail",
  "signIn.tabPassword": "Password",
  "signIn.sendCode": "Invia codice",
  "signIn.codeHint": "Ti invieremo un codice monouso e un link.",

  "signUp.title": "Crea il tuo account",
  "signUp.titleNamed": "Crea il tuo account {name}",
  "signUp.hasAccount": "Hai già un account?",
  "signUp.invited": "Ti unisci a {team} con l’indirizzo invitato.",
  "signUp.submit": "Crea account",
  "signUp.yourName": "Il tuo nome",
  "signUp.methods": "Modi per registrarsi",
  "signUp.closedTitle": "Le registrazioni sono chiuse",
  "signUp.closedText":
    "Al momento questa app non accetta nuovi account. Se ne hai già uno, puoi accedere.",

  "methods.none":
    "Per questa app non è attivo nessun metodo di accesso. Se la sviluppi tu, attivane uno nelle impostazioni del progetto.",

  "signedIn.title": "Hai già effettuato l’accesso",
  "signedIn.text": "Hai effettuato l’accesso come {name}.",
  "signedIn.textPlain": "Qui non devi fare altro.",
  "signedIn.redirecting": "Accesso effettuato. Reindirizzamento in corso…",

  "code.sentTo":
    "Abbiamo inviato un codice monouso a {email}. Inseriscilo qui o apri il link nel messaggio.",
  "code.label": "Codice monouso",
  "code.submit": "Continua",
  "code.change": "Usa un altro indirizzo",
  "code.resend": "Invia un nuovo codice",
  "code.resendIn": {
    one: "Nuovo codice tra {count} secondo",
    other: "Nuovo codice tra {count} secondi",
  },
  "code.resent": "Un nuovo codice è in arrivo. Qui vale solo il più recente.",
};
