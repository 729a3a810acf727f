import type { Group } from "../en.js";

export const errors: Group<"errors"> = {
  "errors.ANONYMOUS_ACCOUNTS_NOT_ENABLED":
    "В этом приложении нет гостевых аккаунтов. Войдите или зарегистрируйтесь.",
  "errors.CANNOT_DELETE_CURRENT_SESSION":
    "Вы сейчас пользуетесь этим сеансом. Чтобы завершить его, выйдите.",
  "errors.CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE":
    "Этот адрес электронной почты уже используется для входа в другой аккаунт. Войдите в тот аккаунт или укажите другой адрес.",
  "errors.COOKIES_BLOCKED":
    "Ваш браузер не сохраняет файлы cookie этого сайта, поэтому вход не сохранится. Разрешите их и попробуйте снова.",
  "errors.EMAIL_ALREADY_VERIFIED": "Этот адрес электронной почты уже подтверждён.",
  "errors.EMAIL_IS_NOT_PRIMARY_EMAIL": "Это не основной адрес электронной почты вашего аккаунта.",
  "errors.EMAIL_NOT_ASSOCIATED_WITH_USER":
    "Нет аккаунта, в который входят с этим адресом электронной почты.",
  "errors.EMAIL_NOT_VERIFIED": "Сначала подтвердите адрес электронной почты.",
  "errors.EMAIL_PASSWORD_MISMATCH": "Неверный адрес электронной почты или пароль.",
  "errors.FRESH_SESSION_REQUIRED": "Войдите ещё раз, чтобы изменить защиту своего аккаунта.",
  "errors.INVALID_AUTHORIZATION_CODE":
    "Вход занял слишком много времени или был начат дважды. Начните заново.",
  "errors.INVALID_POLLING_CODE":
    "Командная строка больше не ждёт этого входа. Начните его снова в терминале.",
  "errors.INVALID_RECOVERY_CODE":
    "Этот код восстановления неверен или уже использован. Попробуйте другой.",
  "errors.INVALID_TOTP_CODE":
    "Этот код неверен или больше не действует. Введите код, который приложение-аутентификатор показывает сейчас.",
  "errors.MULTI_FACTOR_AUTHENTICATION_REQUIRED":
    "Для этого аккаунта нужен второй шаг. Введите код из приложения-аутентификатора.",
  "errors.RATE_LIMITED": "Слишком много попыток. Подождите немного и попробуйте ещё раз.",
  "errors.OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER":
    "Этот аккаунт уже подключён к другому пользователю.",
  "errors.OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE":
    "Подключённый аккаунт дал не все нужные разрешения. Подключите его снова.",
  "errors.OAUTH_CONNECTION_NOT_CONNECTED_TO_USER": "Этот аккаунт ещё не подключён.",
  "errors.OAUTH_PROVIDER_ACCESS_DENIED":
    "Вход отменён, или провайдер не получил на него разрешения.",
  "errors.OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED":
    "Вход через этого провайдера отключён. Выберите другой способ.",
  "errors.OUTER_OAUTH_TIMEOUT": "Вход занял слишком много времени. Начните заново.",
  "errors.PASSKEY_AUTHENTICATION_FAILED":
    "Не удалось войти с этим ключом доступа. Попробуйте ещё раз или выберите другой способ.",
  "errors.PASSKEY_AUTHENTICATION_NOT_ENABLED":
    "Вход с ключом доступа отключён. Выберите другой способ.",
  "errors.PASSKEY_REGISTRATION_FAILED": "Не удалось сохранить ключ доступа. Попробуйте ещё раз.",
  "errors.PASSKEY_WEBAUTHN_ERROR":
    "Устройство или браузер отклонили ключ доступа. Попробуйте ещё раз или выберите другой способ.",
  "errors.PASSWORD_AUTHENTICATION_NOT_ENABLED": "Вход по паролю отключён. Выберите другой способ.",
  "errors.PASSWORD_CONFIRMATION_MISMATCH": "Пароли не совпадают.",
  "errors.PASSWORD_TOO_COMMON":
    "Этот пароль слишком легко угадать. Выберите более длинный или менее распространённый.",
  "errors.PROJECT_PERMISSION_REQUIRED": "У вас нет на это прав.",
  "errors.PROVIDER_REJECTED": "Провайдер отказался продлить подключение. Подключите аккаунт снова.",
  "errors.REDIRECT_LOOP":
    "Две страницы без конца отправляли вас друг к другу, поэтому мы остановились. Проверьте, верно ли идут часы устройства и сохраняет ли браузер файлы cookie этого сайта. Если всё в порядке, приложение, возможно, настроено на другой проект: сообщите его разработчикам.",
  "errors.REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED": "Ваш сеанс завершён. Войдите снова.",
  "errors.SECOND_FACTOR_NOT_ENABLED": "Сначала включите двухэтапную аутентификацию.",
  "errors.SIGN_UP_NOT_ENABLED": "Сейчас это приложение не принимает новые аккаунты.",
  "errors.TEAM_ALREADY_EXISTS": "Такая команда уже есть.",
  "errors.TEAM_MEMBERSHIP_ALREADY_EXISTS": "Этот человек уже в команде.",
  "errors.TEAM_MEMBERSHIP_NOT_FOUND": "Этого человека больше нет в команде.",
  "errors.TEAM_NOT_FOUND": "Этой команды больше нет.",
  "errors.TEAM_PERMISSION_REQUIRED":
    "У вас нет на это прав в этой команде. Обратитесь к тому, кто ей управляет.",
  "errors.USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION":
    "Вы уже подключили другой аккаунт этого провайдера.",
  "errors.USER_AUTHENTICATION_REQUIRED": "Чтобы сделать это, войдите.",
  "errors.USER_DOES_NOT_HAVE_PASSWORD": "У вашего аккаунта ещё нет пароля.",
  "errors.USER_EMAIL_ALREADY_EXISTS":
    "Аккаунт с адресом {email} уже есть. Войдите в него или укажите другой адрес.",
  "errors.USER_NOT_FOUND": "Этого аккаунта больше нет.",
  "errors.VERIFICATION_CODE_ALREADY_USED": "Этот код уже использован. Запросите новый.",
  "errors.VERIFICATION_CODE_EXPIRED": "Срок действия этого кода истёк. Запросите новый.",
  "errors.VERIFICATION_CODE_MAX_ATTEMPTS_REACHED":
    "С этим кодом было слишком много попыток. Запросите новый.",
  "errors.VERIFICATION_CODE_NOT_FOUND": "Этот код неверен. Проверьте его или запросите новый.",
};
