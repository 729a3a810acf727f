import type { Group } from "../en.js";

/** Der Teamwechsler, das Erstellen eines Teams und die Einstellungen eines Teams. */
export const teams: Group<"teams"> = {
  "teams.switcherLabel": "Team wechseln",
  "teams.choose": "Team wählen",
  "teams.current": "Aktuelles Team",
  "teams.none": "Sie sind noch in keinem Team.",
  "teams.noneAction": "Erstes Team erstellen",
  "teams.create": "Team erstellen",
  "teams.settings": "Teameinstellungen",
  "teams.gone": "Sie sind nicht mehr in diesem Team, oder es besteht nicht mehr.",
  "teams.switched": "Sie sind jetzt in {team}.",
  "teams.switcherJoin": "{team} beitreten",
  "teams.switcherInvitedBy": "Eingeladen von {inviter}",

  "teams.createTitle": "Team erstellen",
  "teams.createText": "Arbeiten Sie zusammen. Als Nächstes laden Sie andere ein.",
  "teams.name": "Teamname",
  "teams.namePlaceholder": "Atlas",
  "teams.yourName": "Ihr Name",
  "teams.yourNameHint": "Andere Mitglieder des Teams sehen ihn.",
  "teams.created": "Das Team {team} ist erstellt.",
  "teams.creationClosed": "In dieser App können Nutzer keine Teams erstellen.",

  "teams.profileTitle": "Team",
  "teams.pictureChange": "Teambild ändern",
  "teams.pictureRemove": "Teambild entfernen",
  "teams.saved": "Das Team ist gespeichert.",

  "teams.ownProfileTitle": "Ihr Profil in diesem Team",
  "teams.ownProfileText":
    "Die Mitglieder dieses Teams sehen es anstelle Ihres sonstigen Namens und Bildes.",
  "teams.ownName": "Name in diesem Team",
  "teams.ownProfileSaved": "Ihr Profil in diesem Team ist gespeichert.",

  "teams.membersTitle": "Mitglieder",
  "teams.membersCount": { one: "{count} Mitglied", other: "{count} Mitglieder" },
  "teams.membersEmpty": "Noch ist niemand sonst in diesem Team.",
  "teams.memberYou": "Sie",
  "teams.memberUnnamed": "Konto ohne E-Mail-Adresse",
  "teams.memberJoined": "Beigetreten {time}",
  "teams.membersSearch": "Mitglieder suchen",
  "teams.membersNotFound": "Keine Mitglieder gefunden",
  "teams.membersRange": "{first}–{last} von {count}",
  "teams.membersPrevious": "Zurück",
  "teams.membersNext": "Weiter",
  "teams.memberRemove": "Aus dem Team entfernen",
  "teams.memberRemoveTitle": "{name} aus {team} entfernen?",
  "teams.memberRemoveText": "Diese Person verliert sofort den Zugang zu allem im Team.",
  "teams.memberRemoved": "{name} ist nicht mehr im Team.",

  "teams.roleAdmin": "Admin",
  "teams.roleMember": "Mitglied",
  "teams.roleNone": "Keine Rolle",
  "teams.roleOf": "Rolle von {name}",
  "teams.roleChanged": "{name} hat jetzt die Rolle {role}",

  "teams.inviteTitle": "Jemanden einladen",
  "teams.inviteText": "Die Person bekommt eine Mail mit einem Link zum Beitreten.",
  "teams.inviteLabel": "E-Mail-Adresse",
  "teams.inviteSubmit": "Einladung senden",
  "teams.invited": "Eine Einladung an {email} ist unterwegs.",

  "teams.invitationsTitle": "Offene Einladungen",
  "teams.invitationsEmpty": "Keine offenen Einladungen",
  "teams.invitationExpires": "Läuft {time} ab",
  "teams.invitationExpired": "Ist {time} abgelaufen",
  "teams.invitationResend": "Erneut senden",
  "teams.invitationResent": "Die Einladung an {email} ist erneut gesendet.",
  "teams.invitationRevoke": "Zurückziehen",
  "teams.invitationRevoked": "Einladung an {email} zurückgezogen",
  "teams.invitationUnknown": "eine unbekannte Adresse",

  "teams.leaveTitle": "Team verlassen",
  "teams.leaveText":
    "Sie verlieren den Zugang zu allem im Team. Um zurückzukommen, brauchen Sie eine neue Einladung.",
  "teams.leave": "Team verlassen",
  "teams.leaveConfirmTitle": "{team} verlassen?",

  "teams.stepDownTitle": "Rolle abgeben?",
  "teams.stepDownText":
    "Sie können sie sich nicht selbst zurückgeben. Das kann nur eine andere Person tun.",
  "teams.stepDown": "Rolle abgeben",
  "teams.leaveAloneText": "Sie sind das einzige Mitglied. Danach kann niemand mehr {team} öffnen.",
  "teams.handOverText":
    "Nur Sie können die Mitglieder von {team} verwalten. Wählen Sie, wer übernimmt.",
  "teams.handOver": "Wer übernimmt?",
  "teams.handOverChoose": "Mitglied auswählen",
  "teams.handOverNoOne": "Niemand",
  "teams.handOverMissing": "Wählen Sie ein Mitglied oder „Niemand“.",

  "teams.deleteTitle": "Team löschen",
  "teams.deleteText":
    "Das Team und alles, was dazugehört, wird für alle Mitglieder gelöscht. Das lässt sich nicht rückgängig machen.",
  "teams.delete": "Team löschen",
  "teams.deleteNamed": "Team „{team}“ löschen",
  "teams.deleteConfirmTitle": "{team} löschen?",
  "teams.deleteConfirmLabel": "Geben Sie zur Bestätigung {team} ein",
  "teams.deleteMismatch": "Geben Sie den Namen genau so ein, wie er geschrieben ist.",
};
