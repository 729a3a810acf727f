import type { Group } from "../en.js";
import { teams as french } from "../fr/teams.js";

/** Le sélecteur d’équipe, la création d’une équipe et les paramètres d’une équipe. */
export const teams: Group<"teams"> = {
  ...french,
  "teams.memberRemoveTitle": "Retirer {name} de l’équipe {team}?",
  "teams.inviteText": "Cette personne recevra un courriel avec un lien pour rejoindre l’équipe.",
  "teams.inviteLabel": "Adresse courriel",
  "teams.leaveConfirmTitle": "Quitter {team}?",
  "teams.deleteConfirmTitle": "Supprimer {team}?",
};
