import type { Group } from "../en.js";

export const core: Group<"core"> = {
  "action.cancel": "Zrušit",
  "action.close": "Zavřít",
  "action.continue": "Pokračovat",
  "action.goHome": "Přejít na domovskou stránku",
  "action.save": "Uložit",
  "action.signIn": "Přihlásit se",
  "action.signOut": "Odhlásit se",
  "action.signUp": "Zaregistrovat se",
  "action.tryAgain": "Zkusit znovu",

  "field.email": "E-mail",
  "field.newPassword": "Nové heslo",
  "field.optional": "nepovinné",
  "field.password": "Heslo",
  "field.passwordAgain": "Heslo znovu",
  "field.totp": "Šestimístný kód",
  "field.totpHint": "Kód, který pro tento účet ukazuje ověřovací aplikace.",

  "code.noMail": "Nic nepřišlo? Podívejte se do složky se spamem.",
  "check.codeIncomplete": "Zadejte celý kód. Počet znaků: {count}.",
  "check.emailInvalid": "Zadejte e-mailovou adresu, například name@example.com.",
  "check.emailMissing": "Zadejte svou e-mailovou adresu.",
  "check.nameMissing": "Zadejte jméno.",
  "check.passwordMissing": "Zadejte heslo.",
  "check.newPasswordMissing": "Zvolte heslo.",
  "check.passwordAgainMissing": "Zadejte heslo znovu.",
  "check.passwordsDiffer": "Hesla se neshodují.",

  "password.capsLock": "Caps Lock je zapnutý.",
  "password.hide": "Skrýt heslo",
  "password.rule": "Minimální počet znaků: {least}.",
  "password.show": "Zobrazit heslo",

  "state.loading": "Načítání",
  "state.needsScript":
    "K tomuto je potřeba JavaScript. Zapněte ho v prohlížeči a načtěte stránku znovu.",

  "time.now": "právě teď",

  "totp.title": "Zadejte kód",
  "totp.submit": "Potvrdit kód",
  "totp.cantUse": "Nemůžete použít aplikaci?",

  "menu.account": "Nastavení účtu",
  "menu.label": "Nabídka účtu",
  "menu.signedInAs": "Přihlášený účet: {name}",
  "menu.theme": "Přepnout mezi světlým a tmavým vzhledem",
  "menu.signIn": "Přihlásit se",
  "menu.signUp": "Zaregistrovat se",
  "menu.signOut": "Odhlásit se",

  "failure.unknown": "Něco se u nás pokazilo. Zkuste to za chvíli znovu.",
  "failure.unknownWithId": "Něco se u nás pokazilo. Zkuste to za chvíli znovu. ID požadavku: {id}",
  "errors.NETWORK_ERROR": "Služba neodpověděla. Zkontrolujte připojení a zkuste to znovu.",
  "errors.OFFLINE_ERROR": "Jste offline. Zkuste to znovu, až budete připojeni.",
  "errors.PASSWORD_TOO_LONG": "Heslo je příliš dlouhé. Maximální počet znaků: {n}.",
  "errors.PASSWORD_TOO_SHORT": "Heslo je příliš krátké. Minimální počet znaků: {n}.",
};
