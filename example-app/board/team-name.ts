import { MAX_TEAM_NAME_LENGTH } from "./limits";

/** What the forms that name a team get back. A refused name comes back with the reason. */
export type TeamAnswer =
  | { status: "idle" }
  | { status: "saved"; name: string }
  | { status: "refused"; message: string; name: string };

/** Why a name is invalid, as a sentence for its author, or `null`. */
export function teamNameProblem(name: string): string | null {
  if (name === "") return "Give the team a name.";
  return name.length > MAX_TEAM_NAME_LENGTH
    ? `Keep the name under ${MAX_TEAM_NAME_LENGTH} characters.`
    : null;
}
