import type { Group } from "../en.js";

export const core: Group<"core"> = {
  "action.cancel": "Annuleren",
  "action.close": "Sluiten",
  "action.continue": "Doorgaan",
  "action.goHome": "Naar de startpagina",
  "action.save": "Opslaan",
  "action.signIn": "Inloggen",
  "action.signOut": "Uitloggen",
  "action.signUp": "Registreren",
  "action.tryAgain": "Opnieuw proberen",

  "field.email": "E-mailadres",
  "field.newPassword": "Nieuw wachtwoord",
  "field.optional": "optioneel",
  "field.password": "Wachtwoord",
  "field.passwordAgain": "Herhaal wachtwoord",
  "field.totp": "Code van zes cijfers",
  "field.totpHint": "De code die je authenticator-app voor dit account weergeeft.",

  "code.noMail": "Geen e-mail? Kijk in je spammap.",
  "check.codeIncomplete": "Voer alle {count} tekens van de code in.",
  "check.emailInvalid": "Voer een e-mailadres in, zoals name@example.com.",
  "check.emailMissing": "Voer je e-mailadres in.",
  "check.nameMissing": "Voer een naam in.",
  "check.passwordMissing": "Voer je wachtwoord in.",
  "check.newPasswordMissing": "Kies een wachtwoord.",
  "check.passwordAgainMissing": "Herhaal het wachtwoord.",
  "check.passwordsDiffer": "De wachtwoorden komen niet overeen.",

  "password.capsLock": "Caps Lock staat aan.",
  "password.hide": "Wachtwoord verbergen",
  "password.rule": "Gebruik minstens {least} tekens.",
  "password.show": "Wachtwoord weergeven",

  "state.loading": "Laden",
  "state.needsScript":
    "Hiervoor is JavaScript nodig. Zet het aan in je browser en laad de pagina opnieuw.",

  "time.now": "zojuist",

  "totp.title": "Voer je code in",
  "totp.submit": "Code bevestigen",
  "totp.cantUse": "Kun je je app niet gebruiken?",

  "menu.account": "Accountinstellingen",
  "menu.label": "Accountmenu",
  "menu.signedInAs": "Ingelogd als {name}",
  "menu.theme": "Wisselen tussen licht en donker",
  "menu.signIn": "Inloggen",
  "menu.signUp": "Registreren",
  "menu.signOut": "Uitloggen",

  "failure.unknown": "Er ging bij ons iets mis. Probeer het zo opnieuw.",
  "failure.unknownWithId": "Er ging bij ons iets mis. Probeer het zo opnieuw. Aanvraag-ID: {id}",
  "errors.NETWORK_ERROR":
    "De dienst reageerde niet. Controleer je verbinding en probeer het opnieuw.",
  "errors.OFFLINE_ERROR": "Je bent offline. Probeer het opnieuw zodra je weer verbinding hebt.",
  "errors.PASSWORD_TOO_LONG": "Het wachtwoord is te lang. Gebruik hooguit {n} tekens.",
  "errors.PASSWORD_TOO_SHORT": "Gebruik minstens {n} tekens.",
};
