import type { Group } from "../en.js";
import { teams as french } from "../fr/teams.js";

/** Le sélecteur d’équipe, la création d’une équipe et les paramètres d’une équipe. */
export const teams: Group<"teams"> = {
  ...french,
  "teams.memberRemoveTitle": "Retirer {name} de l’équipe {team}?",
  "teams.inviteText": "Cette personne recevra un courriel avec un lien pour rejoindre l’équipe.",
  "teams.inviteLabel": "Adresse courriel",
  "teams.memberUnnamed": "Compte sans adresse courriel",
  "teams.leaveConfirmTitle": "Quitter {team}?",
  "teams.stepDownTitle": "Renoncer à votre rôle?",
  "teams.handOver": "Qui prend le relais?",
  "teams.deleteConfirmTitle": "Supprimer {team}?",
};
