import type { Group } from "../en.js";

export const core: Group<"core"> = {
  "action.cancel": "Annuler",
  "action.close": "Fermer",
  "action.continue": "Continuer",
  "action.goHome": "Aller à l’accueil",
  "action.save": "Enregistrer",
  "action.signIn": "Se connecter",
  "action.signOut": "Se déconnecter",
  "action.signUp": "S’inscrire",
  "action.tryAgain": "Réessayer",

  "field.email": "Adresse e-mail",
  "field.newPassword": "Nouveau mot de passe",
  "field.optional": "facultatif",
  "field.password": "Mot de passe",
  "field.passwordAgain": "Répéter le mot de passe",
  "field.totp": "Code à six chiffres",
  "field.totpHint": "Le code que votre application d’authentification affiche pour ce compte.",

  "code.noMail": "Rien reçu ? Vérifiez le dossier des courriers indésirables.",
  "check.codeIncomplete": "Saisissez les {count} caractères du code.",
  "check.emailInvalid": "Saisissez une adresse e-mail comme name@example.com.",
  "check.emailMissing": "Saisissez votre adresse e-mail.",
  "check.nameMissing": "Saisissez un nom.",
  "check.passwordMissing": "Saisissez votre mot de passe.",
  "check.newPasswordMissing": "Choisissez un mot de passe.",
  "check.passwordAgainMissing": "Répétez le mot de passe.",
  "check.passwordsDiffer": "Les mots de passe ne correspondent pas.",

  "password.capsLock": "Le verrouillage des majuscules est activé.",
  "password.hide": "Masquer le mot de passe",
  "password.rule": "Utilisez au moins {least} caractères.",
  "password.show": "Afficher le mot de passe",

  "state.loading": "Chargement",
  "state.needsScript":
    "JavaScript est nécessaire ici. Activez-le dans votre navigateur, puis rechargez la page.",

  "time.now": "à l’instant",

  "totp.title": "Saisissez votre code",
  "totp.submit": "Confirmer le code",
  "totp.cantUse": "Application indisponible ?",

  "menu.account": "Paramètres du compte",
  "menu.label": "Menu du compte",
  "menu.signedInAs": "Compte : {name}",
  "menu.theme": "Passer du clair au sombre ou inversement",
  "menu.signIn": "Se connecter",
  "menu.signUp": "S’inscrire",
  "menu.signOut": "Se déconnecter",

  "failure.unknown": "Un problème est survenu de notre côté. Réessayez dans un instant.",
  "failure.unknownWithId":
    "Un problème est survenu de notre côté. Réessayez dans un instant. Identifiant de la requête : {id}",
  "errors.NETWORK_ERROR":
    "Le service n’a pas répondu. Vérifiez votre connexion internet et réessayez.",
  "errors.OFFLINE_ERROR": "Vous êtes hors ligne. Réessayez une fois la connexion rétablie.",
  "errors.PASSWORD_TOO_LONG":
    "Le mot de passe est trop long. Il peut compter {n} caractères au plus.",
  "errors.PASSWORD_TOO_SHORT": "Utilisez au moins {n} caractères.",
};
