import type { Group } from "../en.js";

export const pages: Group<"pages"> = {
  "home.continueTo": "Continuar para {app}",

  "forgot.title": "Redefina sua senha",
  "forgot.text":
    "Digite o endereço da sua conta. Vamos enviar um link para você escolher uma nova senha.",
  "forgot.submit": "Enviar link",
  "forgot.back": "Voltar para o login",
  "forgot.sentTitle": "Confira seu e-mail",
  "forgot.sentText":
    "Se existe uma conta com {email}, um link para escolher uma nova senha está a caminho.",
  "forgot.resent": "Enviamos outro link.",

  "reset.title": "Escolha uma nova senha",
  "reset.text": "Todas as suas sessões serão encerradas e você poderá entrar com a nova senha.",
  "reset.submit": "Definir nova senha",
  "reset.doneTitle": "Sua senha foi alterada",
  "reset.doneText": "Todas as suas sessões foram encerradas. Entre com a nova senha.",
  "reset.notFoundText": "Este link está incompleto ou não é para este app.",
  "reset.expiredText": "Este link para redefinir sua senha expirou. Podemos enviar um novo.",
  "reset.usedText":
    "Este link já foi usado. Se não foi você quem alterou a senha, redefina-a de novo agora.",
  "reset.attemptsText": "Este link foi usado vezes demais. Podemos enviar um novo.",
  "reset.again": "Enviar um novo link",

  "verify.title": "Confirme seu e-mail",
  "verify.text": "Confirme que este endereço é seu.",
  "verify.submit": "Confirmar endereço",
  "verify.keepPassword": "Você se cadastrou com uma senha? Entre aqui primeiro para mantê-la.",
  "verify.doneTitle": "Seu e-mail foi confirmado",
  "verify.doneText": "Tudo certo. Você pode fechar esta página ou continuar.",
  "verify.alreadyTitle": "Já confirmado",
  "verify.usedText": "Este e-mail está confirmado. Não falta mais nada.",
  "verify.notFoundText": "Este link está incompleto ou não é para este app.",
  "verify.expiredText": "Este link expirou. Você pode enviar um novo nas configurações da conta.",
  "verify.attemptsText":
    "Este link foi usado vezes demais. Você pode enviar um novo nas configurações da conta.",
  "verify.again": "Abrir configurações da conta",

  "link.notFoundTitle": "Este link não funciona",
  "link.expiredTitle": "Este link expirou",
  "link.usedTitle": "Este link já foi usado",
  "link.attemptsTitle": "Muitas tentativas",

  "magicLink.title": "Entrar",
  "magicLink.text": "Continue para entrar neste dispositivo.",
  "magicLink.submit": "Entrar",
  "magicLink.notFoundText": "Este link está incompleto ou não é para este app.",
  "magicLink.expiredText": "Links de login só funcionam por um tempo. Podemos enviar um novo.",
  "magicLink.usedText":
    "Cada link de login funciona uma vez. Se não foi você quem o usou, entre e confira suas sessões.",
  "magicLink.attemptsText": "Este link foi usado vezes demais. Podemos enviar um novo.",
  "magicLink.again": "Enviar um novo link",

  "totp.text": "Abra seu app autenticador e digite o código de {app}.",
  "recovery.label": "Código de recuperação",
  "recovery.hint":
    "Um dos códigos que você salvou ao ativar a verificação em duas etapas. Cada um funciona uma vez.",
  "recovery.useApp": "Usar seu app autenticador",

  "oauth.title": "Entrando na sua conta",
  "oauth.text": "Isso leva um instante.",
  "oauth.connectTitle": "Conectar {provider} à sua conta?",
  "oauth.connectText": "Já existe uma conta para {email}. Conecte {provider} para entrar nela.",
  "oauth.connect": "Conectar e entrar",
  "oauth.failedTitle": "Não foi possível entrar",
  "oauth.failedText": "Ocorreu um erro no login com o provedor. Tente novamente.",
  "oauth.invalidTotp": "O código do app autenticador não é válido. Tente entrar novamente.",
  "oauth.again": "Voltar para o login",

  "signOut.title": "Sair da conta?",
  "signOut.text": "Você vai precisar entrar novamente neste dispositivo.",
  "signOut.submit": "Sair",
  "signOut.stay": "Não sair",
  "signOut.working": "Saindo da conta",
  "signOut.doneTitle": "Você saiu da conta",
  "signOut.doneText": "Você pode fechar esta página ou entrar novamente.",
  "signOut.deletedTitle": "Conta excluída",
  "signOut.deletedText": "Sua conta e os dados dela foram excluídos. Você pode fechar esta página.",

  "invitation.title": "Participe da equipe {team}",
  "invitation.text": "Você recebeu um convite para participar da equipe {team}.",
  "invitation.textFrom": "{inviter} convidou você para a equipe {team}.",
  "invitation.signedInAs": "Você está usando a conta {email}.",
  "invitation.sentTo":
    "O convite foi enviado para {invited}, e você está usando a conta {email}. Você pode participar com esta conta ou mudar para a outra.",
  "invitation.submit": "Participar da equipe",
  "invitation.decline": "Agora não",
  "invitation.switch": "Usar outra conta",
  "invitation.signInTitle": "Você recebeu um convite para uma equipe",
  "invitation.signInText": "Faça login ou crie uma conta para participar da equipe.",
  "invitation.sentToVisitor":
    "O convite foi enviado para {email}. Crie uma conta ou entre para participar.",
  "invitation.yourName": "Seu nome",
  "invitation.yourNameHint": "Outros membros da equipe veem seu nome.",
  "invitation.doneTitle": "Boas-vindas à equipe {team}",
  "invitation.doneText": "Agora você é membro da equipe.",
  "invitation.notFoundText": "Este convite está incompleto, foi retirado ou é de outro app.",
  "invitation.expiredText": "Este convite expirou. Peça um novo a quem convidou você.",
  "invitation.usedText": "Este convite já foi aceito.",
  "invitation.attemptsText":
    "Este convite foi usado vezes demais. Peça um novo a quem convidou você.",

  "errorPage.title": "Algo deu errado",
  "errorPage.text": "Tente novamente. Se acontecer de novo, avise quem administra este app.",
  "errorPage.deniedTitle": "O login foi cancelado",
  "errorPage.deniedText":
    "O provedor não teve permissão para fazer seu login ou a solicitação foi cancelada. Nada mudou.",
  "errorPage.otherUserTitle": "Esta conta já pertence a outra pessoa",
  "errorPage.otherUserText":
    "A conta que você escolheu já está conectada a outra pessoa. Escolha outra conta ou entre como essa pessoa.",
  "errorPage.otherAccountTitle": "Outra conta já está conectada",
  "errorPage.otherAccountText":
    "Você já conectou outra conta deste provedor. Remova-a primeiro nas configurações da conta.",
  "errorPage.settings": "Abrir configurações da conta",

  "cli.title": "Entrar no terminal?",
  "cli.text":
    "Um terminal está pedindo para entrar na sua conta. Continue só se você acabou de iniciar isso.",
  "cli.signedInAs": "Ele vai entrar como {name}.",
  "cli.code": "Se o terminal mostrar um código, ele deve ser {code}.",
  "cli.submit": "Sim, entrar",
  "cli.decline": "Cancelar",
  "cli.doneTitle": "Login feito no terminal",
  "cli.doneText": "Você pode fechar esta página e voltar ao terminal.",
  "cli.declinedTitle": "Solicitação cancelada",
  "cli.declinedText":
    "Se não foi você quem iniciou isso, alguém pode ter tentado enganar você. Pode fechar esta página.",
  "cli.missingTitle": "Este link está incompleto",
  "cli.missingText": "Inicie o login de novo no terminal e abra o link que ele mostra.",
  "cli.failedTitle": "Não foi possível entrar no terminal",
  "cli.failedText":
    "A solicitação expirou, já foi usada ou não existe. Inicie o login de novo no terminal.",

  "protect.text": "Sua conta não tem permissão para ver esta parte.",
  "frame.title": "Abra esta página separadamente",
  "frame.text": "Para proteger sua senha, esta página não funciona dentro de outra.",
  "frame.action": "Abrir em uma nova aba",
};
