import { type Level, reaches } from "../operations/level.js";

/** For every level: users are never restricted here. */
const UNRESTRICTED = { is_restricted: false, restricted_reason: null };

/** For servers: sign-ups are not scored. Newer clients fail without this field. */
const UNSCORED = { ...UNRESTRICTED, risk_scores: { sign_up: { bot: 0, free_trial_abuse: 0 } } };

/** Fields with one value, which newer clients of the protocol read. The kit ignores them. */
export const constantFields = (kind: string, level: Level): object | undefined =>
  kind === "user" ? (reaches(level, "server") ? UNSCORED : UNRESTRICTED) : undefined;
