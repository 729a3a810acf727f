import type { Group } from "../en.js";

export const pages: Group<"pages"> = {
  "home.continueTo": "Continuar para {app}",

  "forgot.title": "Reponha a sua palavra-passe",
  "forgot.text":
    "Introduza o endereço da sua conta. Vamos enviar-lhe um link para escolher uma nova palavra-passe.",
  "forgot.submit": "Enviar link",
  "forgot.back": "Voltar ao início de sessão",
  "forgot.sentTitle": "Consulte o seu e-mail",
  "forgot.sentText":
    "Se existir uma conta com {email}, vai a caminho um link para escolher uma nova palavra-passe.",
  "forgot.resent": "Enviámos outro link.",

  "reset.title": "Escolha uma nova palavra-passe",
  "reset.text":
    "Todas as suas sessões serão terminadas e poderá iniciar sessão com a nova palavra-passe.",
  "reset.submit": "Definir nova palavra-passe",
  "reset.doneTitle": "A sua palavra-passe foi alterada",
  "reset.doneText":
    "Todas as suas sessões foram terminadas. Inicie sessão com a nova palavra-passe.",
  "reset.notFoundText":
    "Este link para repor uma palavra-passe está incompleto ou é de outra aplicação.",
  "reset.expiredText":
    "Este link para repor a sua palavra-passe expirou. Podemos enviar-lhe um novo.",
  "reset.usedText":
    "Este link já foi utilizado. Se não alterou a palavra-passe, reponha-a de novo agora.",
  "reset.attemptsText": "Este link foi tentado demasiadas vezes. Podemos enviar-lhe um novo.",
  "reset.again": "Enviar um novo link",

  "verify.title": "Verifique o seu endereço de e-mail",
  "verify.text": "Confirme que este endereço lhe pertence.",
  "verify.submit": "Verificar endereço",
  "verify.keepPassword":
    "Registou-se com uma palavra-passe? Inicie sessão aqui primeiro para a manter.",
  "verify.doneTitle": "O seu endereço de e-mail foi verificado",
  "verify.doneText": "Agradecemos. Pode fechar esta página ou continuar.",
  "verify.alreadyTitle": "Já verificado",
  "verify.usedText": "Este endereço de e-mail está verificado. Não há mais nada a fazer.",
  "verify.notFoundText": "Este link está incompleto ou é de outra aplicação.",
  "verify.expiredText": "Este link expirou. Pode enviar um novo a partir das definições da conta.",
  "verify.attemptsText":
    "Este link foi tentado demasiadas vezes. Pode enviar um novo a partir das definições da conta.",
  "verify.again": "Abrir definições da conta",

  "link.notFoundTitle": "Este link não funciona",
  "link.expiredTitle": "Este link expirou",
  "link.usedTitle": "Este link já foi utilizado",
  "link.attemptsTitle": "Demasiadas tentativas",

  "magicLink.title": "Iniciar sessão",
  "magicLink.text": "Um clique e inicia sessão neste dispositivo.",
  "magicLink.submit": "Iniciar sessão",
  "magicLink.notFoundText":
    "Este link de início de sessão está incompleto ou é de outra aplicação.",
  "magicLink.expiredText":
    "Os links de início de sessão só funcionam durante algum tempo. Podemos enviar-lhe um novo.",
  "magicLink.usedText":
    "Cada link de início de sessão funciona uma única vez. Se não o utilizou, inicie sessão e veja as suas sessões.",
  "magicLink.attemptsText":
    "Este link de início de sessão foi tentado demasiadas vezes. Podemos enviar-lhe um novo.",
  "magicLink.again": "Enviar um novo link",

  "totp.text": "Abra a sua aplicação de autenticação e introduza o código de {app}.",
  "recovery.label": "Código de recuperação",
  "recovery.hint":
    "Um dos códigos que guardou ao ativar a verificação em dois passos. Cada um funciona uma vez.",
  "recovery.useApp": "Usar a sua aplicação de autenticação",

  "oauth.title": "A iniciar sessão",
  "oauth.text": "Demora só um momento.",
  "oauth.connectTitle": "Associar {provider} à sua conta?",
  "oauth.connectText":
    "Já existe uma conta para {email}. Associe {provider} para iniciar sessão nela.",
  "oauth.connect": "Associar e iniciar sessão",
  "oauth.failedTitle": "Não foi possível iniciar sessão",
  "oauth.failedText": "Ocorreu um erro ao iniciar sessão com o fornecedor. Tente novamente.",
  "oauth.invalidTotp":
    "O código da aplicação de autenticação não é válido. Inicie sessão novamente.",
  "oauth.again": "Voltar ao início de sessão",

  "signOut.title": "Terminar sessão?",
  "signOut.text": "Terá de iniciar sessão novamente neste dispositivo.",
  "signOut.submit": "Terminar sessão",
  "signOut.stay": "Manter a sessão",
  "signOut.working": "A terminar a sessão",
  "signOut.doneTitle": "A sessão terminou",
  "signOut.doneText": "Pode fechar esta página ou iniciar sessão novamente.",
  "signOut.deletedTitle": "Conta eliminada",
  "signOut.deletedText":
    "A sua conta e os respetivos dados foram eliminados. Pode fechar esta página.",

  "invitation.title": "Junte-se à equipa {team}",
  "invitation.text": "Recebeu um convite para se juntar à equipa {team}.",
  "invitation.textFrom": "{inviter} enviou-lhe um convite para a equipa {team}.",
  "invitation.signedInAs": "Iniciou sessão como {email}.",
  "invitation.sentTo":
    "O convite foi enviado para {invited} e iniciou sessão como {email}. Pode juntar-se com esta conta ou mudar para a outra.",
  "invitation.submit": "Juntar-me à equipa",
  "invitation.decline": "Agora não",
  "invitation.switch": "Utilizar outra conta",
  "invitation.signInTitle": "Recebeu um convite para uma equipa",
  "invitation.signInText": "Inicie sessão ou crie uma conta para se juntar à equipa.",
  "invitation.sentToVisitor":
    "O convite foi enviado para {email}. Crie uma conta ou inicie sessão para participar.",
  "invitation.yourName": "O seu nome",
  "invitation.yourNameHint": "Os outros membros da equipa veem-no.",
  "invitation.doneTitle": "Damos-lhe as boas-vindas à equipa {team}",
  "invitation.doneText": "Agora faz parte da equipa.",
  "invitation.notFoundText": "Este convite está incompleto, foi retirado ou é de outra aplicação.",
  "invitation.expiredText": "Este convite expirou. Peça um novo à pessoa que o enviou.",
  "invitation.usedText": "Este convite já foi aceite.",
  "invitation.attemptsText":
    "Este convite foi tentado demasiadas vezes. Peça um novo à pessoa que o enviou.",

  "errorPage.title": "Ocorreu um problema",
  "errorPage.text": "Tente novamente. Se voltar a acontecer, avise quem gere esta aplicação.",
  "errorPage.deniedTitle": "O início de sessão foi cancelado",
  "errorPage.deniedText":
    "O fornecedor não teve autorização para iniciar a sua sessão ou o pedido foi cancelado. Nada mudou.",
  "errorPage.otherUserTitle": "Aqui, esta conta é de outra pessoa",
  "errorPage.otherUserText":
    "A conta que escolheu já está associada a outra pessoa. Escolha outra conta ou inicie sessão como essa pessoa.",
  "errorPage.otherAccountTitle": "Já está associada outra conta",
  "errorPage.otherAccountText":
    "Já associou outra conta deste fornecedor. Remova-a primeiro nas definições da conta.",
  "errorPage.settings": "Abrir definições da conta",

  "cli.title": "Iniciar sessão na linha de comandos?",
  "cli.text":
    "Um programa num terminal pede para agir em seu nome. Continue apenas se acabou de o iniciar.",
  "cli.signedInAs": "Vai iniciar sessão como {name}.",
  "cli.code": "Se o terminal mostrar um código, tem de ser {code}.",
  "cli.submit": "Iniciar sessão no terminal",
  "cli.decline": "Cancelar",
  "cli.doneTitle": "Sessão iniciada na linha de comandos",
  "cli.doneText": "Pode fechar esta página e voltar ao terminal.",
  "cli.declinedTitle": "Não foi iniciada nenhuma sessão",
  "cli.declinedText":
    "Se não fez este pedido, é possível que alguém esteja a tentar aceder à sua conta. Pode fechar esta página.",
  "cli.missingTitle": "Este link está incompleto",
  "cli.missingText": "Comece de novo o início de sessão no terminal e abra o link que este mostra.",
  "cli.failedTitle": "Não foi possível iniciar sessão na linha de comandos",
  "cli.failedText":
    "O pedido expirou, já foi utilizado ou não existe. Comece de novo o início de sessão no terminal.",

  "protect.text": "A sua conta não tem autorização para ver esta parte.",
  "frame.title": "Abra esta página em separado",
  "frame.text": "Para proteger a sua palavra-passe, esta página não funciona dentro de outra.",
  "frame.action": "Abrir num novo separador",
};
