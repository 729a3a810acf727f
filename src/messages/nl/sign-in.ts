import type { Group } from "../en.js";

export const signIn: Group<"signIn"> = {
  "signIn.title": "Log in op je account",
  "signIn.titleNamed": "Inloggen bij {name}",
  "signIn.noAccount": "Nog geen account?",
  "signIn.submit": "Inloggen",
  "signIn.forgotPassword": "Wachtwoord vergeten?",
  "signIn.continueWith": "Doorgaan met {provider}",
  "signIn.lastUsed": "Laatst gebruikt",
  "signIn.or": "of",
  "signIn.passkey": "Inloggen met een passkey",
  "signIn.methods": "Manieren om in te loggen",
  "signIn.tabCode": "Code per e-mail",
  "signIn.tabPassword": "Wachtwoord",
  "signIn.sendCode": "Code versturen",
  "signIn.codeHint": "We sturen je een eenmalige code en een link.",

  "signUp.title": "Maak een account",
  "signUp.titleNamed": "Maak een account bij {name}",
  "signUp.hasAccount": "Heb je al een account?",
  "signUp.invited": "Je wordt lid van {team} met het uitgenodigde adres.",
  "signUp.submit": "Account maken",
  "signUp.yourName": "Je naam",
  "signUp.methods": "Manieren om je te registreren",
  "signUp.closedTitle": "Registratie is gesloten",
  "signUp.closedText":
    "Deze app accepteert op dit moment geen nieuwe accounts. Heb je er al een, dan kun je inloggen.",

  "methods.none":
    "Voor deze app staat geen inlogmethode aan. Ontwikkel je de app, zet er dan een aan in de projectinstellingen.",

  "signedIn.title": "Je bent al ingelogd",
  "signedIn.text": "Je bent ingelogd als {name}.",
  "signedIn.textPlain": "Je hoeft hier niets te doen.",
  "signedIn.redirecting": "Je bent ingelogd. We gaan zo verder…",

  "code.sentTo":
    "We hebben een eenmalige code naar {email} gestuurd. Voer die hier in of open de link in de e-mail.",
  "code.label": "Eenmalige code",
  "code.submit": "Doorgaan",
  "code.change": "Ander adres gebruiken",
  "code.resend": "Nieuwe code versturen",
  "code.resendIn": {
    one: "Nieuwe code over {count} seconde",
    other: "Nieuwe code over {count} seconden",
  },
  "code.resent": "Er is een nieuwe code onderweg. Alleen de nieuwste werkt hier.",
};
