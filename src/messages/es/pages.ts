import type { Group } from "../en.js";

export const pages: Group<"pages"> = {
  "home.continueTo": "Continuar a {app}",

  "forgot.title": "Restablece tu contraseña",
  "forgot.text":
    "Introduce la dirección de tu cuenta. Te enviaremos un enlace para elegir una contraseña nueva.",
  "forgot.submit": "Enviar enlace",
  "forgot.back": "Volver al inicio de sesión",
  "forgot.sentTitle": "Revisa tu correo",
  "forgot.sentText":
    "Si hay una cuenta con {email}, recibirás un enlace para elegir una contraseña nueva.",
  "forgot.resent": "Te hemos enviado otro enlace.",

  "reset.title": "Elige una contraseña nueva",
  "reset.text": "Se cerrarán todas tus sesiones y podrás iniciar sesión con la contraseña nueva.",
  "reset.submit": "Guardar contraseña nueva",
  "reset.doneTitle": "Tu contraseña ha cambiado",
  "reset.doneText": "Se han cerrado todas tus sesiones. Inicia sesión con la contraseña nueva.",
  "reset.notFoundText": "Este enlace está incompleto o no es para esta aplicación.",
  "reset.expiredText":
    "Este enlace para restablecer tu contraseña ha caducado. Podemos enviarte uno nuevo.",
  "reset.usedText":
    "Este enlace ya se ha usado. Si no fuiste tú quien cambió la contraseña, restablécela otra vez ahora.",
  "reset.attemptsText": "Este enlace se ha usado demasiadas veces. Podemos enviarte uno nuevo.",
  "reset.again": "Enviar un enlace nuevo",

  "verify.title": "Verifica tu correo electrónico",
  "verify.text": "Confirma que esta dirección es tuya.",
  "verify.submit": "Verificar dirección",
  "verify.keepPassword":
    "¿Te registraste con una contraseña? Inicia sesión aquí primero para conservarla.",
  "verify.doneTitle": "Tu correo electrónico está verificado",
  "verify.doneText": "Gracias. Puedes cerrar esta página o continuar.",
  "verify.alreadyTitle": "Ya está verificado",
  "verify.usedText": "Este correo electrónico está verificado. No queda nada por hacer.",
  "verify.notFoundText": "Este enlace está incompleto o no es para esta aplicación.",
  "verify.expiredText":
    "Este enlace ha caducado. Puedes enviar uno nuevo desde los ajustes de la cuenta.",
  "verify.attemptsText":
    "Este enlace se ha usado demasiadas veces. Puedes enviar uno nuevo desde los ajustes de la cuenta.",
  "verify.again": "Abrir ajustes de la cuenta",

  "link.notFoundTitle": "Este enlace no funciona",
  "link.expiredTitle": "Este enlace ha caducado",
  "link.usedTitle": "Este enlace ya se ha usado",
  "link.attemptsTitle": "Demasiados intentos",

  "magicLink.title": "Iniciar sesión",
  "magicLink.text": "Continúa para iniciar sesión en este dispositivo.",
  "magicLink.submit": "Iniciar sesión",
  "magicLink.notFoundText": "Este enlace está incompleto o no es para esta aplicación.",
  "magicLink.expiredText":
    "Los enlaces de inicio de sesión solo valen un tiempo. Podemos enviarte uno nuevo.",
  "magicLink.usedText":
    "Cada enlace de inicio de sesión vale una sola vez. Si no fuiste tú quien lo usó, inicia sesión y revisa tus sesiones.",
  "magicLink.attemptsText": "Este enlace se ha usado demasiadas veces. Podemos enviarte uno nuevo.",
  "magicLink.again": "Enviar un enlace nuevo",

  "totp.text": "Abre tu aplicación de autenticación e introduce el código de {app}.",
  "recovery.label": "Código de recuperación",
  "recovery.hint":
    "Uno de los códigos que guardaste al activar la verificación en dos pasos. Cada uno funciona una sola vez.",
  "recovery.useApp": "Usar tu aplicación de autenticación",

  "oauth.title": "Iniciando sesión",
  "oauth.text": "Tardará un momento.",
  "oauth.connectTitle": "¿Vincular {provider} a tu cuenta?",
  "oauth.connectText":
    "Ya existe una cuenta para {email}. Vincula {provider} para iniciar sesión en ella.",
  "oauth.connect": "Vincular e iniciar sesión",
  "oauth.failedTitle": "No se ha podido iniciar sesión",
  "oauth.failedText":
    "Se produjo un error al iniciar sesión con el proveedor. Vuelve a intentarlo.",
  "oauth.invalidTotp":
    "El código de la aplicación de autenticación no es válido. Vuelve a iniciar sesión.",
  "oauth.again": "Volver al inicio de sesión",

  "signOut.title": "¿Cerrar sesión?",
  "signOut.text": "Tendrás que iniciar sesión de nuevo en este dispositivo.",
  "signOut.submit": "Cerrar sesión",
  "signOut.stay": "Mantener la sesión abierta",
  "signOut.working": "Cerrando sesión",
  "signOut.doneTitle": "Has cerrado sesión",
  "signOut.doneText": "Puedes cerrar esta página o iniciar sesión de nuevo.",
  "signOut.deletedTitle": "Cuenta eliminada",
  "signOut.deletedText": "Tu cuenta y sus datos se han eliminado. Puedes cerrar esta página.",

  "invitation.title": "Únete a {team}",
  "invitation.text": "Te han invitado a unirte al equipo {team}.",
  "invitation.textFrom": "{inviter} te ha invitado a unirte al equipo {team}.",
  "invitation.signedInAs": "Has iniciado sesión como {email}.",
  "invitation.sentTo":
    "La invitación se envió a {invited} y has iniciado sesión como {email}. Puedes unirte con esta cuenta o cambiar a la otra.",
  "invitation.submit": "Unirme al equipo",
  "invitation.decline": "Ahora no",
  "invitation.switch": "Usar otra cuenta",
  "invitation.signInTitle": "Te han invitado a un equipo",
  "invitation.signInText": "Inicia sesión o crea una cuenta para unirte al equipo.",
  "invitation.sentToVisitor":
    "La invitación se envió a {email}. Crea una cuenta o inicia sesión para unirte.",
  "invitation.yourName": "Tu nombre",
  "invitation.yourNameHint": "Lo ven los demás miembros del equipo.",
  "invitation.doneTitle": "Te damos la bienvenida a {team}",
  "invitation.doneText": "Ya formas parte del equipo.",
  "invitation.notFoundText":
    "Esta invitación está incompleta, se ha retirado o es de otra aplicación.",
  "invitation.expiredText":
    "Esta invitación ha caducado. Pide una nueva a la persona que te invitó.",
  "invitation.usedText": "Esta invitación ya se ha aceptado.",
  "invitation.attemptsText":
    "Esta invitación se ha probado demasiadas veces. Pide una nueva a la persona que te invitó.",

  "errorPage.title": "Algo ha fallado",
  "errorPage.text":
    "Inténtalo de nuevo. Si vuelve a ocurrir, avisa a quienes gestionan esta aplicación.",
  "errorPage.deniedTitle": "Inicio de sesión cancelado",
  "errorPage.deniedText":
    "El proveedor no recibió permiso para iniciar tu sesión o la solicitud se canceló. No ha cambiado nada.",
  "errorPage.otherUserTitle": "Esta cuenta ya pertenece a otra persona",
  "errorPage.otherUserText":
    "La cuenta que elegiste ya está vinculada a otra persona. Elige otra cuenta o inicia sesión como esa persona.",
  "errorPage.otherAccountTitle": "Ya hay otra cuenta vinculada",
  "errorPage.otherAccountText":
    "Ya has vinculado otra cuenta de este proveedor. Quítala primero en los ajustes de la cuenta.",
  "errorPage.settings": "Abrir ajustes de la cuenta",

  "cli.title": "¿Iniciar sesión en la terminal?",
  "cli.text":
    "Una terminal pide iniciar sesión con tu cuenta. Continúa solo si acabas de iniciarlo tú.",
  "cli.signedInAs": "Iniciará sesión como {name}.",
  "cli.code": "Si tu terminal muestra un código, debe ser {code}.",
  "cli.submit": "Sí, iniciar sesión",
  "cli.decline": "Cancelar",
  "cli.doneTitle": "Sesión iniciada en la terminal",
  "cli.doneText": "Puedes cerrar esta página y volver a la terminal.",
  "cli.declinedTitle": "Solicitud cancelada",
  "cli.declinedText":
    "Si no lo empezaste tú, puede que alguien haya intentado engañarte. Puedes cerrar esta página.",
  "cli.missingTitle": "Este enlace está incompleto",
  "cli.missingText":
    "Empieza de nuevo el inicio de sesión en la terminal y abre el enlace que muestra.",
  "cli.failedTitle": "No se ha podido iniciar sesión en la terminal",
  "cli.failedText":
    "La solicitud ha caducado, ya se usó o no existe. Empieza de nuevo el inicio de sesión en la terminal.",

  "protect.text": "Tu cuenta no tiene permiso para ver esta parte.",
  "frame.title": "Abre esta página por separado",
  "frame.text": "Para proteger tu contraseña, esta página no funciona dentro de otra.",
  "frame.action": "Abrir en una pestaña nueva",
};
