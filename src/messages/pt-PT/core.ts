import type { Group } from "../en.js";

export const core: Group<"core"> = {
  "action.cancel": "Cancelar",
  "action.close": "Fechar",
  "action.continue": "Continuar",
  "action.goHome": "Ir para a página inicial",
  "action.save": "Guardar",
  "action.signIn": "Iniciar sessão",
  "action.signOut": "Terminar sessão",
  "action.signUp": "Criar conta",
  "action.tryAgain": "Tentar novamente",

  "field.email": "E-mail",
  "field.newPassword": "Nova palavra-passe",
  "field.optional": "opcional",
  "field.password": "Palavra-passe",
  "field.passwordAgain": "Repetir palavra-passe",
  "field.totp": "Código de seis dígitos",
  "field.totpHint": "O código que a sua aplicação de autenticação mostra para esta conta.",

  "code.noMail": "Não recebeu nada? Veja na pasta de correio não solicitado.",
  "check.codeIncomplete": "Introduza os {count} carateres do código.",
  "check.emailInvalid": "Introduza um endereço de e-mail como name@example.com.",
  "check.emailMissing": "Introduza o seu endereço de e-mail.",
  "check.nameMissing": "Introduza um nome.",
  "check.passwordMissing": "Introduza a sua palavra-passe.",
  "check.newPasswordMissing": "Escolha uma palavra-passe.",
  "check.passwordAgainMissing": "Repita a palavra-passe.",
  "check.passwordsDiffer": "As palavras-passe não coincidem.",

  "password.capsLock": "O Caps Lock está ligado.",
  "password.hide": "Ocultar palavra-passe",
  "password.rule": "Pelo menos {least} carateres.",
  "password.show": "Mostrar palavra-passe",

  "state.loading": "A carregar",
  "state.needsScript":
    "Isto precisa de JavaScript. Ative-o no navegador e volte a carregar a página.",

  "time.now": "agora mesmo",

  "totp.title": "Introduza o código",
  "totp.submit": "Confirmar código",
  "totp.cantUse": "Não consegue usar a aplicação?",

  "menu.account": "Definições da conta",
  "menu.label": "Menu da conta",
  "menu.signedInAs": "Sessão iniciada como {name}",
  "menu.theme": "Alternar entre claro e escuro",
  "menu.signIn": "Iniciar sessão",
  "menu.signUp": "Criar conta",
  "menu.signOut": "Terminar sessão",

  "failure.unknown": "Ocorreu um erro do nosso lado. Tente novamente dentro de momentos.",
  "failure.unknownWithId":
    "Ocorreu um erro do nosso lado. Tente novamente dentro de momentos. ID do pedido: {id}",
  "errors.NETWORK_ERROR": "O serviço não respondeu. Verifique a sua ligação e tente novamente.",
  "errors.OFFLINE_ERROR": "Está sem ligação. Tente novamente quando a recuperar.",
  "errors.PASSWORD_TOO_LONG":
    "A palavra-passe é demasiado longa. Pode ter, no máximo, {n} carateres.",
  "errors.PASSWORD_TOO_SHORT":
    "A palavra-passe é demasiado curta. Tem de ter, pelo menos, {n} carateres.",
};
