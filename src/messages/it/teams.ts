import type { Group } from "../en.js";

/** Il selettore dei team, la creazione di un team e le sue impostazioni. */
export const teams: Group<"teams"> = {
  "teams.switcherLabel": "Cambia team",
  "teams.choose": "Scegli un team",
  "teams.current": "Team attuale",
  "teams.none": "Non fai ancora parte di un team.",
  "teams.noneAction": "Crea il tuo primo team",
  "teams.create": "Crea team",
  "teams.settings": "Impostazioni team",
  "teams.gone": "Non fai più parte di questo team o il team non esiste più.",
  "teams.switched": "Ora sei in {team}.",

  "teams.createTitle": "Crea un team",
  "teams.createText": "Collabora con altri. Potrai invitarli nel passaggio successivo.",
  "teams.name": "Nome del team",
  "teams.namePlaceholder": "Atlas",
  "teams.created": "Il team {team} è stato creato.",
  "teams.creationClosed": "In questa app non puoi creare team.",

  "teams.profileTitle": "Team",
  "teams.pictureChange": "Cambia immagine del team",
  "teams.pictureRemove": "Rimuovi immagine del team",
  "teams.saved": "Il team è stato salvato.",

  "teams.ownProfileTitle": "Il tuo profilo in questo team",
  "teams.ownProfileText":
    "I membri di questo team lo vedono al posto del tuo nome e della tua foto abituali.",
  "teams.ownName": "Nome in questo team",
  "teams.ownProfileSaved": "Il tuo profilo in questo team è stato salvato.",

  "teams.membersTitle": "Membri",
  "teams.membersCount": { one: "{count} membro", other: "{count} membri" },
  "teams.membersEmpty": "In questo team non c’è ancora nessun altro.",
  "teams.memberYou": "tu",
  "teams.memberNoName": "Nessun nome",
  "teams.memberRemove": "Rimuovi dal team",
  "teams.memberRemoveTitle": "Rimuovere {name} da {team}?",
  "teams.memberRemoveText": "Questa persona perde subito l’accesso a tutto ciò che è nel team.",
  "teams.memberRemoved": "{name} non fa più parte del team.",

  "teams.inviteTitle": "Invita qualcuno",
  "teams.inviteText": "Riceverà un’e-mail con un link per entrare.",
  "teams.inviteLabel": "Indirizzo e-mail",
  "teams.inviteSubmit": "Invia invito",
  "teams.invited": "Un invito è in arrivo a {email}.",

  "teams.invitationsTitle": "Inviti in sospeso",
  "teams.invitationsEmpty": "Nessun invito in sospeso",
  "teams.invitationExpires": "Scade {time}",
  "teams.invitationExpired": "Scaduto {time}",
  "teams.invitationResend": "Invia di nuovo",
  "teams.invitationResent": "L’invito a {email} è stato inviato di nuovo.",
  "teams.invitationRevoke": "Revoca",
  "teams.invitationRevoked": "Invito a {email} revocato",
  "teams.invitationUnknown": "un indirizzo sconosciuto",

  "teams.leaveTitle": "Lascia il team",
  "teams.leaveText":
    "Perdi l’accesso a tutto ciò che è nel team. Per tornare ti serve un nuovo invito.",
  "teams.leave": "Lascia il team",
  "teams.leaveConfirmTitle": "Lasciare {team}?",

  "teams.deleteTitle": "Elimina team",
  "teams.deleteText":
    "Il team e tutto ciò che gli appartiene vengono eliminati per tutti i suoi membri. L’operazione non può essere annullata.",
  "teams.delete": "Elimina team",
  "teams.deleteNamed": "Elimina il team “{team}”",
  "teams.deleteConfirmTitle": "Eliminare {team}?",
  "teams.deleteConfirmLabel": "Scrivi {team} per confermare",
  "teams.deleteMismatch": "Scrivi il nome esattamente com’è riportato.",
};
