import type { Group } from "../en.js";

export const signIn: Group<"signIn"> = {
  "signIn.title": "Inicie sessão na sua conta",
  "signIn.titleNamed": "Inicie sessão em {name}",
  "signIn.noAccount": "Ainda não tem conta?",
  "signIn.submit": "Iniciar sessão",
  "signIn.forgotPassword": "Esqueceu-se da palavra-passe?",
  "signIn.continueWith": "Continuar com {provider}",
  "signIn.lastUsed": "Última utilizada",
  "signIn.or": "ou",
  "signIn.passkey": "Iniciar sessão com chave de acesso",
  "signIn.methods": "Formas de iniciar sessão",
  "signIn.tabCode": "Código por e-mail",
  "signIn.tabPassword": "Palavra-passe",
  "signIn.sendCode": "Enviar código",
  "signIn.codeHint": "Vamos enviar-lhe um código de utilização única e um link.",

  "signUp.title": "Crie a sua conta",
  "signUp.titleNamed": "Crie a sua conta em {name}",
  "signUp.hasAccount": "Já tem conta?",
  "signUp.invited": "Vai entrar em {team} com o endereço convidado.",
  "signUp.submit": "Criar conta",
  "signUp.yourName": "O seu nome",
  "signUp.methods": "Formas de criar conta",
  "signUp.closedTitle": "O registo está fechado",
  "signUp.closedText":
    "De momento, esta aplicação não aceita contas novas. Se já tem uma, pode iniciar sessão.",

  "methods.none":
    "Esta aplicação não tem nenhum método de início de sessão ativado. Se a desenvolve, ative um nas definições do projeto.",

  "signedIn.title": "Já iniciou sessão",
  "signedIn.text": "Iniciou sessão como {name}.",
  "signedIn.textPlain": "Não precisa de fazer nada aqui.",
  "signedIn.redirecting": "Sessão iniciada. Vamos continuar…",

  "code.sentTo":
    "Enviámos um código de utilização única para {email}. Introduza-o aqui ou abra o link da mensagem.",
  "code.label": "Código de utilização única",
  "code.submit": "Continuar",
  "code.change": "Utilizar outro endereço",
  "code.resend": "Enviar um novo código",
  "code.resendIn": {
    one: "Novo código dentro de {count} segundo",
    other: "Novo código dentro de {count} segundos",
  },
  "code.resent": "Um novo código vai a caminho. Aqui só funciona o mais recente.",
};
