import type { Group } from "../en.js";
import { core as french } from "../fr/core.js";

export const core: Group<"core"> = {
  ...french,
  "field.email": "Adresse courriel",
  "code.noMail": "Rien reçu? Regardez dans vos pourriels.",
  "check.emailInvalid": "Saisissez une adresse courriel comme name@example.com.",
  "check.emailMissing": "Saisissez votre adresse courriel.",
  "totp.cantUse": "Application indisponible?",
  "errors.NETWORK_ERROR":
    "Le service n’a pas répondu. Vérifiez votre connexion Internet et réessayez.",
};
