import type { Group } from "../en.js";

export const signIn: Group<"signIn"> = {
  "signIn.title": "Entre na sua conta",
  "signIn.titleNamed": "Entre em {name}",
  "signIn.noAccount": "Ainda não tem conta?",
  "signIn.submit": "Entrar",
  "signIn.forgotPassword": "Esqueceu a senha?",
  "signIn.continueWith": "Continuar com {provider}",
  "signIn.lastUsed": "Usado por último",
  "signIn.or": "ou",
  "signIn.passkey": "Entrar com chave de acesso",
  "signIn.methods": "Formas de entrar",
  "signIn.tabCode": "Código por e-mail",
  "signIn.tabPassword": "Senha",
  "signIn.sendCode": "Enviar código",
  "signIn.codeHint": "Vamos enviar um código de uso único e um link para você.",

  "signUp.title": "Crie sua conta",
  "signUp.titleNamed": "Crie sua conta em {name}",
  "signUp.hasAccount": "Já tem uma conta?",
  "signUp.invited": "Você vai entrar em {team} com o endereço convidado.",
  "signUp.submit": "Criar conta",
  "signUp.yourName": "Seu nome",
  "signUp.methods": "Formas de criar conta",
  "signUp.closedTitle": "O cadastro está fechado",
  "signUp.closedText":
    "Este app não aceita novas contas no momento. Se você já tem uma, pode entrar.",

  "methods.none":
    "Nenhuma forma de login está ativada neste app. Se você o desenvolve, ative uma nas configurações do projeto.",

  "signedIn.title": "Você já entrou",
  "signedIn.text": "Você entrou como {name}.",
  "signedIn.textPlain": "Você não precisa fazer nada aqui.",
  "signedIn.redirecting": "Você entrou. Vamos continuar…",

  "code.sentTo":
    "Enviamos um código de uso único para {email}. Digite-o aqui ou abra o link da mensagem.",
  "code.label": "Código de uso único",
  "code.submit": "Continuar",
  "code.change": "Usar outro endereço",
  "code.resend": "Enviar um novo código",
  "code.resendIn": {
    one: "Enviar um novo código em {count} segundo",
    other: "Enviar um novo código em {count} segundos",
  },
  "code.resent": "Um novo código está a caminho. Só o mais recente funciona aqui.",
};
