import type { Group } from "../en.js";

/** Переключатель команд, создание команды и её настройки. */
export const teams: Group<"teams"> = {
  "teams.switcherLabel": "Сменить команду",
  "teams.choose": "Выберите команду",
  "teams.current": "Текущая команда",
  "teams.none": "Вы пока не в команде.",
  "teams.noneAction": "Создайте первую команду",
  "teams.create": "Создать команду",
  "teams.settings": "Настройки команды",
  "teams.gone": "Вас больше нет в этой команде, или её больше не существует.",
  "teams.switched": "Теперь вы в команде {team}.",

  "teams.createTitle": "Создайте команду",
  "teams.createText": "Работайте вместе. На следующем шаге вы пригласите участников.",
  "teams.name": "Название команды",
  "teams.namePlaceholder": "Атлас",
  "teams.created": "Команда {team} создана.",
  "teams.creationClosed": "В этом приложении пользователи не могут создавать команды.",

  "teams.profileTitle": "Команда",
  "teams.pictureChange": "Изменить изображение команды",
  "teams.pictureRemove": "Убрать изображение команды",
  "teams.saved": "Команда сохранена.",

  "teams.ownProfileTitle": "Ваш профиль в этой команде",
  "teams.ownProfileText":
    "Участники этой команды видят его вместо вашего обычного имени и изображения.",
  "teams.ownName": "Имя в этой команде",
  "teams.ownProfileSaved": "Ваш профиль в этой команде сохранён.",

  "teams.membersTitle": "Участники",
  "teams.membersCount": {
    one: "{count} участник",
    few: "{count} участника",
    many: "{count} участников",
    other: "{count} участника",
  },
  "teams.membersEmpty": "В этой команде пока больше никого нет.",
  "teams.memberYou": "вы",
  "teams.memberNoName": "Без имени",
  "teams.memberRemove": "Исключить из команды",
  "teams.memberRemoveTitle": "{name}: исключить из команды {team}?",
  "teams.memberRemoveText": "Этот человек сразу потеряет доступ ко всему в команде.",
  "teams.memberRemoved": "{name} больше не в команде.",

  "teams.inviteTitle": "Пригласить участника",
  "teams.inviteText": "Мы отправим письмо со ссылкой для вступления в команду.",
  "teams.inviteLabel": "Адрес электронной почты",
  "teams.inviteSubmit": "Отправить приглашение",
  "teams.invited": "Приглашение на адрес {email} уже в пути.",

  "teams.invitationsTitle": "Ожидающие приглашения",
  "teams.invitationsEmpty": "Нет ожидающих приглашений",
  "teams.invitationExpires": "Истекает {time}",
  "teams.invitationExpired": "Истекло {time}",
  "teams.invitationResend": "Отправить ещё раз",
  "teams.invitationResent": "Приглашение на адрес {email} отправлено ещё раз.",
  "teams.invitationRevoke": "Отозвать",
  "teams.invitationRevoked": "Приглашение на адрес {email} отозвано",
  "teams.invitationUnknown": "неизвестный адрес",

  "teams.leaveTitle": "Выход из команды",
  "teams.leaveText":
    "Вы потеряете доступ ко всему в команде. Чтобы вернуться, понадобится новое приглашение.",
  "teams.leave": "Выйти из команды",
  "teams.leaveConfirmTitle": "Выйти из команды {team}?",

  "teams.deleteTitle": "Удаление команды",
  "teams.deleteText":
    "Команда и всё, что к ней относится, будут удалены для всех участников. Отменить это нельзя.",
  "teams.delete": "Удалить команду",
  "teams.deleteNamed": "Удалить команду «{team}»",
  "teams.deleteConfirmTitle": "Удалить команду {team}?",
  "teams.deleteConfirmLabel": "Для подтверждения введите {team}",
  "teams.deleteMismatch": "Введите название в точности так, как оно написано.",
};
