import type { Group } from "../en.js";

export const signIn: Group<"signIn"> = {
  "signIn.title": "Увійдіть в обліковий запис",
  "signIn.titleNamed": "Увійдіть у {name}",
  "signIn.noAccount": "Ще не маєте облікового запису?",
  "signIn.submit": "Увійти",
  "signIn.forgotPassword": "Забули пароль?",
  "signIn.continueWith": "Продовжити через {provider}",
  "signIn.lastUsed": "Минулого разу",
  "signIn.or": "або",
  "signIn.passkey": "Увійти з ключем доступу",
  "signIn.methods": "Способи входу",
  "signIn.tabCode": "Код з листа",
  "signIn.tabPassword": "Пароль",
  "signIn.sendCode": "Надіслати код",
  "signIn.codeHint": "Ми надішлемо вам одноразовий код і посилання.",

  "signUp.title": "Створіть обліковий запис",
  "signUp.titleNamed": "Створіть обліковий запис {name}",
  "signUp.hasAccount": "Уже маєте обліковий запис?",
  "signUp.invited": "Ви приєднуєтеся до команди {team} з адресою із запрошення.",
  "signUp.submit": "Створити обліковий запис",
  "signUp.yourName": "Ваше ім’я",
  "signUp.methods": "Способи реєстрації",
  "signUp.closedTitle": "Реєстрацію закрито",
  "signUp.closedText":
    "Цей застосунок зараз не приймає нових облікових записів. Якщо ви вже маєте обліковий запис, можете ввійти.",

  "methods.none":
    "Для цього застосунку не ввімкнено жодного способу входу. Якщо ви його розробляєте, увімкніть один у налаштуваннях проєкту.",

  "signedIn.title": "Ви вже ввійшли",
  "signedIn.text": "Ви ввійшли як {name}.",
  "signedIn.textPlain": "Тут нічого не потрібно робити.",
  "signedIn.redirecting": "Ви ввійшли. Переходимо далі…",

  "code.sentTo":
    "Ми надіслали одноразовий код на адресу {email}. Введіть його тут або відкрийте посилання з листа.",
  "code.label": "Одноразовий код",
  "code.submit": "Продовжити",
  "code.change": "Вказати іншу адресу",
  "code.resend": "Надіслати новий код",
  "code.resendIn": {
    one: "Новий код можна надіслати через {count} секунду",
    few: "Новий код можна надіслати через {count} секунди",
    many: "Новий код можна надіслати через {count} секунд",
    other: "Новий код можна надіслати через {count} секунди",
  },
  "code.resent": "Новий код уже в дорозі. Діє лише останній.",
};
