import type { Group } from "../en.js";

export const signIn: Group<"signIn"> = {
  "signIn.title": "Melden Sie sich an",
  "signIn.titleNamed": "Bei {name} anmelden",
  "signIn.noAccount": "Noch kein Konto?",
  "signIn.submit": "Anmelden",
  "signIn.forgotPassword": "Passwort vergessen?",
  "signIn.continueWith": "Weiter mit {provider}",
  "signIn.lastUsed": "Zuletzt verwendet",
  "signIn.or": "oder",
  "signIn.passkey": "Mit Passkey anmelden",
  "signIn.methods": "Anmeldeoptionen",
  "signIn.tabCode": "E-Mail-Code",
  "signIn.tabPassword": "Passwort",
  "signIn.sendCode": "Code senden",
  "signIn.codeHint": "Wir senden Ihnen einen Einmalcode und einen Link.",

  "signUp.title": "Konto erstellen",
  "signUp.titleNamed": "Konto bei {name} erstellen",
  "signUp.hasAccount": "Schon ein Konto?",
  "signUp.invited": "Sie treten {team} mit der eingeladenen Adresse bei.",
  "signUp.submit": "Konto erstellen",
  "signUp.yourName": "Ihr Name",
  "signUp.methods": "Registrierungsoptionen",
  "signUp.closedTitle": "Die Registrierung ist geschlossen",
  "signUp.closedText":
    "Diese App nimmt zurzeit keine neuen Konten an. Wenn Sie schon eines haben, können Sie sich anmelden.",

  "methods.none":
    "Für diese App ist keine Anmeldemethode eingeschaltet. Wenn Sie die App entwickeln, schalten Sie in den Projekteinstellungen eine ein.",

  "signedIn.title": "Sie sind schon angemeldet",
  "signedIn.text": "Sie sind als {name} angemeldet.",
  "signedIn.textPlain": "Hier ist nichts weiter zu tun.",
  "signedIn.redirecting": "Sie sind angemeldet. Es geht gleich weiter …",

  "code.sentTo":
    "Wir haben einen Einmalcode an {email} gesendet. Geben Sie ihn hier ein oder öffnen Sie den Link in der E-Mail.",
  "code.label": "Einmalcode",
  "code.submit": "Weiter",
  "code.change": "Andere Adresse verwenden",
  "code.resend": "Neuen Code senden",
  "code.resendIn": {
    one: "Neuer Code in {count} Sekunde",
    other: "Neuer Code in {count} Sekunden",
  },
  "code.resent": "Ein neuer Code ist unterwegs. Hier gilt nur der neueste.",
};
