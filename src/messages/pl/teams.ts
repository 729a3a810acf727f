import type { Group } from "../en.js";

/** Przełącznik zespołów, tworzenie zespołu i jego ustawienia. */
export const teams: Group<"teams"> = {
  "teams.switcherLabel": "Przełącz zespół",
  "teams.choose": "Wybierz zespół",
  "teams.current": "Bieżący zespół",
  "teams.none": "Nie należysz jeszcze do żadnego zespołu.",
  "teams.noneAction": "Utwórz pierwszy zespół",
  "teams.create": "Utwórz zespół",
  "teams.settings": "Ustawienia zespołu",
  "teams.gone": "Nie należysz już do tego zespołu lub zespół już nie istnieje.",
  "teams.switched": "Jesteś teraz w zespole {team}.",

  "teams.createTitle": "Utwórz zespół",
  "teams.createText": "Pracujcie razem. W następnym kroku zaprosisz inne osoby.",
  "teams.name": "Nazwa zespołu",
  "teams.namePlaceholder": "Atlas",
  "teams.created": "Zespół {team} został utworzony.",
  "teams.creationClosed": "W tej aplikacji użytkownicy nie mogą tworzyć zespołów.",

  "teams.profileTitle": "Zespół",
  "teams.pictureChange": "Zmień zdjęcie zespołu",
  "teams.pictureRemove": "Usuń zdjęcie zespołu",
  "teams.saved": "Zespół został zapisany.",

  "teams.ownProfileTitle": "Twój profil w tym zespole",
  "teams.ownProfileText":
    "Członkowie tego zespołu widzą go zamiast Twojej zwykłej nazwy i zdjęcia.",
  "teams.ownName": "Nazwa w tym zespole",
  "teams.ownProfileSaved": "Twój profil w tym zespole został zapisany.",

  "teams.membersTitle": "Członkowie",
  "teams.membersCount": {
    one: "{count} członek",
    few: "{count} członkowie",
    many: "{count} członków",
    other: "{count} członka",
  },
  "teams.membersEmpty": "W tym zespole nie ma jeszcze nikogo innego.",
  "teams.memberYou": "Ty",
  "teams.memberNoName": "Bez nazwy",
  "teams.memberRemove": "Usuń z zespołu",
  "teams.memberRemoveTitle": "Usunąć osobę {name} z zespołu {team}?",
  "teams.memberRemoveText": "Ta osoba od razu straci dostęp do wszystkiego w zespole.",
  "teams.memberRemoved": "{name} nie należy już do zespołu.",

  "teams.inviteTitle": "Zaproś kogoś",
  "teams.inviteText": "Zaproszona osoba dostanie wiadomość z linkiem do zespołu.",
  "teams.inviteLabel": "Adres e-mail",
  "teams.inviteSubmit": "Wyślij zaproszenie",
  "teams.invited": "Zaproszenie na adres {email} jest w drodze.",

  "teams.invitationsTitle": "Oczekujące zaproszenia",
  "teams.invitationsEmpty": "Brak oczekujących zaproszeń",
  "teams.invitationExpires": "Wygasa {time}",
  "teams.invitationExpired": "Wygasło {time}",
  "teams.invitationResend": "Wyślij ponownie",
  "teams.invitationResent": "Zaproszenie na adres {email} wysłano ponownie.",
  "teams.invitationRevoke": "Wycofaj",
  "teams.invitationRevoked": "Wycofano zaproszenie na adres {email}",
  "teams.invitationUnknown": "nieznany adres",

  "teams.leaveTitle": "Opuszczenie zespołu",
  "teams.leaveText":
    "Stracisz dostęp do wszystkiego w zespole. Aby wrócić, potrzebujesz nowego zaproszenia.",
  "teams.leave": "Opuść zespół",
  "teams.leaveConfirmTitle": "Opuścić zespół {team}?",

  "teams.deleteTitle": "Usunięcie zespołu",
  "teams.deleteText":
    "Zespół i wszystko, co do niego należy, zostanie usunięte dla wszystkich członków. Tego nie można cofnąć.",
  "teams.delete": "Usuń zespół",
  "teams.deleteNamed": "Usuń zespół „{team}”",
  "teams.deleteConfirmTitle": "Usunąć zespół {team}?",
  "teams.deleteConfirmLabel": "Aby potwierdzić, wpisz {team}",
  "teams.deleteMismatch": "Wpisz nazwę dokładnie tak, jak jest zapisana.",
};
