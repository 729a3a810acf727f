import type { MailWords } from "./words.js";

export const ru: MailWords = {
  greeting: "{{#if userDisplayName}}Здравствуйте, {{ userDisplayName }},{{/if}}",
  device: "{{ browser }} ({{ system }})",
  expires: "Срок действия: {{ expiresIn }}. Можно использовать один раз.",
  orLink: "Или [войдите по этой ссылке]({{ magicLink }})",
  unexpected:
    "Вы получили это письмо, потому что ваш адрес указали в {{ projectDisplayName }}. Если " +
    "это были не вы, не обращайте на него внимания.",
  invited:
    "{{#if inviterDisplayName}}Вы получили это письмо, потому что вас приглашает " +
    "{{ inviterDisplayName }}. Если вы не знаете этого человека, не обращайте внимания " +
    "на письмо.{{else}}Вы получили это письмо, потому что вас пригласили в команду. Если " +
    "вы этого не ждали, не обращайте внимания на письмо.{{/if}}",
  aboutAccount:
    "Вы получили это письмо, потому что оно касается безопасности вашего аккаунта " +
    "{{ projectDisplayName }}.",
  wasNotMe: "Это не я",
  review: "[Проверить сеансы]({{ sessionsUrl }})",
  remedy:
    "Если это были не вы, сбросьте пароль: на всех устройствах будет выполнен выход. Затем " +
    "проверьте ключи доступа, подключённые аккаунты и адреса в настройках аккаунта.",
  onHold:
    "Ваш адрес подтвердили в браузере, который аккаунту не был знаком. Поэтому прежние " +
    "пароли, ключи доступа, связанные аккаунты, устройства, адреса и команды один раз " +
    "потребуют код из этого ящика. Войдите с помощью одного из них, чтобы сохранить все. " +
    "Через 30 дней они будут удалены.",
  codeSubject: "{{ otp }} — ваш код для {{ projectDisplayName }}",
  verifyByCode:
    "Введите этот код там, где вы регистрировались в {{ projectDisplayName }}, или нажмите " +
    "кнопку. Если вы не регистрировались, не вводите его и никому не сообщайте.",
  confirmTitle: "Это вы входите?",
  confirmBody:
    "Кто-то входит в ваш аккаунт {{ projectDisplayName }} способом, добавленным до того, " +
    "как вы подтвердили этот адрес. Если это вы, введите там этот код. Если нет, никому его " +
    "не сообщайте: без него никто не войдёт.",
  settleTitle: "Сохранить или удалить прежний доступ",
  settleBody:
    "Введите этот код в настройках аккаунта {{ projectDisplayName }}, чтобы сохранить " +
    "или удалить то, что было добавлено до подтверждения этого адреса. Если вы его не " +
    "запрашивали, никому его не сообщайте.",
  deviceTitle: "Вы входите на новом устройстве?",
  deviceBody:
    "Кто-то ввёл ваш пароль {{ projectDisplayName }} на устройстве, которое нам " +
    "неизвестно. Если это вы, введите там этот код. Если нет, никому его не сообщайте и " +
    "смените пароль: без кода никто не войдёт.",
  codesOffTitle: "Коды по почте отключены для вашего аккаунта {{ projectDisplayName }}",
  codesOffBody:
    "Кто-то запросил код для входа в ваш аккаунт {{ projectDisplayName }}. Вы отключили " +
    "эти коды, поэтому используйте пароль, ключ доступа или связанный аккаунт. Снова " +
    "включить коды можно в настройках аккаунта.",
  leaked:
    "Пароль, с которым вы вошли, есть в списке утёкших паролей, которые злоумышленники " +
    "пробуют в первую очередь. Выберите новый, который вы больше нигде не используете. " +
    "Это не значит, что вошёл кто-то другой: мы сравнили его при вашем входе.",
  undoes:
    "Если это были не вы, нажмите кнопку в течение 14 дней: последние изменения будут " +
    "отменены, на всех устройствах будет выполнен выход, а вы получите ссылку для выбора " +
    "нового пароля.",
  unsubscribe: "Отписаться",
  unsubscribeAsk: "Больше не получать новости от {{ projectDisplayName }}?",
  unsubscribed:
    "Вы больше не будете получать новости от {{ projectDisplayName }}. Письма о вашем " +
    "аккаунте будут приходить и дальше.",
  joining: {
    team_join_requested: {
      one: "Запрос на вступление в {{ teamDisplayName }}: {{ personDisplayName }}",
      more: "Запросы на вступление в {{ teamDisplayName }}: {{ count }}",
      body: "Принять или отклонить запросы можно в настройках команды.",
    },
    team_joined: {
      one: "Теперь в команде {{ teamDisplayName }}: {{ personDisplayName }}",
      more: "Новые участники команды {{ teamDisplayName }}: {{ count }}",
      body:
        "В команду могут вступать люди с адресом эл. почты на её домене. Удалить участников " +
        "можно в настройках команды.",
    },
    acceptedTitle: "Теперь вы в команде {{ teamDisplayName }}",
    acceptedBody:
      "Ваш запрос на вступление в команду {{ teamDisplayName }} в {{ projectDisplayName }} " +
      "принят.",
    openTeam: "Открыть настройки команды",
    openApp: "Перейти в {{ projectDisplayName }}",
    managesTeam:
      "Вы получили это письмо, потому что управляете командой {{ teamDisplayName }} в " +
      "{{ projectDisplayName }}.",
  },
  teamDeleted: {
    title: "Команда {{ teamDisplayName }} удалена",
    body:
      "Команда и всё, что к ней относилось, удалены для всех участников. Отменить это " +
      "нельзя. Если вы этого не ждали, обратитесь к тем, кто управлял командой.",
    wasMember:
      "Вы получили это письмо, потому что состояли в команде {{ teamDisplayName }} в " +
      "{{ projectDisplayName }}.",
  },
  requests: {
    email_verification: {
      subject: "{{ projectDisplayName }}: подтвердите адрес электронной почты",
      title: "Подтвердите адрес электронной почты",
      body:
        "Подтвердите, что этот адрес принадлежит вам, чтобы получать письма от " +
        "{{ projectDisplayName }}.",
      action: "Подтвердить адрес",
    },
    password_reset: {
      subject: "{{ projectDisplayName }}: сброс пароля",
      title: "Сброс пароля",
      body:
        "Придумайте новый пароль для аккаунта {{ projectDisplayName }}. На всех устройствах " +
        "будет выполнен выход.",
      action: "Придумать новый пароль",
    },
    magic_link: {
      subject: "Вход в {{ projectDisplayName }}{{#if otp}}: ваш код {{ otp }}{{/if}}",
      title: "Вход в {{ projectDisplayName }}",
      body:
        "{{#if otp}}Введите этот код там, где вы входите. Сотрудники " +
        "{{ projectDisplayName }} никогда не позвонят, чтобы узнать его.{{else}}Войдите по " +
        "ссылке ниже.{{/if}}",
      action: "Войти",
    },
    team_invitation: {
      subject: "Приглашение в команду {{ teamDisplayName }}",
      title: "Вступить в команду {{ teamDisplayName }}",
      body:
        "{{#if inviterDisplayName}}Вас приглашает {{ inviterDisplayName }}: команда " +
        "{{ teamDisplayName }} в {{ projectDisplayName }}.{{else}}Вас приглашают в команду " +
        "{{ teamDisplayName }} в {{ projectDisplayName }}.{{/if}}",
      action: "Вступить в команду",
    },
  },
  notices: {
    password_changed: "Пароль от аккаунта {{ projectDisplayName }} изменён",
    password_set: "Для аккаунта {{ projectDisplayName }} задан пароль",
    email_changed: "Адрес для входа изменён{{#if detail}}: {{ detail }}{{/if}}",
    sign_in_address_added:
      "Адрес {{ detail }} добавлен для входа в аккаунт {{ projectDisplayName }}",
    sign_in_address_removed:
      "Адрес {{ detail }} больше не служит для входа в аккаунт {{ projectDisplayName }}",
    address_verified: "Адрес {{ detail }} подтверждён для аккаунта {{ projectDisplayName }}",
    primary_changed: "Адрес {{ detail }} теперь основной для аккаунта {{ projectDisplayName }}",
    email_codes_on: "Вход по кодам из писем включён",
    email_codes_off: "Вход по кодам из писем выключен",
    second_factor_on: "Двухэтапная аутентификация включена",
    second_factor_off: "Двухэтапная аутентификация выключена",
    second_factor_guessed:
      "Для входа в аккаунт {{ projectDisplayName }} введено десять неверных кодов",
    recovery_code_used:
      "Для входа в аккаунт {{ projectDisplayName }} использован код восстановления",
    recovery_codes_created:
      "Для аккаунта {{ projectDisplayName }} созданы новые коды восстановления",
    passkey_added: "В аккаунт {{ projectDisplayName }} добавлен ключ доступа",
    passkey_removed: "Из аккаунта {{ projectDisplayName }} удалён ключ доступа",
    provider_connected: "К аккаунту {{ projectDisplayName }} подключён {{ provider }}",
    provider_disconnected: "От аккаунта {{ projectDisplayName }} отключён {{ provider }}",
    new_device: "Новый вход в аккаунт {{ projectDisplayName }}",
    password_leaked: "Ваш пароль для {{ projectDisplayName }} известен из утечки данных",
    api_key_created: "Для аккаунта {{ projectDisplayName }} создан ключ API",
    activity_reported: "Сообщено о неизвестных действиях в вашем аккаунте {{ projectDisplayName }}",
    account_deleted: "Ваш аккаунт {{ projectDisplayName }} удалён",
    access_suspended: "Прежний доступ к вашему аккаунту {{ projectDisplayName }} приостановлен",
    suspension_ending:
      "Прежний доступ к вашему аккаунту {{ projectDisplayName }} будет удалён {{ detail }}",
  },
};
