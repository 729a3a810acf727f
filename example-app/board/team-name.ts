import { TEAM_NAME_LENGTH_AT_MOST } from "./limits";

/** What the forms that name a team get back. A refused name comes back with the reason. */
export type TeamAnswer =
  | { status: "idle" }
  | { status: "saved"; name: string }
  | { status: "refused"; message: string; name: string };

/** Why a name is invalid, as a sentence for its author, or `null`. */
export function teamNameProblem(name: string): string | null {
  if (name === "") return "Give the team a name.";
  return name.length > TEAM_NAME_LENGTH_AT_MOST
    ? `Keep the name under ${TEAM_NAME_LENGTH_AT_MOST} characters.`
    : null;
}
