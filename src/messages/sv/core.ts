import type { Group } from "../en.js";

export const core: Group<"core"> = {
  "action.cancel": "Avbryt",
  "action.close": "Stäng",
  "action.continue": "Fortsätt",
  "action.goHome": "Till startsidan",
  "action.save": "Spara",
  "action.signIn": "Logga in",
  "action.signOut": "Logga ut",
  "action.signUp": "Registrera dig",
  "action.tryAgain": "Försök igen",

  "field.email": "E-post",
  "field.newPassword": "Nytt lösenord",
  "field.optional": "valfritt",
  "field.password": "Lösenord",
  "field.passwordAgain": "Upprepa lösenordet",
  "field.totp": "Sexsiffrig kod",
  "field.totpHint": "Koden som din autentiseringsapp visar för det här kontot.",

  "code.noMail": "Inget mejl? Titta i skräpposten.",
  "check.codeIncomplete": "Ange kodens alla {count} tecken.",
  "check.emailInvalid": "Ange en e-postadress, till exempel name@example.com.",
  "check.emailMissing": "Ange din e-postadress.",
  "check.nameMissing": "Ange ett namn.",
  "check.passwordMissing": "Ange ditt lösenord.",
  "check.newPasswordMissing": "Välj ett lösenord.",
  "check.passwordAgainMissing": "Upprepa lösenordet.",
  "check.passwordsDiffer": "Lösenorden stämmer inte överens.",

  "password.capsLock": "Caps Lock är på.",
  "password.hide": "Dölj lösenordet",
  "password.rule": "Minst {least} tecken.",
  "password.show": "Visa lösenordet",

  "state.loading": "Laddar",
  "state.needsScript": "Det här kräver JavaScript. Slå på det i webbläsaren och läs in sidan igen.",

  "time.now": "alldeles nyss",

  "totp.title": "Ange din kod",
  "totp.submit": "Bekräfta koden",
  "totp.cantUse": "Kan du inte använda appen?",

  "menu.account": "Kontoinställningar",
  "menu.label": "Kontomeny",
  "menu.signedInAs": "Inloggad som {name}",
  "menu.theme": "Växla mellan ljust och mörkt",
  "menu.signIn": "Logga in",
  "menu.signUp": "Registrera dig",
  "menu.signOut": "Logga ut",

  "failure.unknown": "Något gick fel hos oss. Försök igen om en stund.",
  "failure.unknownWithId": "Något gick fel hos oss. Försök igen om en stund. Begärans id: {id}",
  "errors.NETWORK_ERROR": "Tjänsten svarade inte. Kontrollera anslutningen och försök igen.",
  "errors.OFFLINE_ERROR": "Du är offline. Försök igen när du är ansluten.",
  "errors.PASSWORD_TOO_LONG": "Lösenordet är för långt. Det får ha högst {n} tecken.",
  "errors.PASSWORD_TOO_SHORT": "Lösenordet är för kort. Det måste ha minst {n} tecken.",
};
