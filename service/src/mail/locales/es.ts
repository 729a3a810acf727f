import type { MailWords } from "./words.js";

export const es: MailWords = {
  greeting: "{{#if userDisplayName}}Hola, {{ userDisplayName }}:{{/if}}",
  device: "{{ browser }} en {{ system }}",
  expires: "Caduca en {{ expiresIn }}. Solo sirve una vez.",
  orLink: "O [inicia sesión con este enlace]({{ magicLink }})",
  unexpected:
    "Recibes este correo porque alguien ha introducido tu dirección en " +
    "{{ projectDisplayName }}. Si no has sido tú, ignóralo.",
  invited:
    "{{#if inviterDisplayName}}Recibes este correo porque {{ inviterDisplayName }} te ha " +
    "invitado. Si no sabes quién es, ignora el correo.{{else}}Recibes este correo porque " +
    "te han invitado a un equipo. Si no lo esperabas, ignóralo.{{/if}}",
  aboutAccount:
    "Recibes este correo porque afecta a la seguridad de tu cuenta de {{ projectDisplayName }}.",
  wasNotMe: "No he sido yo",
  review: "[Revisar las sesiones]({{ sessionsUrl }})",
  remedy:
    "Si no has sido tú, restablece tu contraseña: se cerrará la sesión en todos los " +
    "dispositivos. Después revisa las llaves de acceso, las cuentas vinculadas y las " +
    "direcciones en los ajustes de la cuenta.",
  onHold:
    "Tu dirección se confirmó desde un navegador que la cuenta no conocía. Por eso las " +
    "contraseñas, llaves de acceso, cuentas conectadas, dispositivos, direcciones y equipos " +
    "anteriores necesitan una vez un código de este buzón. Inicia sesión con uno de ellos " +
    "para conservarlos todos. Se eliminan a los 30 días.",
  codeSubject: "{{ otp }} es tu código de {{ projectDisplayName }}",
  verifyByCode:
    "Introduce este código donde te registraste en {{ projectDisplayName }} o usa el " +
    "botón. Si no te has registrado, no lo introduzcas ni lo compartas.",
  confirmTitle: "¿Eres tú quien inicia sesión?",
  confirmBody:
    "Alguien está iniciando sesión en tu cuenta de {{ projectDisplayName }} con algo que " +
    "se añadió antes de que confirmaras esta dirección. Si eres tú, introduce allí este " +
    "código. Si no, no lo compartas: sin él nadie entra.",
  settleTitle: "Conservar o eliminar accesos anteriores",
  settleBody:
    "Introduce este código en los ajustes de tu cuenta de {{ projectDisplayName }} para " +
    "conservar o eliminar lo que se añadió antes de confirmar esta dirección. Si no lo " +
    "has pedido, no se lo des a nadie.",
  deviceTitle: "¿Inicias sesión en un dispositivo nuevo?",
  deviceBody:
    "Alguien ha introducido tu contraseña de {{ projectDisplayName }} en un dispositivo " +
    "que no conocemos. Si eres tú, introduce allí este código. Si no, no lo compartas y " +
    "cambia tu contraseña: sin el código nadie entra.",
  codesOffTitle:
    "Los códigos por correo están desactivados en tu cuenta de {{ projectDisplayName }}",
  codesOffBody:
    "Alguien ha pedido un código para iniciar sesión en tu cuenta de " +
    "{{ projectDisplayName }}. Has desactivado estos códigos: usa tu contraseña, una " +
    "llave de acceso o una cuenta conectada. Puedes volver a activarlos en los ajustes " +
    "de la cuenta.",
  leaked:
    "La contraseña con la que has iniciado sesión está en una lista de contraseñas " +
    "filtradas, que los atacantes prueban primero. Elige una nueva que no uses en ningún " +
    "otro sitio. Esto no significa que otra persona haya iniciado sesión: la hemos " +
    "comparado cuando lo has hecho tú.",
  undoes:
    "Si no has sido tú, pulsa el botón en un plazo de 14 días: se desharán los cambios " +
    "recientes, se cerrará la sesión en todos los dispositivos y recibirás un enlace para " +
    "elegir una contraseña nueva.",
  unsubscribe: "Cancelar suscripción",
  unsubscribeAsk: "¿Dejar de recibir novedades de {{ projectDisplayName }}?",
  unsubscribed:
    "Ya no recibirás novedades de {{ projectDisplayName }}. Los correos sobre tu cuenta " +
    "seguirán llegando.",
  joining: {
    team_join_requested: {
      one: "{{ personDisplayName }} quiere unirse a {{ teamDisplayName }}",
      more: "Solicitudes para unirse a {{ teamDisplayName }}: {{ count }}",
      body: "Acepta o rechaza las solicitudes en los ajustes del equipo.",
    },
    team_joined: {
      one: "{{ personDisplayName }} se ha unido a {{ teamDisplayName }}",
      more: "Nuevos miembros de {{ teamDisplayName }}: {{ count }}",
      body:
        "El equipo permite que se unan personas con una dirección de correo de su dominio. " +
        "Puedes quitar miembros en los ajustes del equipo.",
    },
    acceptedTitle: "Ya formas parte de {{ teamDisplayName }}",
    acceptedBody:
      "Se ha aceptado tu solicitud para unirte a {{ teamDisplayName }} en " +
      "{{ projectDisplayName }}.",
    openTeam: "Abrir los ajustes del equipo",
    openApp: "Continuar a {{ projectDisplayName }}",
    managesTeam:
      "Recibes este correo porque gestionas {{ teamDisplayName }} en {{ projectDisplayName }}.",
  },
  teamDeleted: {
    title: "Se ha eliminado el equipo {{ teamDisplayName }}",
    body:
      "El equipo y todo lo que contenía se han eliminado para todos sus miembros. Esto no " +
      "se puede deshacer. Si no lo esperabas, habla con quienes gestionaban el equipo.",
    wasMember:
      "Recibes este correo porque formabas parte de {{ teamDisplayName }} en " +
      "{{ projectDisplayName }}.",
  },
  requests: {
    email_verification: {
      subject: "Verifica tu correo electrónico para {{ projectDisplayName }}",
      title: "Verifica tu correo electrónico",
      body:
        "Confirma que esta dirección es tuya para que {{ projectDisplayName }} pueda " +
        "escribirte aquí.",
      action: "Verificar dirección",
    },
    password_reset: {
      subject: "{{ projectDisplayName }}: restablece tu contraseña",
      title: "Restablece tu contraseña",
      body:
        "Elige una contraseña nueva para tu cuenta de {{ projectDisplayName }}. Se cerrará " +
        "tu sesión en todos los dispositivos.",
      action: "Elegir contraseña nueva",
    },
    magic_link: {
      subject:
        "Inicia sesión en {{ projectDisplayName }}{{#if otp}}: tu código es {{ otp }}{{/if}}",
      title: "Inicia sesión en {{ projectDisplayName }}",
      body:
        "{{#if otp}}Escribe este código donde estás iniciando sesión. " +
        "{{ projectDisplayName }} nunca te llamará para pedírtelo.{{else}}Inicia sesión con " +
        "el enlace de abajo.{{/if}}",
      action: "Iniciar sesión",
    },
    team_invitation: {
      subject: "Te han invitado a unirte a {{ teamDisplayName }}",
      title: "Únete a {{ teamDisplayName }}",
      body:
        "{{#if inviterDisplayName}}{{ inviterDisplayName }} te ha invitado a unirte al " +
        "equipo {{ teamDisplayName }} en {{ projectDisplayName }}.{{else}}Te han invitado a " +
        "unirte al equipo {{ teamDisplayName }} en {{ projectDisplayName }}.{{/if}}",
      action: "Unirme al equipo",
    },
  },
  notices: {
    password_changed: "Se ha cambiado la contraseña de tu cuenta de {{ projectDisplayName }}",
    password_set: "Se ha añadido una contraseña a tu cuenta de {{ projectDisplayName }}",
    email_changed:
      "Se ha cambiado tu correo de inicio de sesión{{#if detail}}: {{ detail }}{{/if}}",
    sign_in_address_added:
      "Se ha añadido {{ detail }} como dirección para iniciar sesión en tu cuenta de " +
      "{{ projectDisplayName }}",
    sign_in_address_removed:
      "{{ detail }} ya no sirve para iniciar sesión en tu cuenta de {{ projectDisplayName }}",
    address_verified: "Se ha verificado {{ detail }} para tu cuenta de {{ projectDisplayName }}",
    primary_changed:
      "{{ detail }} es ahora la dirección principal de tu cuenta de {{ projectDisplayName }}",
    email_codes_on: "Se ha activado el inicio de sesión con códigos por correo",
    email_codes_off: "Se ha desactivado el inicio de sesión con códigos por correo",
    second_factor_on: "Se ha activado la verificación en dos pasos",
    second_factor_off: "Se ha desactivado la verificación en dos pasos",
    second_factor_guessed:
      "Se han introducido diez códigos incorrectos para iniciar sesión en tu cuenta de " +
      "{{ projectDisplayName }}",
    recovery_code_used:
      "Se ha usado un código de recuperación para iniciar sesión en tu cuenta de " +
      "{{ projectDisplayName }}",
    recovery_codes_created:
      "Se han creado códigos de recuperación nuevos para tu cuenta de {{ projectDisplayName }}",
    passkey_added: "Se ha añadido una llave de acceso a tu cuenta de {{ projectDisplayName }}",
    passkey_removed: "Se ha eliminado una llave de acceso de tu cuenta de {{ projectDisplayName }}",
    provider_connected: "Se ha vinculado {{ provider }} a tu cuenta de {{ projectDisplayName }}",
    provider_disconnected:
      "Se ha desvinculado {{ provider }} de tu cuenta de {{ projectDisplayName }}",
    new_device: "Nuevo inicio de sesión en tu cuenta de {{ projectDisplayName }}",
    password_leaked:
      "Tu contraseña de {{ projectDisplayName }} se conoce por una filtración de datos",
    api_key_created: "Se ha creado una clave de API para tu cuenta de {{ projectDisplayName }}",
    activity_reported:
      "Se ha notificado actividad desconocida en tu cuenta de {{ projectDisplayName }}",
    account_deleted: "Se ha eliminado tu cuenta de {{ projectDisplayName }}",
    access_suspended:
      "Los accesos anteriores a tu cuenta de {{ projectDisplayName }} están en pausa",
    suspension_ending:
      "Los accesos anteriores a tu cuenta de {{ projectDisplayName }} se eliminarán el " +
      "{{ detail }}",
  },
};
