import type { Group } from "../en.js";

export const signIn: Group<"signIn"> = {
  "signIn.title": "Logga in på ditt konto",
  "signIn.titleNamed": "Logga in på {name}",
  "signIn.noAccount": "Har du inget konto?",
  "signIn.submit": "Logga in",
  "signIn.forgotPassword": "Glömt lösenordet?",
  "signIn.continueWith": "Fortsätt med {provider}",
  "signIn.lastUsed": "Senast använt",
  "signIn.or": "eller",
  "signIn.passkey": "Logga in med lösennyckel",
  "signIn.methods": "Sätt att logga in",
  "signIn.tabCode": "Kod via e-post",
  "signIn.tabPassword": "Lösenord",
  "signIn.sendCode": "Skicka kod",
  "signIn.codeHint": "Vi skickar en engångskod och en länk till dig.",

  "signUp.title": "Skapa ditt konto",
  "signUp.titleNamed": "Skapa ditt konto hos {name}",
  "signUp.hasAccount": "Har du redan ett konto?",
  "signUp.invited": "Du går med i {team} med den inbjudna adressen.",
  "signUp.submit": "Skapa konto",
  "signUp.yourName": "Ditt namn",
  "signUp.methods": "Sätt att registrera sig",
  "signUp.closedTitle": "Registreringen är stängd",
  "signUp.closedText":
    "Den här appen tar inte emot nya konton just nu. Har du redan ett kan du logga in.",

  "methods.none":
    "Ingen inloggningsmetod är påslagen för den här appen. Om du utvecklar den slår du på en i projektets inställningar.",

  "signedIn.title": "Du är redan inloggad",
  "signedIn.text": "Du är inloggad som {name}.",
  "signedIn.textPlain": "Du behöver inte göra något här.",
  "signedIn.redirecting": "Du är inloggad. Du skickas vidare…",

  "code.sentTo":
    "Vi har skickat en engångskod till {email}. Ange den här eller öppna länken i mejlet.",
  "code.label": "Engångskod",
  "code.submit": "Fortsätt",
  "code.change": "Använd en annan adress",
  "code.resend": "Skicka en ny kod",
  "code.resendIn": {
    one: "Skicka en ny kod om {count} sekund",
    other: "Skicka en ny kod om {count} sekunder",
  },
  "code.resent": "En ny kod är på väg. Bara den senaste fungerar här.",
};
