import type { Group } from "../en.js";

/** Le sélecteur d’équipe, la création d’une équipe et les paramètres d’une équipe. */
export const teams: Group<"teams"> = {
  "teams.switcherLabel": "Changer d’équipe",
  "teams.choose": "Choisir une équipe",
  "teams.current": "Équipe actuelle",
  "teams.none": "Vous n’êtes encore dans aucune équipe.",
  "teams.noneAction": "Créer votre première équipe",
  "teams.create": "Créer l’équipe",
  "teams.settings": "Paramètres de l’équipe",
  "teams.gone": "Vous n’êtes plus dans cette équipe, ou elle n’existe plus.",
  "teams.switched": "Vous êtes maintenant dans {team}.",
  "teams.switcherJoin": "Rejoindre {team}",
  "teams.switcherInvitedBy": "Invitation de {inviter}",

  "teams.createTitle": "Créez une équipe",
  "teams.createText":
    "Travaillez à plusieurs. Vous inviterez d’autres personnes à l’étape suivante.",
  "teams.name": "Nom de l’équipe",
  "teams.namePlaceholder": "Atlas",
  "teams.yourName": "Votre nom",
  "teams.yourNameHint": "Les autres membres de l’équipe le voient.",
  "teams.created": "L’équipe {team} est créée.",
  "teams.creationClosed": "Cette application ne permet pas de créer des équipes.",

  "teams.profileTitle": "Équipe",
  "teams.pictureChange": "Changer l’image de l’équipe",
  "teams.pictureRemove": "Retirer l’image de l’équipe",
  "teams.saved": "L’équipe est enregistrée.",

  "teams.ownProfileTitle": "Votre profil dans cette équipe",
  "teams.ownProfileText":
    "Les membres de cette équipe le voient à la place de votre nom et de votre photo habituels.",
  "teams.ownName": "Nom dans cette équipe",
  "teams.ownProfileSaved": "Votre profil dans cette équipe est enregistré.",

  "teams.membersTitle": "Membres",
  "teams.membersCount": { one: "{count} membre", other: "{count} membres" },
  "teams.membersEmpty": "Il n’y a encore personne d’autre dans cette équipe.",
  "teams.memberYou": "vous",
  "teams.memberUnnamed": "Compte sans adresse e-mail",
  "teams.memberJoined": "A rejoint l’équipe {time}",
  "teams.membersSearch": "Rechercher des membres",
  "teams.membersNotFound": "Aucun membre trouvé",
  "teams.membersRange": "{first}–{last} sur {count}",
  "teams.membersPrevious": "Précédent",
  "teams.membersNext": "Suivant",
  "teams.memberRemove": "Retirer de l’équipe",
  "teams.memberRemoveTitle": "Retirer {name} de l’équipe {team} ?",
  "teams.memberRemoveText":
    "Cette personne perd immédiatement l’accès à tout ce qui est dans l’équipe.",
  "teams.memberRemoved": "{name} n’est plus dans l’équipe.",

  "teams.roleAdmin": "Admin",
  "teams.roleMember": "Membre",
  "teams.roleNone": "Aucun rôle",
  "teams.roleOf": "Rôle de {name}",
  "teams.roleChanged": "{name} a maintenant le rôle {role}",

  "teams.inviteTitle": "Invitez quelqu’un",
  "teams.inviteText": "Cette personne recevra un e-mail avec un lien pour rejoindre l’équipe.",
  "teams.inviteLabel": "Adresse e-mail",
  "teams.inviteSubmit": "Envoyer l’invitation",
  "teams.invited": "Une invitation est en route vers {email}.",

  "teams.invitationsTitle": "Invitations en attente",
  "teams.invitationsEmpty": "Aucune invitation en attente",
  "teams.invitationExpires": "Expire {time}",
  "teams.invitationExpired": "A expiré {time}",
  "teams.invitationResend": "Renvoyer",
  "teams.invitationResent": "L’invitation à {email} est renvoyée.",
  "teams.invitationRevoke": "Révoquer",
  "teams.invitationRevoked": "Invitation à {email} révoquée",
  "teams.invitationUnknown": "une adresse inconnue",

  "teams.leaveTitle": "Quitter l’équipe",
  "teams.leaveText":
    "Vous perdez l’accès à tout ce qui est dans l’équipe. Pour revenir, il vous faudra une nouvelle invitation.",
  "teams.leave": "Quitter l’équipe",
  "teams.leaveConfirmTitle": "Quitter {team} ?",

  "teams.stepDownTitle": "Renoncer à votre rôle ?",
  "teams.stepDownText":
    "Vous ne pourrez pas le reprendre vous-même. Quelqu’un d’autre devra vous le redonner.",
  "teams.stepDown": "Renoncer au rôle",
  "teams.leaveAloneText":
    "Vous êtes le seul membre. Plus personne ne pourra ouvrir {team} après votre départ.",
  "teams.handOverText":
    "Personne d’autre ne peut gérer les membres de {team}. Choisissez qui prend le relais.",
  "teams.handOver": "Qui prend le relais ?",
  "teams.handOverChoose": "Choisir un membre",
  "teams.handOverNoOne": "Personne",
  "teams.handOverMissing": "Choisissez un membre ou « Personne ».",

  "teams.deleteTitle": "Supprimer l’équipe",
  "teams.deleteText":
    "L’équipe et tout ce qui lui appartient sont supprimés pour tous ses membres. Cette action est irréversible.",
  "teams.delete": "Supprimer l’équipe",
  "teams.deleteNamed": "Supprimer l’équipe « {team} »",
  "teams.deleteConfirmTitle": "Supprimer {team} ?",
  "teams.deleteConfirmLabel": "Saisissez {team} pour confirmer",
  "teams.deleteMismatch": "Saisissez le nom exactement comme il est écrit.",
};
