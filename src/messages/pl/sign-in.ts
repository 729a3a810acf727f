import type { Group } from "../en.js";

export const signIn: Group<"signIn"> = {
  "signIn.title": "Zaloguj się na swoje konto",
  "signIn.titleNamed": "Zaloguj się do aplikacji {name}",
  "signIn.noAccount": "Nie masz jeszcze konta?",
  "signIn.submit": "Zaloguj się",
  "signIn.forgotPassword": "Nie pamiętasz hasła?",
  "signIn.continueWith": "Kontynuuj przez {provider}",
  "signIn.lastUsed": "Ostatnio używane",
  "signIn.or": "lub",
  "signIn.passkey": "Zaloguj się kluczem dostępu",
  "signIn.methods": "Sposoby logowania",
  "signIn.tabCode": "Kod z e-maila",
  "signIn.tabPassword": "Hasło",
  "signIn.sendCode": "Wyślij kod",
  "signIn.codeHint": "Wyślemy Ci jednorazowy kod i link.",

  "signUp.title": "Utwórz konto",
  "signUp.titleNamed": "Utwórz konto {name}",
  "signUp.hasAccount": "Masz już konto?",
  "signUp.invited": "Dołączasz do zespołu {team} z zaproszonym adresem.",
  "signUp.submit": "Utwórz konto",
  "signUp.yourName": "Twoje imię i nazwisko",
  "signUp.methods": "Sposoby rejestracji",
  "signUp.closedTitle": "Rejestracja jest zamknięta",
  "signUp.closedText":
    "Ta aplikacja nie przyjmuje teraz nowych kont. Jeśli masz już konto, możesz się zalogować.",

  "methods.none":
    "W tej aplikacji nie włączono żadnej metody logowania. Jeśli ją tworzysz, włącz jedną w ustawieniach projektu.",

  "signedIn.title": "Masz już otwartą sesję",
  "signedIn.text": "Zalogowano Cię jako {name}.",
  "signedIn.textPlain": "Nie musisz tu nic robić.",
  "signedIn.redirecting": "Zalogowano. Za chwilę przejdziesz dalej…",

  "code.sentTo":
    "Wysłaliśmy jednorazowy kod na adres {email}. Wpisz go tutaj lub otwórz link z wiadomości.",
  "code.label": "Jednorazowy kod",
  "code.submit": "Dalej",
  "code.change": "Użyj innego adresu",
  "code.resend": "Wyślij nowy kod",
  "code.resendIn": {
    one: "Wyślij nowy kod za {count} sekundę",
    few: "Wyślij nowy kod za {count} sekundy",
    many: "Wyślij nowy kod za {count} sekund",
    other: "Wyślij nowy kod za {count} sekundy",
  },
  "code.resent": "Nowy kod jest w drodze. Działa tylko najnowszy.",
};
