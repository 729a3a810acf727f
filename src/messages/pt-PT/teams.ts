import type { Group } from "../en.js";

/** O seletor de equipas, a criação de uma equipa e as definições de uma equipa. */
export const teams: Group<"teams"> = {
  "teams.switcherLabel": "Mudar de equipa",
  "teams.choose": "Escolha uma equipa",
  "teams.current": "Equipa atual",
  "teams.none": "Ainda não faz parte de nenhuma equipa.",
  "teams.noneAction": "Crie a sua primeira equipa",
  "teams.create": "Criar equipa",
  "teams.settings": "Definições da equipa",
  "teams.gone": "Já não faz parte desta equipa ou a equipa já não existe.",
  "teams.switched": "Está agora em {team}.",

  "teams.createTitle": "Crie uma equipa",
  "teams.createText":
    "Partilhe esta aplicação com outras pessoas. Pode convidá-las assim que a equipa existir.",
  "teams.name": "Nome da equipa",
  "teams.namePlaceholder": "Atlas",
  "teams.created": "A equipa {team} foi criada.",
  "teams.creationClosed": "Nesta aplicação, não é possível criar equipas.",

  "teams.profileTitle": "Equipa",
  "teams.pictureChange": "Alterar imagem da equipa",
  "teams.pictureRemove": "Remover imagem da equipa",
  "teams.saved": "A equipa foi guardada.",

  "teams.ownProfileTitle": "O seu perfil nesta equipa",
  "teams.ownProfileText":
    "Os membros desta equipa veem-no em vez do seu nome e da sua fotografia habituais.",
  "teams.ownName": "Nome nesta equipa",
  "teams.ownProfileSaved": "O seu perfil nesta equipa foi guardado.",

  "teams.membersTitle": "Membros",
  "teams.membersCount": { one: "{count} membro", other: "{count} membros" },
  "teams.membersEmpty": "Ainda não há mais ninguém nesta equipa.",
  "teams.memberYou": "eu",
  "teams.memberNoName": "Sem nome",
  "teams.memberRemove": "Remover da equipa",
  "teams.memberRemoveTitle": "Remover {name} de {team}?",
  "teams.memberRemoveText": "Esta pessoa perde de imediato o acesso a tudo o que está na equipa.",
  "teams.memberRemoved": "{name} já não está na equipa.",

  "teams.inviteTitle": "Convide alguém",
  "teams.inviteText": "A pessoa recebe um e-mail com um link para se juntar.",
  "teams.inviteLabel": "Endereço de e-mail",
  "teams.inviteSubmit": "Enviar convite",
  "teams.invited": "Um convite vai a caminho de {email}.",

  "teams.invitationsTitle": "Convites pendentes",
  "teams.invitationsEmpty": "Não há convites pendentes.",
  "teams.invitationExpires": "Expira {time}",
  "teams.invitationExpired": "Expirou {time}",
  "teams.invitationResend": "Enviar novamente",
  "teams.invitationResent": "O convite para {email} foi enviado novamente.",
  "teams.invitationRevoke": "Revogar",
  "teams.invitationRevoked": "O convite para {email} foi retirado.",
  "teams.invitationUnknown": "um endereço desconhecido",

  "teams.leaveTitle": "Sair da equipa",
  "teams.leaveText":
    "Perde o acesso a tudo o que está na equipa. Para voltar, precisa de um novo convite.",
  "teams.leave": "Sair da equipa",
  "teams.leaveConfirmTitle": "Sair de {team}?",

  "teams.deleteTitle": "Eliminar equipa",
  "teams.deleteText":
    "A equipa e tudo o que lhe pertence são eliminados para todos os membros. Não é possível anular esta ação.",
  "teams.delete": "Eliminar equipa",
  "teams.deleteNamed": "Eliminar a equipa «{team}»",
  "teams.deleteConfirmTitle": "Eliminar {team}?",
  "teams.deleteConfirmLabel": "Escreva {team} para confirmar",
  "teams.deleteMismatch": "Escreva o nome exatamente como está escrito.",
};
