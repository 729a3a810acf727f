import type { Group } from "../en.js";

export const core: Group<"core"> = {
  "action.cancel": "Abbrechen",
  "action.close": "Schließen",
  "action.continue": "Weiter",
  "action.goHome": "Zur Startseite",
  "action.save": "Speichern",
  "action.signIn": "Anmelden",
  "action.signOut": "Abmelden",
  "action.signUp": "Registrieren",
  "action.tryAgain": "Erneut versuchen",

  "field.email": "E-Mail",
  "field.newPassword": "Neues Passwort",
  "field.optional": "optional",
  "field.password": "Passwort",
  "field.passwordAgain": "Passwort wiederholen",
  "field.totp": "Sechsstelliger Code",
  "field.totpHint": "Der Code, den Ihre Authenticator-App für dieses Konto zeigt.",

  "code.noMail": "Keine E-Mail bekommen? Sehen Sie im Spam-Ordner nach.",
  "check.codeIncomplete": "Geben Sie alle {count} Zeichen des Codes ein.",
  "check.emailInvalid": "Geben Sie eine E-Mail-Adresse wie name@example.com ein.",
  "check.emailMissing": "Geben Sie Ihre E-Mail-Adresse ein.",
  "check.nameMissing": "Geben Sie einen Namen ein.",
  "check.passwordMissing": "Geben Sie Ihr Passwort ein.",
  "check.newPasswordMissing": "Wählen Sie ein Passwort.",
  "check.passwordAgainMissing": "Wiederholen Sie das Passwort.",
  "check.passwordsDiffer": "Die Passwörter stimmen nicht überein.",

  "password.capsLock": "Die Feststelltaste ist aktiv.",
  "password.hide": "Passwort verbergen",
  "password.rule": "Verwenden Sie mindestens {least} Zeichen.",
  "password.show": "Passwort anzeigen",

  "state.loading": "Wird geladen",
  "state.needsScript":
    "Dafür wird JavaScript gebraucht. Schalten Sie es in Ihrem Browser ein und laden Sie die Seite neu.",

  "time.now": "gerade eben",

  "totp.title": "Code eingeben",
  "totp.submit": "Code bestätigen",
  "totp.cantUse": "App nicht verfügbar?",

  "menu.account": "Kontoeinstellungen",
  "menu.label": "Kontomenü",
  "menu.signedInAs": "Angemeldet als {name}",
  "menu.theme": "Zwischen hell und dunkel wechseln",
  "menu.signIn": "Anmelden",
  "menu.signUp": "Registrieren",
  "menu.signOut": "Abmelden",

  "failure.unknown": "Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.",
  "failure.unknownWithId":
    "Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal. Anfrage-ID: {id}",
  "errors.NETWORK_ERROR":
    "Der Dienst hat nicht geantwortet. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
  "errors.OFFLINE_ERROR": "Sie sind offline. Versuchen Sie es erneut, sobald Sie verbunden sind.",
  "errors.PASSWORD_TOO_LONG": "Das Passwort ist zu lang. Höchstens {n} Zeichen.",
  "errors.PASSWORD_TOO_SHORT": "Verwenden Sie mindestens {n} Zeichen.",
};
