import type { Group } from "../en.js";

export const signIn: Group<"signIn"> = {
  "signIn.title": "Přihlaste se ke svému účtu",
  "signIn.titleNamed": "Přihlášení do {name}",
  "signIn.noAccount": "Ještě nemáte účet?",
  "signIn.submit": "Přihlásit se",
  "signIn.forgotPassword": "Zapomenuté heslo?",
  "signIn.continueWith": "Pokračovat přes {provider}",
  "signIn.lastUsed": "Naposledy použito",
  "signIn.or": "nebo",
  "signIn.passkey": "Přihlásit se přístupovým klíčem",
  "signIn.methods": "Způsoby přihlášení",
  "signIn.tabCode": "Kód z e-mailu",
  "signIn.tabPassword": "Heslo",
  "signIn.sendCode": "Odeslat kód",
  "signIn.codeHint": "Pošleme vám jednorázový kód a odkaz.",

  "signUp.title": "Vytvořte si účet",
  "signUp.titleNamed": "Vytvořte si účet {name}",
  "signUp.hasAccount": "Už máte účet?",
  "signUp.invited": "Do týmu {team} vstupujete s pozvanou adresou.",
  "signUp.submit": "Vytvořit účet",
  "signUp.yourName": "Vaše jméno",
  "signUp.methods": "Způsoby registrace",
  "signUp.closedTitle": "Registrace je uzavřená",
  "signUp.closedText":
    "Tato aplikace teď nepřijímá nové účty. Pokud už účet máte, můžete se přihlásit.",

  "methods.none":
    "Pro tuto aplikaci není zapnutý žádný způsob přihlášení. Pokud ji vyvíjíte, zapněte některý v nastavení projektu.",

  "signedIn.title": "Už jste přihlášeni",
  "signedIn.text": "Jste přihlášeni jako {name}.",
  "signedIn.textPlain": "Nemusíte tu nic dělat.",
  "signedIn.redirecting": "Jste přihlášeni. Pokračujeme dál…",

  "code.sentTo":
    "Na adresu {email} jsme poslali jednorázový kód. Zadejte ho sem, nebo otevřete odkaz ve zprávě.",
  "code.label": "Jednorázový kód",
  "code.submit": "Pokračovat",
  "code.change": "Použít jinou adresu",
  "code.resend": "Odeslat nový kód",
  "code.resendIn": {
    one: "Odeslat nový kód za {count} sekundu",
    few: "Odeslat nový kód za {count} sekundy",
    many: "Odeslat nový kód za {count} sekundy",
    other: "Odeslat nový kód za {count} sekund",
  },
  "code.resent": "Nový kód je na cestě. Platí tu jen ten nejnovější.",
};
