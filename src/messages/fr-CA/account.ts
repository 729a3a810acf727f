import type { Group } from "../en.js";
import { account as french } from "../fr/account.js";

/** Les paramètres du compte, sans les équipes. */
export const account: Group<"account"> = {
  ...french,
  "account.stepUpSignInText":
    "Cela change la protection de votre compte. Connectez-vous d’abord de nouveau; vous reviendrez ensuite ici.",
  "emails.title": "Adresses courriel",
  "emails.text":
    "Où vous recevez les courriels de cette application, et avec quoi vous pouvez vous connecter.",
  "emails.textNamed":
    "Où {app} vous envoie des courriels, et avec quoi vous pouvez vous connecter.",
  "emails.empty":
    "Vous n’avez pas encore d’adresse courriel. Ajoutez-en une pour recevoir les messages de cette application.",
  "emails.addTitle": "Ajoutez une adresse courriel",
  "emails.addLabel": "Nouvelle adresse courriel",
  "emails.sendVerification": "Envoyer un courriel de confirmation",
  "emails.verificationSent": "Un courriel de confirmation est en route vers {email}.",
  "emails.removeTitle": "Retirer {email}?",
  "auth.passwordNeedsEmail":
    "Pour définir un mot de passe, ajoutez une adresse courriel qui sert à la connexion.",
  "auth.passkeyRemoveTitle": "Retirer votre clé d’accès?",
  "auth.codeTitle": "Connexion avec un code par courriel",
  "auth.codeOff": "Vous ne pouvez pas vous connecter avec un code par courriel.",
  "auth.codeNeedsEmail":
    "Pour vous connecter avec un code par courriel, confirmez d’abord une adresse.",
  "auth.codeEnabled": "Vous pouvez maintenant vous connecter avec un code par courriel.",
  "auth.codeDisabled": "Vous ne pouvez plus vous connecter avec un code par courriel.",
  "auth.totpScan": "Numérisez cette image avec votre application d’authentification.",
  "auth.totpDisableTitle": "Désactiver la vérification en deux étapes?",
  "auth.recoveryCreateTitle": "Créer de nouveaux codes de récupération?",
  "sessions.signOutOthersTitle": "Fermer toutes les autres sessions?",
  "settings.deleteConfirmTitle": "Supprimer votre compte?",
};
