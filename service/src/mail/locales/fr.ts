import type { MailWords } from "./words.js";

export const fr: MailWords = {
  greeting: "{{#if userDisplayName}}Bonjour {{ userDisplayName }},{{/if}}",
  unexpected: "Si vous n'attendiez pas ce message, vous pouvez l'ignorer.",
  orLink: "Ou [connectez-vous avec ce lien]({{ magicLink }})",
  validFor: "Cela fonctionne une seule fois, pendant sept jours.",
  requests: {
    email_verification: {
      subject: "Vérifiez votre adresse e-mail pour {{ projectDisplayName }}",
      title: "Vérifiez votre adresse e-mail",
      body: "Confirmez que cette adresse est la vôtre, et {{ projectDisplayName }} pourra vous écrire ici.",
      action: "Vérifier l'adresse",
    },
    password_reset: {
      subject: "Réinitialisez votre mot de passe {{ projectDisplayName }}",
      title: "Réinitialisez votre mot de passe",
      body: "Choisissez un nouveau mot de passe pour votre compte {{ projectDisplayName }}. Vous serez déconnecté partout.",
      action: "Choisir un nouveau mot de passe",
    },
    magic_link: {
      subject: "Connexion à {{ projectDisplayName }}{{#if otp}} : votre code est {{ otp }}{{/if}}",
      title: "Connexion à {{ projectDisplayName }}",
      body: "{{#if otp}}Saisissez ce code là où vous vous connectez. Personne de {{ projectDisplayName }} ne vous le demandera jamais.{{else}}Connectez-vous avec le lien ci-dessous.{{/if}}",
      action: "Se connecter",
    },
    team_invitation: {
      subject: "Vous êtes invité à rejoindre {{ teamDisplayName }}",
      title: "Rejoindre {{ teamDisplayName }}",
      body: "Vous êtes invité à rejoindre l'équipe {{ teamDisplayName }} sur {{ projectDisplayName }}.",
      action: "Rejoindre l'équipe",
    },
  },
  notices: {
    password_changed: {
      subject: "Votre mot de passe {{ projectDisplayName }} a été modifié",
      title: "Votre mot de passe a été modifié",
      body: "Le mot de passe de votre compte {{ projectDisplayName }} a été modifié.",
      remedy:
        "Si ce n'était pas vous, réinitialisez tout de suite votre mot de passe et déconnectez, dans les réglages du compte, les appareils que vous ne connaissez pas.",
    },
    email_changed: {
      subject: "Votre adresse de connexion à {{ projectDisplayName }} a été modifiée",
      title: "Votre adresse de connexion a été modifiée",
      body: "Les adresses avec lesquelles vous vous connectez à {{ projectDisplayName }} ont été modifiées.{{#if detail}} C'est maintenant {{ detail }}.{{/if}}",
      remedy:
        "Si ce n'était pas vous, changez votre mot de passe et vos adresses dans les réglages du compte. Si vous ne le pouvez pas, écrivez à {{ projectDisplayName }}.",
    },
    second_factor_changed: {
      subject: "La connexion en deux étapes à {{ projectDisplayName }} a été modifiée",
      title: "La connexion en deux étapes a été modifiée",
      body: "La deuxième étape de votre connexion à {{ projectDisplayName }} a été activée, désactivée ou remplacée.",
      remedy:
        "Si ce n'était pas vous, changez tout de suite votre mot de passe et configurez à nouveau la connexion en deux étapes dans les réglages du compte.",
    },
    passkey_changed: {
      subject: "Votre clé d'accès à {{ projectDisplayName }} a été modifiée",
      title: "Votre clé d'accès a été modifiée",
      body: "La clé d'accès de votre compte {{ projectDisplayName }} a été ajoutée, remplacée ou supprimée.",
      remedy:
        "Si ce n'était pas vous, changez tout de suite votre mot de passe et supprimez la clé d'accès dans les réglages du compte.",
    },
    provider_changed: {
      subject: "Vos comptes associés à {{ projectDisplayName }} ont été modifiés",
      title: "Vos comptes associés ont été modifiés",
      body: "Le compte d'un autre fournisseur a été associé à votre compte {{ projectDisplayName }}, ou en a été dissocié.",
      remedy:
        "Si ce n'était pas vous, changez tout de suite votre mot de passe et vérifiez les comptes associés dans les réglages du compte.",
    },
    new_device: {
      subject: "Nouvelle connexion à {{ projectDisplayName }}",
      title: "Nouvelle connexion à votre compte",
      body: "Quelqu'un s'est connecté à votre compte {{ projectDisplayName }} depuis un appareil qui n'avait pas encore été utilisé.",
      remedy:
        "Si c'était vous, il n'y a rien à faire. Sinon, changez tout de suite votre mot de passe et déconnectez cet appareil dans les réglages du compte.",
    },
  },
  when: "Quand",
  where: "Depuis",
};
