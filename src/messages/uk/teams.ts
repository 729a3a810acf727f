import type { Group } from "../en.js";

/** Перемикач команд, створення команди та її налаштування. */
export const teams: Group<"teams"> = {
  "teams.switcherLabel": "Змінити команду",
  "teams.choose": "Виберіть команду",
  "teams.current": "Поточна команда",
  "teams.none": "Ви ще не в команді.",
  "teams.noneAction": "Створіть першу команду",
  "teams.create": "Створити команду",
  "teams.settings": "Налаштування команди",
  "teams.gone": "Вас більше немає в цій команді, або її вже не існує.",
  "teams.switched": "Тепер ви в команді {team}.",

  "teams.createTitle": "Створіть команду",
  "teams.createText":
    "Користуйтеся цим застосунком разом з іншими. Запросити їх можна, щойно команду буде створено.",
  "teams.name": "Назва команди",
  "teams.namePlaceholder": "Атлас",
  "teams.created": "Команду {team} створено.",
  "teams.creationClosed": "У цьому застосунку користувачі не можуть створювати команд.",

  "teams.profileTitle": "Команда",
  "teams.pictureChange": "Змінити зображення команди",
  "teams.pictureRemove": "Вилучити зображення команди",
  "teams.saved": "Команду збережено.",

  "teams.ownProfileTitle": "Ваш профіль у цій команді",
  "teams.ownProfileText":
    "Учасники цієї команди бачать його замість вашого звичайного імені та зображення.",
  "teams.ownName": "Ім’я в цій команді",
  "teams.ownProfileSaved": "Ваш профіль у цій команді збережено.",

  "teams.membersTitle": "Учасники",
  "teams.membersCount": {
    one: "{count} учасник",
    few: "{count} учасники",
    many: "{count} учасників",
    other: "{count} учасника",
  },
  "teams.membersEmpty": "У цій команді ще більше нікого немає.",
  "teams.memberYou": "ви",
  "teams.memberNoName": "Без імені",
  "teams.memberRemove": "Вилучити з команди",
  "teams.memberRemoveTitle": "{name}: вилучити з команди {team}?",
  "teams.memberRemoveText": "Ця людина одразу втратить доступ до всього в команді.",
  "teams.memberRemoved": "{name} більше не в команді.",

  "teams.inviteTitle": "Запросіть когось",
  "teams.inviteText": "Запрошена людина отримає лист із посиланням, щоб приєднатися.",
  "teams.inviteLabel": "Електронна адреса",
  "teams.inviteSubmit": "Надіслати запрошення",
  "teams.invited": "Запрошення на адресу {email} уже в дорозі.",

  "teams.invitationsTitle": "Запрошення, що очікують",
  "teams.invitationsEmpty": "Відкритих запрошень немає.",
  "teams.invitationExpires": "Термін дії минає {time}",
  "teams.invitationExpired": "Термін дії минув {time}",
  "teams.invitationResend": "Надіслати ще раз",
  "teams.invitationResent": "Запрошення на адресу {email} надіслано ще раз.",
  "teams.invitationRevoke": "Відкликати",
  "teams.invitationRevoked": "Запрошення на адресу {email} скасовано.",
  "teams.invitationUnknown": "невідома адреса",

  "teams.leaveTitle": "Вихід із команди",
  "teams.leaveText":
    "Ви втратите доступ до всього в команді. Щоб повернутися, потрібне нове запрошення.",
  "teams.leave": "Вийти з команди",
  "teams.leaveConfirmTitle": "Вийти з команди {team}?",

  "teams.deleteTitle": "Видалення команди",
  "teams.deleteText":
    "Команду й усе, що їй належить, буде видалено для всіх учасників. Цього не можна скасувати.",
  "teams.delete": "Видалити команду",
  "teams.deleteNamed": "Видалити команду «{team}»",
  "teams.deleteConfirmTitle": "Видалити команду {team}?",
  "teams.deleteConfirmLabel": "Щоб підтвердити, введіть {team}",
  "teams.deleteMismatch": "Введіть назву точно так, як її написано.",
};
