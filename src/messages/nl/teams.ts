import type { Group } from "../en.js";

/** De teamkiezer, het maken van een team en de instellingen van een team. */
export const teams: Group<"teams"> = {
  "teams.switcherLabel": "Van team wisselen",
  "teams.choose": "Kies een team",
  "teams.current": "Huidig team",
  "teams.none": "Je zit nog niet in een team.",
  "teams.noneAction": "Maak je eerste team",
  "teams.create": "Team maken",
  "teams.settings": "Teaminstellingen",
  "teams.gone": "Je zit niet meer in dit team, of het bestaat niet meer.",
  "teams.switched": "Je bent nu in {team}.",

  "teams.createTitle": "Maak een team",
  "teams.createText": "Werk samen. In de volgende stap nodig je mensen uit.",
  "teams.name": "Teamnaam",
  "teams.namePlaceholder": "Atlas",
  "teams.created": "{team} gemaakt.",
  "teams.creationClosed": "In deze app kunnen gebruikers geen teams maken.",

  "teams.profileTitle": "Team",
  "teams.pictureChange": "Teamafbeelding wijzigen",
  "teams.pictureRemove": "Teamafbeelding verwijderen",
  "teams.saved": "Opgeslagen.",

  "teams.ownProfileTitle": "Je profiel in dit team",
  "teams.ownProfileText": "De leden van dit team zien dit in plaats van je gewone naam en foto.",
  "teams.ownName": "Naam in dit team",
  "teams.ownProfileSaved": "Je profiel in dit team is opgeslagen.",

  "teams.membersTitle": "Leden",
  "teams.membersCount": { one: "{count} lid", other: "{count} leden" },
  "teams.membersEmpty": "Er zit nog niemand anders in dit team.",
  "teams.memberYou": "jij",
  "teams.memberNoName": "Geen naam",
  "teams.memberRemove": "Uit team verwijderen",
  "teams.memberRemoveTitle": "{name} uit {team} verwijderen?",
  "teams.memberRemoveText": "Deze persoon verliest meteen de toegang tot alles in het team.",
  "teams.memberRemoved": "{name} zit niet meer in het team.",

  "teams.inviteTitle": "Nodig iemand uit",
  "teams.inviteText": "Diegene krijgt een e-mail met een link om lid te worden.",
  "teams.inviteLabel": "E-mailadres",
  "teams.inviteSubmit": "Uitnodiging versturen",
  "teams.invited": "Er is een uitnodiging onderweg naar {email}.",

  "teams.invitationsTitle": "Openstaande uitnodigingen",
  "teams.invitationsEmpty": "Geen openstaande uitnodigingen",
  "teams.invitationExpires": "Verloopt {time}",
  "teams.invitationExpired": "Verliep {time}",
  "teams.invitationResend": "Opnieuw versturen",
  "teams.invitationResent": "De uitnodiging aan {email} is opnieuw verstuurd.",
  "teams.invitationRevoke": "Intrekken",
  "teams.invitationRevoked": "Uitnodiging aan {email} ingetrokken",
  "teams.invitationUnknown": "een onbekend adres",

  "teams.leaveTitle": "Team verlaten",
  "teams.leaveText":
    "Je verliest de toegang tot alles in het team. Om terug te komen heb je een nieuwe uitnodiging nodig.",
  "teams.leave": "Team verlaten",
  "teams.leaveConfirmTitle": "{team} verlaten?",

  "teams.deleteTitle": "Team verwijderen",
  "teams.deleteText":
    "Het team en alles wat erbij hoort worden voor alle leden verwijderd. Dit kan niet ongedaan worden gemaakt.",
  "teams.delete": "Team verwijderen",
  "teams.deleteNamed": "Team ‘{team}’ verwijderen",
  "teams.deleteConfirmTitle": "{team} verwijderen?",
  "teams.deleteConfirmLabel": "Typ {team} om te bevestigen",
  "teams.deleteMismatch": "Typ de naam precies zoals die er staat.",
};
