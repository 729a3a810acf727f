import type { Group } from "../en.js";

export const signIn: Group<"signIn"> = {
  "signIn.title": "Войдите в аккаунт",
  "signIn.titleNamed": "Войдите в {name}",
  "signIn.noAccount": "Ещё нет аккаунта?",
  "signIn.submit": "Войти",
  "signIn.forgotPassword": "Забыли пароль?",
  "signIn.continueWith": "Продолжить через {provider}",
  "signIn.lastUsed": "Последний способ",
  "signIn.or": "или",
  "signIn.passkey": "Войти с помощью ключа доступа",
  "signIn.methods": "Способы входа",
  "signIn.tabCode": "Код из письма",
  "signIn.tabPassword": "Пароль",
  "signIn.sendCode": "Отправить код",
  "signIn.codeHint": "Мы отправим вам одноразовый код и ссылку.",

  "signUp.title": "Создайте аккаунт",
  "signUp.titleNamed": "Создайте аккаунт {name}",
  "signUp.hasAccount": "Уже есть аккаунт?",
  "signUp.invited": "Вы присоединяетесь к команде {team} с адресом из приглашения.",
  "signUp.submit": "Создать аккаунт",
  "signUp.yourName": "Ваше имя",
  "signUp.methods": "Способы регистрации",
  "signUp.closedTitle": "Регистрация закрыта",
  "signUp.closedText":
    "Сейчас это приложение не принимает новые аккаунты. Если аккаунт у вас уже есть, вы можете войти.",

  "methods.none":
    "Для этого приложения не включён ни один способ входа. Если вы его разрабатываете, включите один в настройках проекта.",

  "signedIn.title": "Вы уже вошли в аккаунт",
  "signedIn.text": "Вы вошли как {name}.",
  "signedIn.textPlain": "Здесь ничего не нужно делать.",
  "signedIn.redirecting": "Вы вошли. Переходим дальше…",

  "code.sentTo":
    "Мы отправили одноразовый код на {email}. Введите его здесь или откройте ссылку из письма.",
  "code.label": "Одноразовый код",
  "code.submit": "Продолжить",
  "code.change": "Указать другой адрес",
  "code.resend": "Отправить новый код",
  "code.resendIn": {
    one: "Отправить новый код можно через {count} секунду",
    few: "Отправить новый код можно через {count} секунды",
    many: "Отправить новый код можно через {count} секунд",
    other: "Отправить новый код можно через {count} секунды",
  },
  "code.resent": "Новый код уже в пути. Здесь действует только последний.",
};
