import type { Group } from "../en.js";

export const core: Group<"core"> = {
  "action.cancel": "Отмена",
  "action.close": "Закрыть",
  "action.continue": "Продолжить",
  "action.goHome": "На главную страницу",
  "action.save": "Сохранить",
  "action.signIn": "Войти",
  "action.signOut": "Выйти",
  "action.signUp": "Зарегистрироваться",
  "action.tryAgain": "Повторить попытку",

  "field.email": "Эл. почта",
  "field.newPassword": "Новый пароль",
  "field.optional": "необязательно",
  "field.password": "Пароль",
  "field.passwordAgain": "Повторите пароль",
  "field.totp": "Шестизначный код",
  "field.totpHint": "Код, который приложение-аутентификатор показывает для этого аккаунта.",

  "code.noMail": "Нет письма? Загляните в папку «Спам».",
  "check.codeIncomplete": "Введите код полностью. Количество символов: {count}.",
  "check.emailInvalid": "Введите адрес электронной почты, например name@example.com.",
  "check.emailMissing": "Введите адрес электронной почты.",
  "check.nameMissing": "Введите имя.",
  "check.passwordMissing": "Введите пароль.",
  "check.newPasswordMissing": "Придумайте пароль.",
  "check.passwordAgainMissing": "Повторите пароль.",
  "check.passwordsDiffer": "Пароли не совпадают.",

  "password.capsLock": "Включён Caps Lock.",
  "password.hide": "Скрыть пароль",
  "password.rule": "Минимум символов: {least}.",
  "password.show": "Показать пароль",

  "state.loading": "Загрузка",
  "state.needsScript":
    "Для этого нужен JavaScript. Включите его в браузере и перезагрузите страницу.",

  "time.now": "только что",

  "totp.title": "Введите код",
  "totp.submit": "Подтвердить код",
  "totp.cantUse": "Приложение недоступно?",

  "menu.account": "Настройки аккаунта",
  "menu.label": "Меню аккаунта",
  "menu.signedInAs": "Вы вошли как {name}",
  "menu.theme": "Переключить светлое и тёмное оформление",
  "menu.signIn": "Войти",
  "menu.signUp": "Зарегистрироваться",
  "menu.signOut": "Выйти",

  "failure.unknown": "Что-то пошло не так на нашей стороне. Попробуйте ещё раз чуть позже.",
  "failure.unknownWithId":
    "Что-то пошло не так на нашей стороне. Попробуйте ещё раз чуть позже. Идентификатор запроса: {id}",
  "errors.NETWORK_ERROR": "Сервис не ответил. Проверьте соединение и попробуйте ещё раз.",
  "errors.OFFLINE_ERROR": "Нет подключения к интернету. Попробуйте ещё раз, когда оно появится.",
  "errors.PASSWORD_TOO_LONG": "Пароль слишком длинный. Максимум символов: {n}.",
  "errors.PASSWORD_TOO_SHORT": "Минимум символов: {n}.",
};
