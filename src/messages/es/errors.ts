import type { Group } from "../en.js";

export const errors: Group<"errors"> = {
  "errors.ANONYMOUS_ACCOUNTS_NOT_ENABLED":
    "Esta aplicación no ofrece cuentas de invitado. Inicia sesión o crea una cuenta.",
  "errors.CANNOT_DELETE_CURRENT_SESSION":
    "Esta es la sesión que estás usando. Para terminarla, cierra sesión.",
  "errors.CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE":
    "Otra cuenta ya usa este correo electrónico para iniciar sesión. Inicia sesión en esa cuenta o usa otra dirección.",
  "errors.COOKIES_BLOCKED":
    "Tu navegador no guarda las cookies de este sitio, por eso no se mantendría tu sesión. Permítelas e inténtalo de nuevo.",
  "errors.EMAIL_ALREADY_VERIFIED": "Este correo electrónico ya está verificado.",
  "errors.EMAIL_IS_NOT_PRIMARY_EMAIL": "Este no es el correo electrónico principal de tu cuenta.",
  "errors.EMAIL_NOT_ASSOCIATED_WITH_USER":
    "Ninguna cuenta inicia sesión con este correo electrónico.",
  "errors.EMAIL_NOT_VERIFIED": "Verifica primero tu correo electrónico.",
  "errors.EMAIL_PASSWORD_MISMATCH": "El correo y la contraseña no coinciden.",
  "errors.FRESH_SESSION_REQUIRED":
    "Vuelve a iniciar sesión para cambiar cómo se protege tu cuenta.",
  "errors.INVALID_AUTHORIZATION_CODE":
    "El inicio de sesión tardó demasiado o se empezó dos veces. Empieza de nuevo.",
  "errors.INVALID_POLLING_CODE":
    "Este inicio de sesión de la línea de comandos ya no está en espera. Empieza de nuevo en la terminal.",
  "errors.INVALID_RECOVERY_CODE":
    "Este código de recuperación no es correcto o ya se ha usado. Prueba con otro.",
  "errors.INVALID_TOTP_CODE":
    "El código es incorrecto o ya no vale. Introduce el que muestra ahora tu aplicación de autenticación.",
  "errors.MULTI_FACTOR_AUTHENTICATION_REQUIRED":
    "Esta cuenta pide un segundo paso. Introduce el código de tu aplicación de autenticación.",
  "errors.RATE_LIMITED": "Demasiados intentos. Espera un momento y vuelve a intentarlo.",
  "errors.OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER":
    "Esta cuenta ya está vinculada a otra persona.",
  "errors.OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE":
    "La cuenta vinculada no dio todos los permisos necesarios. Vincúlala de nuevo.",
  "errors.OAUTH_CONNECTION_NOT_CONNECTED_TO_USER": "Esta cuenta aún no está vinculada.",
  "errors.OAUTH_PROVIDER_ACCESS_DENIED":
    "El inicio de sesión se canceló o el proveedor no recibió permiso para completarlo.",
  "errors.OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED":
    "El inicio de sesión con este proveedor está desactivado. Elige otra forma.",
  "errors.OUTER_OAUTH_TIMEOUT": "El inicio de sesión tardó demasiado. Empieza de nuevo.",
  "errors.PASSKEY_AUTHENTICATION_FAILED":
    "No se pudo iniciar sesión con esta llave de acceso. Vuelve a intentarlo o elige otro método.",
  "errors.PASSKEY_AUTHENTICATION_NOT_ENABLED":
    "El inicio de sesión con llave de acceso está desactivado. Elige otro método.",
  "errors.PASSKEY_REGISTRATION_FAILED":
    "No se pudo guardar la llave de acceso. Vuelve a intentarlo.",
  "errors.PASSKEY_WEBAUTHN_ERROR":
    "Tu dispositivo o navegador no aceptó la llave de acceso. Vuelve a intentarlo o elige otro método.",
  "errors.PASSWORD_AUTHENTICATION_NOT_ENABLED":
    "El inicio de sesión con contraseña está desactivado. Elige otro método.",
  "errors.PASSWORD_CONFIRMATION_MISMATCH": "Las contraseñas no coinciden.",
  "errors.PASSWORD_TOO_COMMON":
    "Esta contraseña es demasiado fácil de adivinar. Elige una más larga o menos común.",
  "errors.PROJECT_PERMISSION_REQUIRED": "No tienes permiso para hacer esto.",
  "errors.PROVIDER_REJECTED":
    "El proveedor no quiso renovar la conexión. Vincula la cuenta de nuevo.",
  "errors.REDIRECT_LOOP":
    "Dos páginas se enviaban la una a la otra sin fin, así que nos detuvimos. Comprueba que el reloj de tu dispositivo está en hora y que tu navegador guarda las cookies de este sitio. Si todo está bien, puede que la aplicación esté configurada para otro proyecto: avisa a quien la desarrolla.",
  "errors.REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED": "Tu sesión ha terminado. Inicia sesión de nuevo.",
  "errors.SECOND_FACTOR_NOT_ENABLED": "Activa primero la verificación en dos pasos.",
  "errors.SIGN_UP_NOT_ENABLED": "Esta aplicación no acepta cuentas nuevas por el momento.",
  "errors.TEAM_ALREADY_EXISTS": "Este equipo ya existe.",
  "errors.TEAM_MEMBERSHIP_ALREADY_EXISTS": "Esta persona ya forma parte del equipo.",
  "errors.TEAM_MEMBERSHIP_NOT_FOUND": "Esta persona ya no forma parte del equipo.",
  "errors.TEAM_NOT_FOUND": "Este equipo ya no existe.",
  "errors.TEAM_PERMISSION_REQUIRED":
    "No tienes permiso para hacer esto en este equipo. Pídeselo a alguien que lo administre.",
  "errors.USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION":
    "Ya has vinculado otra cuenta de este proveedor.",
  "errors.USER_AUTHENTICATION_REQUIRED": "Inicia sesión para hacer esto.",
  "errors.USER_DOES_NOT_HAVE_PASSWORD": "Tu cuenta aún no tiene contraseña.",
  "errors.USER_EMAIL_ALREADY_EXISTS":
    "Ya hay una cuenta con {email}. Inicia sesión en ella o usa otra dirección.",
  "errors.USER_NOT_FOUND": "Esta cuenta ya no existe.",
  "errors.VERIFICATION_CODE_ALREADY_USED": "Este código ya se ha usado. Pide uno nuevo.",
  "errors.VERIFICATION_CODE_EXPIRED": "Este código ha caducado. Pide uno nuevo.",
  "errors.VERIFICATION_CODE_MAX_ATTEMPTS_REACHED":
    "Ha habido demasiados intentos con este código. Pide uno nuevo.",
  "errors.VERIFICATION_CODE_NOT_FOUND": "Ese código no es correcto. Revísalo o pide uno nuevo.",
};
