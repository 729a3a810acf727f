import type { Group } from "../en.js";
import { pages as french } from "../fr/pages.js";

export const pages: Group<"pages"> = {
  ...french,
  "forgot.sentTitle": "Consultez vos courriels",
  "verify.title": "Confirmez votre adresse courriel",
  "verify.doneTitle": "Votre adresse courriel est confirmée",
  "verify.usedText": "Cette adresse courriel est confirmée. Il n’y a plus rien à faire.",
  "oauth.connectTitle": "Associer {provider} à votre compte?",
  "signOut.title": "Se déconnecter?",
  "cli.title": "Ouvrir une session en ligne de commande?",
};
