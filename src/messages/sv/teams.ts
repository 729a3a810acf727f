import type { Group } from "../en.js";

/** Teamväxlaren, att skapa ett team och ett teams inställningar. */
export const teams: Group<"teams"> = {
  "teams.switcherLabel": "Byt team",
  "teams.choose": "Välj ett team",
  "teams.current": "Nuvarande team",
  "teams.none": "Du är inte med i något team ännu.",
  "teams.noneAction": "Skapa ditt första team",
  "teams.create": "Skapa team",
  "teams.settings": "Teaminställningar",
  "teams.gone": "Du är inte längre med i teamet, eller så finns det inte kvar.",
  "teams.switched": "Du är nu i {team}.",

  "teams.createTitle": "Skapa ett team",
  "teams.createText": "Använd appen tillsammans med andra. Du kan bjuda in dem när teamet finns.",
  "teams.name": "Teamnamn",
  "teams.namePlaceholder": "Atlas",
  "teams.created": "Teamet {team} är skapat.",
  "teams.creationClosed": "I den här appen kan användare inte skapa team.",

  "teams.profileTitle": "Team",
  "teams.pictureChange": "Byt teambild",
  "teams.pictureRemove": "Ta bort teambilden",
  "teams.saved": "Teamet är sparat.",

  "teams.ownProfileTitle": "Din profil i det här teamet",
  "teams.ownProfileText":
    "Visas för teamets medlemmar i stället för ditt vanliga namn och din vanliga bild.",
  "teams.ownName": "Namn i det här teamet",
  "teams.ownProfileSaved": "Din profil i det här teamet är sparad.",

  "teams.membersTitle": "Medlemmar",
  "teams.membersCount": { one: "{count} medlem", other: "{count} medlemmar" },
  "teams.membersEmpty": "Ingen annan är med i teamet ännu.",
  "teams.memberYou": "du",
  "teams.memberNoName": "Inget namn",
  "teams.memberRemove": "Ta bort från teamet",
  "teams.memberRemoveTitle": "Ta bort {name} från {team}?",
  "teams.memberRemoveText": "Personen förlorar genast åtkomsten till allt i teamet.",
  "teams.memberRemoved": "{name} är inte längre med i teamet.",

  "teams.inviteTitle": "Bjud in någon",
  "teams.inviteText": "Personen får ett mejl med en länk för att gå med.",
  "teams.inviteLabel": "E-postadress",
  "teams.inviteSubmit": "Skicka inbjudan",
  "teams.invited": "En inbjudan är på väg till {email}.",

  "teams.invitationsTitle": "Väntande inbjudningar",
  "teams.invitationsEmpty": "Inga väntande inbjudningar",
  "teams.invitationExpires": "Går ut {time}",
  "teams.invitationExpired": "Gick ut {time}",
  "teams.invitationResend": "Skicka igen",
  "teams.invitationResent": "Inbjudan till {email} har skickats igen.",
  "teams.invitationRevoke": "Återkalla",
  "teams.invitationRevoked": "Inbjudan till {email} är återkallad.",
  "teams.invitationUnknown": "en okänd adress",

  "teams.leaveTitle": "Lämna teamet",
  "teams.leaveText":
    "Du förlorar åtkomsten till allt i teamet. För att komma tillbaka behöver du en ny inbjudan.",
  "teams.leave": "Lämna teamet",
  "teams.leaveConfirmTitle": "Lämna {team}?",

  "teams.deleteTitle": "Radera teamet",
  "teams.deleteText":
    "Teamet och allt som hör till det raderas för alla medlemmar. Det går inte att ångra.",
  "teams.delete": "Radera teamet",
  "teams.deleteNamed": "Radera teamet ”{team}”",
  "teams.deleteConfirmTitle": "Radera {team}?",
  "teams.deleteConfirmLabel": "Skriv {team} för att bekräfta",
  "teams.deleteMismatch": "Skriv namnet exakt som det är skrivet.",
};
