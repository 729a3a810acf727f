import type { Group } from "../en.js";

export const core: Group<"core"> = {
  "action.cancel": "Cancelar",
  "action.close": "Fechar",
  "action.continue": "Continuar",
  "action.goHome": "Ir para a página inicial",
  "action.save": "Salvar",
  "action.signIn": "Entrar",
  "action.signOut": "Sair",
  "action.signUp": "Criar conta",
  "action.tryAgain": "Tentar novamente",

  "field.email": "E-mail",
  "field.newPassword": "Nova senha",
  "field.optional": "opcional",
  "field.password": "Senha",
  "field.passwordAgain": "Repita a senha",
  "field.totp": "Código de seis dígitos",
  "field.totpHint": "O código que seu app autenticador mostra para esta conta.",

  "code.noMail": "Não recebeu nada? Olhe na pasta de spam.",
  "check.codeIncomplete": "Digite todos os {count} caracteres do código.",
  "check.emailInvalid": "Digite um endereço de e-mail como name@example.com.",
  "check.emailMissing": "Digite seu endereço de e-mail.",
  "check.nameMissing": "Digite um nome.",
  "check.passwordMissing": "Digite sua senha.",
  "check.newPasswordMissing": "Escolha uma senha.",
  "check.passwordAgainMissing": "Repita a senha.",
  "check.passwordsDiffer": "As senhas não coincidem.",

  "password.capsLock": "O Caps Lock está ativado.",
  "password.hide": "Ocultar senha",
  "password.rule": "Use pelo menos {least} caracteres.",
  "password.show": "Mostrar senha",

  "state.loading": "Carregando",
  "state.needsScript":
    "Esta página precisa de JavaScript. Ative-o no navegador e recarregue a página.",

  "time.now": "agora mesmo",

  "totp.title": "Digite seu código",
  "totp.submit": "Confirmar código",
  "totp.cantUse": "Não consegue usar seu app?",

  "menu.account": "Configurações da conta",
  "menu.label": "Menu da conta",
  "menu.signedInAs": "Você entrou como {name}",
  "menu.theme": "Alternar entre claro e escuro",
  "menu.signIn": "Entrar",
  "menu.signUp": "Criar conta",
  "menu.signOut": "Sair",

  "failure.unknown": "Algo deu errado do nosso lado. Tente de novo em instantes.",
  "failure.unknownWithId":
    "Algo deu errado do nosso lado. Tente de novo em instantes. ID da solicitação: {id}",
  "errors.NETWORK_ERROR": "O serviço não respondeu. Verifique sua conexão e tente novamente.",
  "errors.OFFLINE_ERROR": "Você está offline. Tente novamente quando a conexão voltar.",
  "errors.PASSWORD_TOO_LONG": "A senha é longa demais. Ela pode ter no máximo {n} caracteres.",
  "errors.PASSWORD_TOO_SHORT": "Use pelo menos {n} caracteres.",
};
