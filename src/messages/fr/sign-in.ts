import type { Group } from "../en.js";

export const signIn: Group<"signIn"> = {
  "signIn.title": "Connectez-vous à votre compte",
  "signIn.titleNamed": "Connectez-vous à {name}",
  "signIn.noAccount": "Pas encore de compte ?",
  "signIn.submit": "Se connecter",
  "signIn.forgotPassword": "Mot de passe oublié ?",
  "signIn.continueWith": "Continuer avec {provider}",
  "signIn.lastUsed": "Dernière utilisation",
  "signIn.or": "ou",
  "signIn.passkey": "Se connecter avec une clé d’accès",
  "signIn.methods": "Moyens de connexion",
  "signIn.tabCode": "Code par e-mail",
  "signIn.tabPassword": "Mot de passe",
  "signIn.sendCode": "Envoyer le code",
  "signIn.codeHint": "Nous vous enverrons un code à usage unique et un lien.",

  "signUp.title": "Créez votre compte",
  "signUp.titleNamed": "Créez votre compte {name}",
  "signUp.hasAccount": "Vous avez déjà un compte ?",
  "signUp.invited": "Vous rejoignez {team} avec l’adresse invitée.",
  "signUp.submit": "Créer le compte",
  "signUp.yourName": "Votre nom",
  "signUp.methods": "Moyens d’inscription",
  "signUp.closedTitle": "Les inscriptions sont fermées",
  "signUp.closedText":
    "Cette application n’accepte pas de nouveaux comptes pour le moment. Si vous en avez déjà un, vous pouvez vous connecter.",

  "methods.none":
    "Aucun moyen de connexion n’est activé pour cette application. Si vous la développez, activez-en un dans les paramètres du projet.",

  "signedIn.title": "La connexion est déjà active",
  "signedIn.text": "Vous utilisez le compte {name}.",
  "signedIn.textPlain": "Vous n’avez rien à faire ici.",
  "signedIn.redirecting": "Connexion réussie. Redirection…",

  "code.sentTo":
    "Nous avons envoyé un code à usage unique à {email}. Saisissez-le ici ou ouvrez le lien du message.",
  "code.label": "Code à usage unique",
  "code.submit": "Continuer",
  "code.change": "Utiliser une autre adresse",
  "code.resend": "Envoyer un nouveau code",
  "code.resendIn": {
    one: "Nouveau code dans {count} seconde",
    other: "Nouveau code dans {count} secondes",
  },
  "code.resent": "Un nouveau code est en route. Seul le plus récent fonctionne ici.",
};
