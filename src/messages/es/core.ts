import type { Group } from "../en.js";

export const core: Group<"core"> = {
  "action.cancel": "Cancelar",
  "action.close": "Cerrar",
  "action.continue": "Continuar",
  "action.goHome": "Ir al inicio",
  "action.save": "Guardar",
  "action.signIn": "Iniciar sesión",
  "action.signOut": "Cerrar sesión",
  "action.signUp": "Crear cuenta",
  "action.tryAgain": "Reintentar",

  "field.email": "Correo electrónico",
  "field.newPassword": "Contraseña nueva",
  "field.optional": "opcional",
  "field.password": "Contraseña",
  "field.passwordAgain": "Repetir contraseña",
  "field.totp": "Código de seis dígitos",
  "field.totpHint": "El código que muestra tu aplicación de autenticación para esta cuenta.",

  "code.noMail": "¿No te ha llegado? Mira en la carpeta de correo no deseado.",
  "check.codeIncomplete": "Introduce los {count} caracteres del código.",
  "check.emailInvalid": "Introduce una dirección de correo como name@example.com.",
  "check.emailMissing": "Introduce tu correo electrónico.",
  "check.nameMissing": "Introduce un nombre.",
  "check.passwordMissing": "Introduce tu contraseña.",
  "check.newPasswordMissing": "Elige una contraseña.",
  "check.passwordAgainMissing": "Repite la contraseña.",
  "check.passwordsDiffer": "Las contraseñas no coinciden.",

  "password.capsLock": "Bloq Mayús está activado.",
  "password.hide": "Ocultar contraseña",
  "password.rule": "Usa al menos {least} caracteres.",
  "password.show": "Mostrar contraseña",

  "state.loading": "Cargando",
  "state.needsScript":
    "Esto necesita JavaScript. Actívalo en tu navegador y vuelve a cargar la página.",

  "time.now": "ahora mismo",

  "totp.title": "Introduce el código",
  "totp.submit": "Confirmar código",
  "totp.cantUse": "¿No puedes usar tu aplicación?",

  "menu.account": "Ajustes de la cuenta",
  "menu.label": "Menú de la cuenta",
  "menu.signedInAs": "Sesión iniciada como {name}",
  "menu.theme": "Cambiar entre claro y oscuro",
  "menu.signIn": "Iniciar sesión",
  "menu.signUp": "Crear cuenta",
  "menu.signOut": "Cerrar sesión",

  "failure.unknown": "Algo ha fallado por nuestra parte. Vuelve a intentarlo en un momento.",
  "failure.unknownWithId":
    "Algo ha fallado por nuestra parte. Vuelve a intentarlo en un momento. Id. de la solicitud: {id}",
  "errors.NETWORK_ERROR":
    "El servicio no ha respondido. Comprueba tu conexión y vuelve a intentarlo.",
  "errors.OFFLINE_ERROR": "No tienes conexión. Vuelve a intentarlo cuando la recuperes.",
  "errors.PASSWORD_TOO_LONG":
    "La contraseña es demasiado larga. Puede tener como máximo {n} caracteres.",
  "errors.PASSWORD_TOO_SHORT": "Usa al menos {n} caracteres.",
};
