import type { Group } from "../en.js";
import { errors as french } from "../fr/errors.js";

export const errors: Group<"errors"> = {
  ...french,
  "errors.CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE":
    "Cette adresse courriel sert déjà à se connecter à un autre compte. Connectez-vous à ce compte ou utilisez une autre adresse.",
  "errors.COOKIES_BLOCKED":
    "Votre navigateur ne conserve pas les témoins de ce site, vous ne resteriez donc pas connecté. Autorisez-les, puis réessayez.",
  "errors.EMAIL_ALREADY_VERIFIED": "Cette adresse courriel est déjà confirmée.",
  "errors.EMAIL_IS_NOT_PRIMARY_EMAIL":
    "Ce n’est pas l’adresse courriel principale de votre compte.",
  "errors.EMAIL_NOT_ASSOCIATED_WITH_USER":
    "Aucun compte ne se connecte avec cette adresse courriel.",
  "errors.EMAIL_NOT_VERIFIED": "Confirmez d’abord votre adresse courriel.",
  "errors.EMAIL_PASSWORD_MISMATCH": "Adresse courriel ou mot de passe incorrect.",
  "errors.REDIRECT_LOOP":
    "Deux pages se renvoyaient l’une à l’autre sans fin, nous avons donc arrêté. Vérifiez que l’horloge de votre appareil est à l’heure et que votre navigateur conserve les témoins de ce site. Si c’est le cas, l’application est peut-être configurée pour un autre projet : prévenez ses développeurs.",
};
