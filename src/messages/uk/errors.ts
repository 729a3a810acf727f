import type { Group } from "../en.js";

export const errors: Group<"errors"> = {
  "errors.ANONYMOUS_ACCOUNTS_NOT_ENABLED":
    "Цей застосунок не пропонує гостьових облікових записів. Увійдіть або зареєструйтеся.",
  "errors.CANNOT_DELETE_CURRENT_SESSION":
    "Ви зараз користуєтеся цим сеансом. Щоб завершити його, вийдіть.",
  "errors.CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE":
    "Цю електронну адресу вже використовують для входу в інший обліковий запис. Увійдіть у нього або вкажіть іншу адресу.",
  "errors.COOKIES_BLOCKED":
    "Ваш браузер не зберігає файли cookie цього сайту, тому вхід не збережеться. Дозвольте їх і спробуйте ще раз.",
  "errors.EMAIL_ALREADY_VERIFIED": "Цю електронну адресу вже підтверджено.",
  "errors.EMAIL_IS_NOT_PRIMARY_EMAIL": "Це не основна електронна адреса вашого облікового запису.",
  "errors.EMAIL_NOT_ASSOCIATED_WITH_USER":
    "Немає облікового запису, у який входять із цією електронною адресою.",
  "errors.EMAIL_NOT_VERIFIED": "Спочатку підтвердьте свою електронну адресу.",
  "errors.EMAIL_PASSWORD_MISMATCH": "Неправильна електронна адреса або пароль.",
  "errors.FRESH_SESSION_REQUIRED": "Увійдіть знову, щоб змінити захист свого облікового запису.",
  "errors.INVALID_AUTHORIZATION_CODE":
    "Вхід тривав надто довго або його розпочато двічі. Почніть спочатку.",
  "errors.INVALID_POLLING_CODE":
    "Командний рядок більше не чекає на цей вхід. Почніть його знову в терміналі.",
  "errors.INVALID_RECOVERY_CODE":
    "Цей код відновлення неправильний або вже використаний. Спробуйте інший.",
  "errors.INVALID_TOTP_CODE":
    "Цей код неправильний або вже не дійсний. Введіть код, який застосунок-автентифікатор показує зараз.",
  "errors.MULTI_FACTOR_AUTHENTICATION_REQUIRED":
    "Для цього облікового запису потрібен другий крок. Введіть код із застосунку-автентифікатора.",
  "errors.RATE_LIMITED": "Забагато спроб. Зачекайте трохи та спробуйте ще раз.",
  "errors.OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER":
    "Цей обліковий запис уже під’єднано до іншого користувача.",
  "errors.OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE":
    "Під’єднаний обліковий запис не надав усіх потрібних дозволів. Під’єднайте його знову.",
  "errors.OAUTH_CONNECTION_NOT_CONNECTED_TO_USER": "Цей обліковий запис ще не під’єднано.",
  "errors.OAUTH_PROVIDER_ACCESS_DENIED":
    "Вхід скасовано, або постачальник не отримав на нього дозволу.",
  "errors.OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED":
    "Вхід через цього постачальника вимкнено. Виберіть інший спосіб.",
  "errors.OUTER_OAUTH_TIMEOUT": "Вхід тривав надто довго. Почніть спочатку.",
  "errors.PASSKEY_AUTHENTICATION_FAILED":
    "Не вдалося ввійти з цим ключем доступу. Спробуйте ще раз або виберіть інший спосіб.",
  "errors.PASSKEY_AUTHENTICATION_NOT_ENABLED":
    "Вхід із ключем доступу вимкнено. Виберіть інший спосіб.",
  "errors.PASSKEY_REGISTRATION_FAILED": "Не вдалося зберегти ключ доступу. Спробуйте ще раз.",
  "errors.PASSKEY_WEBAUTHN_ERROR":
    "Пристрій або браузер зупинив ключ доступу. Спробуйте ще раз або виберіть інший спосіб.",
  "errors.PASSWORD_AUTHENTICATION_NOT_ENABLED": "Вхід із паролем вимкнено. Виберіть інший спосіб.",
  "errors.PASSWORD_CONFIRMATION_MISMATCH": "Паролі не збігаються.",
  "errors.PASSWORD_TOO_COMMON":
    "Цей пароль надто легко вгадати. Виберіть довший або менш поширений.",
  "errors.PROJECT_PERMISSION_REQUIRED": "У вас немає на це дозволу.",
  "errors.PROVIDER_REJECTED":
    "Постачальник відмовився поновити з’єднання. Під’єднайте обліковий запис знову.",
  "errors.REDIRECT_LOOP":
    "Дві сторінки без кінця надсилали вас одна до одної, тому ми зупинилися. Перевірте, чи правильно йде годинник пристрою та чи зберігає браузер файли cookie цього сайту. Якщо все гаразд, застосунок може бути налаштовано на інший проєкт: повідомте його розробників.",
  "errors.REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED": "Ваш сеанс завершено. Увійдіть знову.",
  "errors.SECOND_FACTOR_NOT_ENABLED": "Спершу ввімкніть двоетапну перевірку.",
  "errors.SIGN_UP_NOT_ENABLED": "Цей застосунок зараз не приймає нових облікових записів.",
  "errors.TEAM_ALREADY_EXISTS": "Така команда вже існує.",
  "errors.TEAM_MEMBERSHIP_ALREADY_EXISTS": "Ця людина вже в команді.",
  "errors.TEAM_MEMBERSHIP_NOT_FOUND": "Цієї людини вже немає в команді.",
  "errors.TEAM_NOT_FOUND": "Цієї команди вже не існує.",
  "errors.TEAM_PERMISSION_REQUIRED":
    "У вас немає на це дозволу в цій команді. Зверніться до того, хто нею керує.",
  "errors.USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION":
    "Ви вже під’єднали інший обліковий запис цього постачальника.",
  "errors.USER_AUTHENTICATION_REQUIRED": "Щоб зробити це, увійдіть.",
  "errors.USER_DOES_NOT_HAVE_PASSWORD": "Ваш обліковий запис ще не має пароля.",
  "errors.USER_EMAIL_ALREADY_EXISTS":
    "Обліковий запис для {email} уже існує. Увійдіть у нього або вкажіть іншу адресу.",
  "errors.USER_NOT_FOUND": "Цього облікового запису вже не існує.",
  "errors.VERIFICATION_CODE_ALREADY_USED": "Цей код уже використано. Запросіть новий.",
  "errors.VERIFICATION_CODE_EXPIRED": "Термін дії цього коду минув. Запросіть новий.",
  "errors.VERIFICATION_CODE_MAX_ATTEMPTS_REACHED":
    "Із цим кодом було забагато спроб. Запросіть новий.",
  "errors.VERIFICATION_CODE_NOT_FOUND": "Цей код неправильний. Перевірте його або запросіть новий.",
};
