import type { Group } from "../en.js";

/** El selector de equipos, la creación de un equipo y los ajustes de un equipo. */
export const teams: Group<"teams"> = {
  "teams.switcherLabel": "Cambiar de equipo",
  "teams.choose": "Elige un equipo",
  "teams.current": "Equipo actual",
  "teams.none": "Aún no estás en ningún equipo.",
  "teams.noneAction": "Crea tu primer equipo",
  "teams.create": "Crear equipo",
  "teams.settings": "Ajustes del equipo",
  "teams.gone": "Ya no perteneces a este equipo o el equipo ya no existe.",
  "teams.switched": "Has cambiado a {team}.",

  "teams.createTitle": "Crea un equipo",
  "teams.createText": "Trabaja en equipo. En el siguiente paso invitarás a otras personas.",
  "teams.name": "Nombre del equipo",
  "teams.namePlaceholder": "Atlas",
  "teams.created": "Se ha creado el equipo {team}.",
  "teams.creationClosed": "En esta aplicación no puedes crear equipos.",

  "teams.profileTitle": "Equipo",
  "teams.pictureChange": "Cambiar imagen del equipo",
  "teams.pictureRemove": "Quitar imagen del equipo",
  "teams.saved": "Equipo guardado.",

  "teams.ownProfileTitle": "Tu perfil en este equipo",
  "teams.ownProfileText":
    "Los miembros de este equipo lo ven en lugar de tu nombre y tu foto habituales.",
  "teams.ownName": "Nombre en este equipo",
  "teams.ownProfileSaved": "Se ha guardado tu perfil en este equipo.",

  "teams.membersTitle": "Miembros",
  "teams.membersCount": { one: "{count} miembro", other: "{count} miembros" },
  "teams.membersEmpty": "Aún no hay nadie más en este equipo.",
  "teams.memberYou": "tú",
  "teams.memberNoName": "Sin nombre",
  "teams.memberRemove": "Quitar del equipo",
  "teams.memberRemoveTitle": "¿Quitar a {name} de {team}?",
  "teams.memberRemoveText":
    "Esta persona pierde de inmediato el acceso a todo el contenido del equipo.",
  "teams.memberRemoved": "{name} ya no está en el equipo.",

  "teams.inviteTitle": "Invita a alguien",
  "teams.inviteText": "Recibirá un correo con un enlace para unirse.",
  "teams.inviteLabel": "Correo electrónico",
  "teams.inviteSubmit": "Enviar invitación",
  "teams.invited": "Hemos enviado una invitación a {email}.",

  "teams.invitationsTitle": "Invitaciones pendientes",
  "teams.invitationsEmpty": "No hay invitaciones pendientes",
  "teams.invitationExpires": "Caduca {time}",
  "teams.invitationExpired": "Caducó {time}",
  "teams.invitationResend": "Enviar de nuevo",
  "teams.invitationResent": "Hemos vuelto a enviar la invitación a {email}.",
  "teams.invitationRevoke": "Revocar",
  "teams.invitationRevoked": "Invitación a {email} revocada",
  "teams.invitationUnknown": "una dirección desconocida",

  "teams.leaveTitle": "Salir del equipo",
  "teams.leaveText":
    "Pierdes el acceso a todo el contenido del equipo. Para volver, necesitas una invitación nueva.",
  "teams.leave": "Salir del equipo",
  "teams.leaveConfirmTitle": "¿Salir de {team}?",

  "teams.deleteTitle": "Eliminar equipo",
  "teams.deleteText":
    "El equipo y todo lo que contiene se eliminan para todos sus miembros. Esto no se puede deshacer.",
  "teams.delete": "Eliminar equipo",
  "teams.deleteNamed": "Eliminar el equipo «{team}»",
  "teams.deleteConfirmTitle": "¿Eliminar {team}?",
  "teams.deleteConfirmLabel": "Escribe {team} para confirmar",
  "teams.deleteMismatch": "Escribe el nombre exactamente como aparece.",
};
