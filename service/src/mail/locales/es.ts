import type { MailWords } from "./words.js";

export const es: MailWords = {
  greeting: "{{#if userDisplayName}}Hola, {{ userDisplayName }}:{{/if}}",
  unexpected: "Si no esperabas este correo, puedes ignorarlo.",
  orLink: "O [inicia sesión con este enlace]({{ magicLink }})",
  validFor: "Funciona una sola vez, durante siete días.",
  requests: {
    email_verification: {
      subject: "Verifica tu correo para {{ projectDisplayName }}",
      title: "Verifica tu correo",
      body: "Confirma que esta dirección es tuya, y {{ projectDisplayName }} podrá escribirte aquí.",
      action: "Verificar dirección",
    },
    password_reset: {
      subject: "Restablece tu contraseña de {{ projectDisplayName }}",
      title: "Restablece tu contraseña",
      body: "Elige una contraseña nueva para tu cuenta en {{ projectDisplayName }}. Se cerrará tu sesión en todas partes.",
      action: "Elegir una contraseña nueva",
    },
    magic_link: {
      subject:
        "Inicia sesión en {{ projectDisplayName }}{{#if otp}}: tu código es {{ otp }}{{/if}}",
      title: "Inicia sesión en {{ projectDisplayName }}",
      body: "{{#if otp}}Escribe este código donde estás iniciando sesión. Nadie de {{ projectDisplayName }} te lo pedirá nunca.{{else}}Inicia sesión con el enlace de abajo.{{/if}}",
      action: "Iniciar sesión",
    },
    team_invitation: {
      subject: "Te invitan a unirte a {{ teamDisplayName }}",
      title: "Únete a {{ teamDisplayName }}",
      body: "Te invitan a unirte al equipo {{ teamDisplayName }} en {{ projectDisplayName }}.",
      action: "Unirse al equipo",
    },
  },
  notices: {
    password_changed: {
      subject: "Se ha cambiado tu contraseña de {{ projectDisplayName }}",
      title: "Se ha cambiado tu contraseña",
      body: "Se ha cambiado la contraseña de tu cuenta en {{ projectDisplayName }}.",
      remedy:
        "Si no has sido tú, restablece tu contraseña cuanto antes y cierra en los ajustes de la cuenta los dispositivos que no conozcas.",
    },
    email_changed: {
      subject: "Se ha cambiado tu dirección de acceso a {{ projectDisplayName }}",
      title: "Se ha cambiado tu dirección de acceso",
      body: "Se han cambiado las direcciones con las que entras en {{ projectDisplayName }}.{{#if detail}} Ahora es {{ detail }}.{{/if}}",
      remedy:
        "Si no has sido tú, cambia tu contraseña y tus direcciones en los ajustes de la cuenta. Si no puedes, escribe a {{ projectDisplayName }}.",
    },
    second_factor_changed: {
      subject: "Se ha cambiado el acceso en dos pasos a {{ projectDisplayName }}",
      title: "Se ha cambiado el acceso en dos pasos",
      body: "Se ha activado, desactivado o reemplazado el segundo paso de tu acceso a {{ projectDisplayName }}.",
      remedy:
        "Si no has sido tú, cambia tu contraseña cuanto antes y vuelve a configurar el acceso en dos pasos en los ajustes de la cuenta.",
    },
    passkey_changed: {
      subject: "Se ha cambiado tu llave de acceso a {{ projectDisplayName }}",
      title: "Se ha cambiado tu llave de acceso",
      body: "Se ha añadido, reemplazado o eliminado la llave de acceso de tu cuenta en {{ projectDisplayName }}.",
      remedy:
        "Si no has sido tú, cambia tu contraseña cuanto antes y elimina la llave de acceso en los ajustes de la cuenta.",
    },
    provider_changed: {
      subject: "Se han cambiado tus cuentas vinculadas a {{ projectDisplayName }}",
      title: "Se han cambiado tus cuentas vinculadas",
      body: "Se ha vinculado o desvinculado una cuenta de otro proveedor de tu cuenta en {{ projectDisplayName }}.",
      remedy:
        "Si no has sido tú, cambia tu contraseña cuanto antes y revisa las cuentas vinculadas en los ajustes de la cuenta.",
    },
    new_device: {
      subject: "Nuevo inicio de sesión en {{ projectDisplayName }}",
      title: "Nuevo inicio de sesión en tu cuenta",
      body: "Alguien ha entrado en tu cuenta de {{ projectDisplayName }} desde un dispositivo que no se había usado antes.",
      remedy:
        "Si has sido tú, no tienes que hacer nada. Si no, cambia tu contraseña cuanto antes y cierra ese dispositivo en los ajustes de la cuenta.",
    },
  },
  when: "Cuándo",
  where: "Desde",
};
