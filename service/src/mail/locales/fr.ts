import type { MailWords } from "./words.js";

export const fr: MailWords = {
  greeting: "{{#if userDisplayName}}Bonjour {{ userDisplayName }},{{/if}}",
  device: "{{ browser }} sur {{ system }}",
  expires: "Valable {{ expiresIn }}, une seule fois.",
  orLink: "Ou [connectez-vous avec ce lien]({{ magicLink }})",
  unexpected:
    "Vous recevez cet e-mail car votre adresse a été saisie sur {{ projectDisplayName }}. " +
    "Si vous n’êtes pas à l’origine de cette demande, ignorez-le.",
  invited:
    "{{#if inviterDisplayName}}Vous recevez cet e-mail car {{ inviterDisplayName }} vous " +
    "a envoyé une invitation. Si vous ne connaissez pas cette personne, ignorez " +
    "l’e-mail.{{else}}Vous recevez cet e-mail car une équipe vous a envoyé une " +
    "invitation. Si vous ne vous y attendiez pas, ignorez l’e-mail.{{/if}}",
  aboutAccount:
    "Vous recevez cet e-mail car il concerne la sécurité de votre compte {{ projectDisplayName }}.",
  wasNotMe: "Ce n’était pas moi",
  review: "[Vérifier les appareils connectés]({{ sessionsUrl }})",
  remedy:
    "Si vous n’êtes pas à l’origine de cette action, réinitialisez votre mot de passe, ce " +
    "qui déconnectera tous vos appareils. Vérifiez ensuite les clés d’accès, les comptes " +
    "associés et les adresses dans les paramètres du compte.",
  onHold:
    "Votre adresse a été confirmée depuis un navigateur que le compte ne connaissait pas. " +
    "Les mots de passe, clés d’accès, comptes associés, appareils, adresses et équipes " +
    "antérieurs exigent donc une fois un code reçu ici. Connectez-vous avec l’un d’eux pour " +
    "tous les conserver. Ils seront supprimés après 30 jours.",
  codeSubject: "{{ otp }} est votre code {{ projectDisplayName }}",
  verifyByCode:
    "Saisissez ce code là où vous vous êtes inscrit sur {{ projectDisplayName }}, ou " +
    "utilisez le bouton. Si vous ne vous êtes pas inscrit, ne le saisissez pas et ne le " +
    "communiquez à personne.",
  confirmTitle: "Est-ce vous qui vous connectez ?",
  confirmBody:
    "Quelqu’un se connecte à votre compte {{ projectDisplayName }} avec un accès ajouté " +
    "avant que vous ne confirmiez cette adresse. Si c’est vous, saisissez-y ce code. Sinon, " +
    "ne le communiquez pas : sans lui, personne n’entre.",
  settleTitle: "Conserver ou supprimer les accès antérieurs",
  settleBody:
    "Saisissez ce code dans les paramètres de votre compte {{ projectDisplayName }} pour " +
    "conserver ou supprimer ce qui a été ajouté avant la confirmation de cette adresse. " +
    "Si vous ne l’avez pas demandé, ne le communiquez à personne.",
  deviceTitle: "Vous vous connectez sur un nouvel appareil ?",
  deviceBody:
    "Quelqu’un a saisi votre mot de passe {{ projectDisplayName }} sur un appareil que " +
    "nous ne connaissons pas. Si c’est vous, saisissez-y ce code. Sinon, ne le communiquez " +
    "pas et changez votre mot de passe : sans le code, personne n’entre.",
  codesOffTitle: "Les codes par e-mail sont désactivés pour votre compte {{ projectDisplayName }}",
  codesOffBody:
    "Quelqu’un a demandé un code pour se connecter à votre compte " +
    "{{ projectDisplayName }}. Vous avez désactivé ces codes : utilisez votre mot de " +
    "passe, une clé d’accès ou un compte associé. Vous pouvez les réactiver dans les " +
    "paramètres du compte.",
  leaked:
    "Le mot de passe avec lequel vous vous êtes connecté figure sur une liste de mots de " +
    "passe divulgués, que les attaquants essaient en premier. Choisissez-en un nouveau " +
    "que vous n’utilisez nulle part ailleurs. Cela ne signifie pas que quelqu’un d’autre " +
    "s’est connecté : nous l’avons comparé lors de votre connexion.",
  undoes:
    "Si vous n’êtes pas à l’origine de cette action, appuyez sur le bouton dans les 14 " +
    "jours. Les modifications récentes seront annulées, tous les appareils déconnectés, et " +
    "vous recevrez un lien pour choisir un nouveau mot de passe.",
  unsubscribe: "Se désabonner",
  unsubscribeAsk: "Ne plus recevoir d’actualités de {{ projectDisplayName }} ?",
  unsubscribed:
    "Vous ne recevrez plus d’actualités de {{ projectDisplayName }}. Les e-mails concernant " +
    "votre compte continueront d’arriver.",
  joining: {
    team_join_requested: {
      one: "{{ personDisplayName }} souhaite rejoindre {{ teamDisplayName }}",
      more: "Demandes d’adhésion à {{ teamDisplayName }} : {{ count }}",
      body: "Acceptez ou refusez les demandes dans les paramètres de l’équipe.",
    },
    team_joined: {
      one: "{{ personDisplayName }} a rejoint {{ teamDisplayName }}",
      more: "Nouveaux membres de {{ teamDisplayName }} : {{ count }}",
      body:
        "L’équipe accepte les personnes qui ont une adresse e-mail de son domaine. Vous pouvez " +
        "retirer des membres dans les paramètres de l’équipe.",
    },
    acceptedTitle: "Vous faites maintenant partie de {{ teamDisplayName }}",
    acceptedBody:
      "Votre demande pour rejoindre {{ teamDisplayName }} sur {{ projectDisplayName }} a été " +
      "acceptée.",
    openTeam: "Ouvrir les paramètres de l’équipe",
    openApp: "Continuer vers {{ projectDisplayName }}",
    managesTeam:
      "Vous recevez cet e-mail car vous gérez {{ teamDisplayName }} sur " +
      "{{ projectDisplayName }}.",
  },
  teamDeleted: {
    title: "L’équipe {{ teamDisplayName }} a été supprimée",
    body:
      "L’équipe et tout ce qui lui appartient ont été supprimés pour tous ses membres. " +
      "Cette action est irréversible. Si vous ne vous y attendiez pas, contactez les " +
      "personnes qui géraient l’équipe.",
    wasMember:
      "Vous recevez cet e-mail car vous étiez membre de {{ teamDisplayName }} sur " +
      "{{ projectDisplayName }}.",
  },
  requests: {
    email_verification: {
      subject: "Confirmez votre adresse e-mail pour {{ projectDisplayName }}",
      title: "Confirmez votre adresse e-mail",
      body:
        "Confirmez que cette adresse vous appartient pour que {{ projectDisplayName }} " +
        "puisse vous y écrire.",
      action: "Confirmer l’adresse",
    },
    password_reset: {
      subject: "{{ projectDisplayName }} : réinitialiser le mot de passe",
      title: "Réinitialiser le mot de passe",
      body:
        "Choisissez un nouveau mot de passe pour votre compte {{ projectDisplayName }}. Tous " +
        "vos appareils seront déconnectés.",
      action: "Choisir un mot de passe",
    },
    magic_link: {
      subject: "Connexion à {{ projectDisplayName }}{{#if otp}}: votre code est {{ otp }}{{/if}}",
      title: "Connexion à {{ projectDisplayName }}",
      body:
        "{{#if otp}}Saisissez ce code à l’endroit où vous vous connectez. " +
        "{{ projectDisplayName }} ne vous appellera jamais pour vous le " +
        "demander.{{else}}Connectez-vous avec le lien ci-dessous.{{/if}}",
      action: "Se connecter",
    },
    team_invitation: {
      subject: "Invitation à rejoindre {{ teamDisplayName }}",
      title: "Rejoindre {{ teamDisplayName }}",
      body:
        "{{#if inviterDisplayName}}{{ inviterDisplayName }} vous invite à rejoindre l’équipe " +
        "{{ teamDisplayName }} sur {{ projectDisplayName }}.{{else}}Vous avez reçu une " +
        "invitation à rejoindre l’équipe {{ teamDisplayName }} sur " +
        "{{ projectDisplayName }}.{{/if}}",
      action: "Rejoindre l’équipe",
    },
  },
  notices: {
    password_changed: "Le mot de passe de votre compte {{ projectDisplayName }} a été modifié",
    password_set: "Un mot de passe a été ajouté à votre compte {{ projectDisplayName }}",
    email_changed: "Votre adresse de connexion a été modifiée{{#if detail}} : {{ detail }}{{/if}}",
    sign_in_address_added:
      "{{ detail }} a été ajoutée comme adresse de connexion à votre compte " +
      "{{ projectDisplayName }}",
    sign_in_address_removed:
      "{{ detail }} n’est plus une adresse de connexion de votre compte {{ projectDisplayName }}",
    address_verified: "{{ detail }} a été confirmée pour votre compte {{ projectDisplayName }}",
    primary_changed:
      "{{ detail }} est maintenant l’adresse principale de votre compte {{ projectDisplayName }}",
    email_codes_on: "La connexion par code envoyé par e-mail a été activée",
    email_codes_off: "La connexion par code envoyé par e-mail a été désactivée",
    second_factor_on: "La vérification en deux étapes a été activée",
    second_factor_off: "La vérification en deux étapes a été désactivée",
    second_factor_guessed:
      "Dix codes incorrects ont été saisis pour se connecter à votre compte " +
      "{{ projectDisplayName }}",
    recovery_code_used:
      "Un code de récupération a servi à se connecter à votre compte {{ projectDisplayName }}",
    recovery_codes_created:
      "De nouveaux codes de récupération ont été créés pour votre compte {{ projectDisplayName }}",
    passkey_added: "Une clé d’accès a été ajoutée à votre compte {{ projectDisplayName }}",
    passkey_removed: "Une clé d’accès a été supprimée de votre compte {{ projectDisplayName }}",
    provider_connected: "{{ provider }} a été associé à votre compte {{ projectDisplayName }}",
    provider_disconnected: "{{ provider }} a été dissocié de votre compte {{ projectDisplayName }}",
    new_device: "Nouvelle connexion à votre compte {{ projectDisplayName }}",
    password_leaked:
      "Votre mot de passe {{ projectDisplayName }} est connu à la suite d’une fuite de " +
      "données",
    api_key_created: "Une clé API a été créée pour votre compte {{ projectDisplayName }}",
    activity_reported:
      "Une activité inconnue a été signalée sur votre compte {{ projectDisplayName }}",
    account_deleted: "Votre compte {{ projectDisplayName }} a été supprimé",
    access_suspended: "Les anciens accès à votre compte {{ projectDisplayName }} sont suspendus",
    suspension_ending:
      "Les anciens accès à votre compte {{ projectDisplayName }} seront supprimés le {{ detail }}",
  },
};
