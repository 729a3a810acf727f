import type { Group } from "../en.js";

export const core: Group<"core"> = {
  "action.cancel": "Скасувати",
  "action.close": "Закрити",
  "action.continue": "Продовжити",
  "action.goHome": "На головну сторінку",
  "action.save": "Зберегти",
  "action.signIn": "Увійти",
  "action.signOut": "Вийти",
  "action.signUp": "Зареєструватися",
  "action.tryAgain": "Спробувати ще раз",

  "field.email": "Електронна адреса",
  "field.newPassword": "Новий пароль",
  "field.optional": "необов’язково",
  "field.password": "Пароль",
  "field.passwordAgain": "Повторіть пароль",
  "field.totp": "Шестизначний код",
  "field.totpHint": "Код, який застосунок-автентифікатор показує для цього облікового запису.",

  "code.noMail": "Немає листа? Перевірте теку зі спамом.",
  "check.codeIncomplete": "Введіть код повністю. Кількість символів: {count}.",
  "check.emailInvalid": "Введіть електронну адресу, наприклад name@example.com.",
  "check.emailMissing": "Введіть свою електронну адресу.",
  "check.nameMissing": "Введіть ім’я.",
  "check.passwordMissing": "Введіть пароль.",
  "check.newPasswordMissing": "Придумайте пароль.",
  "check.passwordAgainMissing": "Повторіть пароль.",
  "check.passwordsDiffer": "Паролі не збігаються.",

  "password.capsLock": "Caps Lock увімкнено.",
  "password.hide": "Приховати пароль",
  "password.rule": "Щонайменше символів: {least}.",
  "password.show": "Показати пароль",

  "state.loading": "Завантаження",
  "state.needsScript":
    "Для цього потрібен JavaScript. Увімкніть його у вебпереглядачі й перезавантажте сторінку.",

  "time.now": "щойно",

  "totp.title": "Введіть код",
  "totp.submit": "Підтвердити код",
  "totp.cantUse": "Застосунок недоступний?",

  "menu.account": "Налаштування облікового запису",
  "menu.label": "Меню облікового запису",
  "menu.signedInAs": "Ви ввійшли як {name}",
  "menu.theme": "Перемкнути світлий і темний вигляд",
  "menu.signIn": "Увійти",
  "menu.signUp": "Зареєструватися",
  "menu.signOut": "Вийти",

  "failure.unknown": "Щось пішло не так на нашому боці. Спробуйте ще раз за хвилину.",
  "failure.unknownWithId":
    "Щось пішло не так на нашому боці. Спробуйте ще раз за хвилину. Ідентифікатор запиту: {id}",
  "errors.NETWORK_ERROR": "Служба не відповіла. Перевірте з’єднання та спробуйте ще раз.",
  "errors.OFFLINE_ERROR": "Немає з’єднання з інтернетом. Спробуйте ще раз, коли воно з’явиться.",
  "errors.PASSWORD_TOO_LONG": "Пароль задовгий. Найбільша кількість символів: {n}.",
  "errors.PASSWORD_TOO_SHORT": "Пароль закороткий. Найменша кількість символів: {n}.",
};
