import type { MailWords } from "./words.js";

export const uk: MailWords = {
  greeting: "{{#if userDisplayName}}Вітаємо, {{ userDisplayName }},{{/if}}",
  device: "{{ browser }} ({{ system }})",
  expires: "Термін дії: {{ expiresIn }}. Можна використати один раз.",
  orLink: "Або [увійдіть за цим посиланням]({{ magicLink }})",
  unexpected:
    "Ви отримали цей лист, бо вашу адресу вказали в {{ projectDisplayName }}. Якщо це були " +
    "не ви, проігноруйте його.",
  invited:
    "{{#if inviterDisplayName}}Ви отримали цей лист, бо вас запрошує " +
    "{{ inviterDisplayName }}. Якщо ви не знаєте цю людину, проігноруйте лист.{{else}}Ви " +
    "отримали цей лист, бо вас запросили до команди. Якщо ви цього не очікували, " +
    "проігноруйте його.{{/if}}",
  aboutAccount:
    "Ви отримали цей лист, бо він стосується безпеки вашого облікового запису " +
    "{{ projectDisplayName }}.",
  wasNotMe: "Це не я",
  review: "[Перевірити сеанси]({{ sessionsUrl }})",
  remedy:
    "Якщо це були не ви, скиньте пароль: на всіх пристроях буде виконано вихід. Потім " +
    "перевірте ключі доступу, підключені облікові записи й адреси в налаштуваннях " +
    "облікового запису.",
  onHold:
    "Вашу адресу підтвердили в браузері, якого обліковий запис не знав. Тому попередні " +
    "паролі, ключі доступу, під’єднані облікові записи, пристрої, адреси й команди один раз " +
    "потребують коду з цієї скриньки. Увійдіть за допомогою одного з них, щоб зберегти всі. " +
    "Через 30 днів їх буде вилучено.",
  codeSubject: "{{ otp }} — ваш код для {{ projectDisplayName }}",
  verifyByCode:
    "Введіть цей код там, де ви реєструвалися в {{ projectDisplayName }}, або натисніть " +
    "кнопку. Якщо ви не реєструвалися, не вводьте його й нікому не повідомляйте.",
  confirmTitle: "Це ви входите?",
  confirmBody:
    "Хтось входить у ваш обліковий запис {{ projectDisplayName }} способом, доданим до " +
    "того, як ви підтвердили цю адресу. Якщо це ви, введіть там цей код. Якщо ні, нікому " +
    "його не повідомляйте: без нього ніхто не ввійде.",
  settleTitle: "Зберегти або вилучити попередній доступ",
  settleBody:
    "Введіть цей код у налаштуваннях облікового запису {{ projectDisplayName }}, щоб " +
    "зберегти або вилучити те, що було додано до підтвердження цієї адреси. Якщо ви його " +
    "не запитували, нікому його не повідомляйте.",
  deviceTitle: "Ви входите на новому пристрої?",
  deviceBody:
    "Хтось ввів ваш пароль {{ projectDisplayName }} на пристрої, який нам невідомий. Якщо " +
    "це ви, введіть там цей код. Якщо ні, нікому його не повідомляйте і змініть пароль: " +
    "без коду ніхто не ввійде.",
  codesOffTitle:
    "Коди електронною поштою вимкнено для вашого облікового запису {{ projectDisplayName }}",
  codesOffBody:
    "Хтось запросив код для входу до вашого облікового запису {{ projectDisplayName }}. " +
    "Ви вимкнули ці коди, тому використовуйте пароль, ключ доступу або під’єднаний " +
    "обліковий запис. Знову ввімкнути їх можна в налаштуваннях облікового запису.",
  leaked:
    "Пароль, з яким ви ввійшли, є у списку викрадених паролів, які зловмисники пробують " +
    "найперше. Виберіть новий, якого ви більше ніде не використовуєте. Це не означає, що " +
    "ввійшов хтось інший: ми порівняли його під час вашого входу.",
  undoes:
    "Якщо це були не ви, натисніть кнопку протягом 14 днів: останні зміни буде скасовано, " +
    "на всіх пристроях буде виконано вихід, а ви отримаєте посилання для вибору нового пароля.",
  unsubscribe: "Відписатися",
  unsubscribeAsk: "Більше не отримувати новини від {{ projectDisplayName }}?",
  unsubscribed:
    "Ви більше не отримуватимете новини від {{ projectDisplayName }}. Листи про ваш " +
    "обліковий запис надходитимуть і далі.",
  joining: {
    team_join_requested: {
      one: "Запит на приєднання до {{ teamDisplayName }}: {{ personDisplayName }}",
      more: "Запити на приєднання до {{ teamDisplayName }}: {{ count }}",
      body: "Прийняти або відхилити запити можна в налаштуваннях команди.",
    },
    team_joined: {
      one: "Тепер у команді {{ teamDisplayName }}: {{ personDisplayName }}",
      more: "Нові учасники команди {{ teamDisplayName }}: {{ count }}",
      body:
        "До команди можуть приєднуватися люди з адресою ел. пошти в її домені. Вилучити " +
        "учасників можна в налаштуваннях команди.",
    },
    acceptedTitle: "Тепер ви в команді {{ teamDisplayName }}",
    acceptedBody:
      "Ваш запит на приєднання до команди {{ teamDisplayName }} у {{ projectDisplayName }} " +
      "прийнято.",
    openTeam: "Відкрити налаштування команди",
    openApp: "Перейти до {{ projectDisplayName }}",
    managesTeam:
      "Ви отримали цей лист, бо керуєте командою {{ teamDisplayName }} у " +
      "{{ projectDisplayName }}.",
  },
  teamDeleted: {
    title: "Команду {{ teamDisplayName }} видалено",
    body:
      "Команду й усе, що їй належало, видалено для всіх учасників. Цього не можна " +
      "скасувати. Якщо ви цього не очікували, зверніться до тих, хто керував командою.",
    wasMember:
      "Ви отримали цей лист, бо були в команді {{ teamDisplayName }} у " +
      "{{ projectDisplayName }}.",
  },
  requests: {
    email_verification: {
      subject: "{{ projectDisplayName }}: підтвердьте адресу електронної пошти",
      title: "Підтвердьте адресу електронної пошти",
      body:
        "Підтвердьте, що ця адреса належить вам, щоб отримувати листи від " +
        "{{ projectDisplayName }}.",
      action: "Підтвердити адресу",
    },
    password_reset: {
      subject: "{{ projectDisplayName }}: скидання пароля",
      title: "Скидання пароля",
      body:
        "Придумайте новий пароль для облікового запису {{ projectDisplayName }}. На всіх " +
        "пристроях буде виконано вихід.",
      action: "Придумати новий пароль",
    },
    magic_link: {
      subject: "Вхід у {{ projectDisplayName }}{{#if otp}}: ваш код {{ otp }}{{/if}}",
      title: "Вхід у {{ projectDisplayName }}",
      body:
        "{{#if otp}}Введіть цей код там, де ви входите. Працівники {{ projectDisplayName }} " +
        "ніколи не телефонуватимуть, щоб дізнатися його.{{else}}Увійдіть за посиланням " +
        "нижче.{{/if}}",
      action: "Увійти",
    },
    team_invitation: {
      subject: "Запрошення до команди {{ teamDisplayName }}",
      title: "Приєднатися до команди {{ teamDisplayName }}",
      body:
        "{{#if inviterDisplayName}}Вас запрошує {{ inviterDisplayName }}: команда " +
        "{{ teamDisplayName }} у {{ projectDisplayName }}.{{else}}Вас запрошують до команди " +
        "{{ teamDisplayName }} у {{ projectDisplayName }}.{{/if}}",
      action: "Приєднатися до команди",
    },
  },
  notices: {
    password_changed: "Пароль облікового запису {{ projectDisplayName }} змінено",
    password_set: "Для облікового запису {{ projectDisplayName }} встановлено пароль",
    email_changed: "Адресу для входу змінено{{#if detail}}: {{ detail }}{{/if}}",
    sign_in_address_added:
      "Адресу {{ detail }} додано для входу в обліковий запис {{ projectDisplayName }}",
    sign_in_address_removed:
      "Адреса {{ detail }} більше не служить для входу в обліковий запис {{ projectDisplayName }}",
    address_verified:
      "Адресу {{ detail }} підтверджено для облікового запису {{ projectDisplayName }}",
    primary_changed:
      "Адреса {{ detail }} тепер основна для облікового запису {{ projectDisplayName }}",
    email_codes_on: "Вхід за кодами з листів увімкнено",
    email_codes_off: "Вхід за кодами з листів вимкнено",
    second_factor_on: "Двоетапну перевірку ввімкнено",
    second_factor_off: "Двоетапну перевірку вимкнено",
    second_factor_guessed:
      "Для входу в обліковий запис {{ projectDisplayName }} введено десять неправильних кодів",
    recovery_code_used:
      "Для входу в обліковий запис {{ projectDisplayName }} використано код відновлення",
    recovery_codes_created:
      "Для облікового запису {{ projectDisplayName }} створено нові коди відновлення",
    passkey_added: "До облікового запису {{ projectDisplayName }} додано ключ доступу",
    passkey_removed: "З облікового запису {{ projectDisplayName }} видалено ключ доступу",
    provider_connected: "До облікового запису {{ projectDisplayName }} підключено {{ provider }}",
    provider_disconnected:
      "Від облікового запису {{ projectDisplayName }} відключено {{ provider }}",
    new_device: "Новий вхід в обліковий запис {{ projectDisplayName }}",
    password_leaked: "Ваш пароль для {{ projectDisplayName }} відомий із витоку даних",
    api_key_created: "Для облікового запису {{ projectDisplayName }} створено ключ API",
    activity_reported: "Повідомлено про невідомі дії у вашому акаунті {{ projectDisplayName }}",
    account_deleted: "Ваш обліковий запис {{ projectDisplayName }} видалено",
    access_suspended:
      "Попередній доступ до вашого облікового запису {{ projectDisplayName }} призупинено",
    suspension_ending:
      "Попередній доступ до вашого облікового запису {{ projectDisplayName }} буде " +
      "вилучено {{ detail }}",
  },
};
