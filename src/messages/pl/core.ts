import type { Group } from "../en.js";

export const core: Group<"core"> = {
  "action.cancel": "Anuluj",
  "action.close": "Zamknij",
  "action.continue": "Dalej",
  "action.goHome": "Przejdź do strony głównej",
  "action.save": "Zapisz",
  "action.signIn": "Zaloguj się",
  "action.signOut": "Wyloguj się",
  "action.signUp": "Zarejestruj się",
  "action.tryAgain": "Spróbuj ponownie",

  "field.email": "E-mail",
  "field.newPassword": "Nowe hasło",
  "field.optional": "opcjonalnie",
  "field.password": "Hasło",
  "field.passwordAgain": "Powtórz hasło",
  "field.totp": "Sześciocyfrowy kod",
  "field.totpHint": "Kod, który aplikacja uwierzytelniająca pokazuje dla tego konta.",

  "code.noMail": "Brak wiadomości? Zajrzyj do folderu ze spamem.",
  "check.codeIncomplete": "Wpisz cały kod. Liczba znaków: {count}.",
  "check.emailInvalid": "Wpisz adres e-mail, np. name@example.com.",
  "check.emailMissing": "Wpisz swój adres e-mail.",
  "check.nameMissing": "Wpisz nazwę wyświetlaną.",
  "check.passwordMissing": "Wpisz hasło.",
  "check.newPasswordMissing": "Wybierz hasło.",
  "check.passwordAgainMissing": "Powtórz hasło.",
  "check.passwordsDiffer": "Hasła nie są takie same.",

  "password.capsLock": "Caps Lock jest włączony.",
  "password.hide": "Ukryj hasło",
  "password.rule": "Minimalna liczba znaków: {least}.",
  "password.show": "Pokaż hasło",

  "state.loading": "Wczytywanie",
  "state.needsScript":
    "Do tego potrzebny jest JavaScript. Włącz go w przeglądarce i odśwież stronę.",

  "time.now": "przed chwilą",

  "totp.title": "Wpisz kod",
  "totp.submit": "Potwierdź kod",
  "totp.cantUse": "Nie możesz użyć aplikacji?",

  "menu.account": "Ustawienia konta",
  "menu.label": "Menu konta",
  "menu.signedInAs": "Zalogowano jako {name}",
  "menu.theme": "Przełącz między jasnym a ciemnym wyglądem",
  "menu.signIn": "Zaloguj się",
  "menu.signUp": "Zarejestruj się",
  "menu.signOut": "Wyloguj się",

  "failure.unknown": "Coś poszło nie tak po naszej stronie. Spróbuj ponownie za chwilę.",
  "failure.unknownWithId":
    "Coś poszło nie tak po naszej stronie. Spróbuj ponownie za chwilę. Identyfikator żądania: {id}",
  "errors.NETWORK_ERROR": "Usługa nie odpowiedziała. Sprawdź połączenie i spróbuj ponownie.",
  "errors.OFFLINE_ERROR":
    "Brak połączenia z internetem. Spróbuj ponownie po odzyskaniu połączenia.",
  "errors.PASSWORD_TOO_LONG": "Hasło jest za długie. Maksymalna liczba znaków: {n}.",
  "errors.PASSWORD_TOO_SHORT": "Minimalna liczba znaków: {n}.",
};
