import type { Group } from "../en.js";

/** O seletor de equipes, a criação de uma equipe e as configurações de uma equipe. */
export const teams: Group<"teams"> = {
  "teams.switcherLabel": "Trocar de equipe",
  "teams.choose": "Escolha uma equipe",
  "teams.current": "Equipe atual",
  "teams.none": "Você ainda não está em nenhuma equipe.",
  "teams.noneAction": "Crie sua primeira equipe",
  "teams.create": "Criar equipe",
  "teams.settings": "Configurações da equipe",
  "teams.gone": "Você não está mais nesta equipe ou ela não existe mais.",
  "teams.switched": "Agora você está em {team}.",

  "teams.createTitle": "Crie uma equipe",
  "teams.createText": "Trabalhe em equipe. Na próxima etapa, você convida as pessoas.",
  "teams.name": "Nome da equipe",
  "teams.namePlaceholder": "Atlas",
  "teams.created": "A equipe {team} foi criada.",
  "teams.creationClosed": "Neste app, não é possível criar equipes.",

  "teams.profileTitle": "Equipe",
  "teams.pictureChange": "Alterar imagem da equipe",
  "teams.pictureRemove": "Remover imagem da equipe",
  "teams.saved": "A equipe foi salva.",

  "teams.ownProfileTitle": "Seu perfil nesta equipe",
  "teams.ownProfileText":
    "Os membros desta equipe veem este perfil no lugar do seu nome e da sua foto de sempre.",
  "teams.ownName": "Nome nesta equipe",
  "teams.ownProfileSaved": "Seu perfil nesta equipe foi salvo.",

  "teams.membersTitle": "Membros",
  "teams.membersCount": { one: "{count} membro", other: "{count} membros" },
  "teams.membersEmpty": "Ainda não há mais ninguém nesta equipe.",
  "teams.memberYou": "você",
  "teams.memberNoName": "Sem nome",
  "teams.memberRemove": "Remover da equipe",
  "teams.memberRemoveTitle": "Remover {name} de {team}?",
  "teams.memberRemoveText": "Esta pessoa perderá imediatamente o acesso a tudo na equipe.",
  "teams.memberRemoved": "{name} não está mais na equipe.",

  "teams.inviteTitle": "Convide alguém",
  "teams.inviteText": "A pessoa vai receber um e-mail com um link para participar.",
  "teams.inviteLabel": "Endereço de e-mail",
  "teams.inviteSubmit": "Enviar convite",
  "teams.invited": "Um convite está a caminho de {email}.",

  "teams.invitationsTitle": "Convites pendentes",
  "teams.invitationsEmpty": "Nenhum convite pendente",
  "teams.invitationExpires": "Expira {time}",
  "teams.invitationExpired": "Expirou {time}",
  "teams.invitationResend": "Enviar novamente",
  "teams.invitationResent": "O convite para {email} foi enviado novamente.",
  "teams.invitationRevoke": "Revogar",
  "teams.invitationRevoked": "Convite para {email} revogado",
  "teams.invitationUnknown": "um endereço desconhecido",

  "teams.leaveTitle": "Sair da equipe",
  "teams.leaveText":
    "Você perde o acesso a tudo o que está na equipe. Para voltar, precisa de um novo convite.",
  "teams.leave": "Sair da equipe",
  "teams.leaveConfirmTitle": "Sair de {team}?",

  "teams.deleteTitle": "Excluir equipe",
  "teams.deleteText":
    "A equipe e tudo o que pertence a ela são excluídos para todos os membros. Isso não pode ser desfeito.",
  "teams.delete": "Excluir equipe",
  "teams.deleteNamed": "Excluir a equipe “{team}”",
  "teams.deleteConfirmTitle": "Excluir {team}?",
  "teams.deleteConfirmLabel": "Digite {team} para confirmar",
  "teams.deleteMismatch": "Digite o nome exatamente como está escrito.",
};
