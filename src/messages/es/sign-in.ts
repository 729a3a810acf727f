import type { Group } from "../en.js";

export const signIn: Group<"signIn"> = {
  "signIn.title": "Inicia sesión en tu cuenta",
  "signIn.titleNamed": "Inicia sesión en {name}",
  "signIn.noAccount": "¿Aún no tienes cuenta?",
  "signIn.submit": "Iniciar sesión",
  "signIn.forgotPassword": "¿Olvidaste tu contraseña?",
  "signIn.continueWith": "Continuar con {provider}",
  "signIn.lastUsed": "Usado la última vez",
  "signIn.or": "o",
  "signIn.passkey": "Iniciar sesión con llave de acceso",
  "signIn.methods": "Formas de iniciar sesión",
  "signIn.tabCode": "Código por correo",
  "signIn.tabPassword": "Contraseña",
  "signIn.sendCode": "Enviar código",
  "signIn.codeHint": "Te enviaremos un código de un solo uso y un enlace.",

  "signUp.title": "Crea tu cuenta",
  "signUp.titleNamed": "Crea tu cuenta de {name}",
  "signUp.hasAccount": "¿Ya tienes cuenta?",
  "signUp.invited": "Te unes a {team} con la dirección invitada.",
  "signUp.submit": "Crear cuenta",
  "signUp.yourName": "Tu nombre",
  "signUp.methods": "Formas de crear una cuenta",
  "signUp.closedTitle": "El registro está cerrado",
  "signUp.closedText":
    "Esta aplicación no acepta cuentas nuevas por el momento. Si ya tienes una, puedes iniciar sesión.",

  "methods.none":
    "Esta aplicación no tiene activado ningún método de inicio de sesión. Si la desarrollas tú, activa uno en los ajustes del proyecto.",

  "signedIn.title": "Ya has iniciado sesión",
  "signedIn.text": "Has iniciado sesión como {name}.",
  "signedIn.textPlain": "No tienes que hacer nada aquí.",
  "signedIn.redirecting": "Has iniciado sesión. Continuamos…",

  "code.sentTo":
    "Hemos enviado un código de un solo uso a {email}. Introdúcelo aquí o abre el enlace del mensaje.",
  "code.label": "Código de un solo uso",
  "code.submit": "Continuar",
  "code.change": "Usar otra dirección",
  "code.resend": "Enviar un código nuevo",
  "code.resendIn": {
    one: "Enviar un código nuevo en {count} segundo",
    other: "Enviar un código nuevo en {count} segundos",
  },
  "code.resent": "Te hemos enviado un código nuevo. Aquí solo vale el más reciente.",
};
