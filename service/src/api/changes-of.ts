/**
 * Fields whose texts an audit shows. All others, with what may be a secret among them, are shown as
 * changed: a field that is added later is not shown by mistake.
 */
const SHOWN: ReadonlySet<string> = new Set([
  "displayName",
  "primaryEmail",
  "email",
  "value",
  "type",
  "locale",
  "userId",
  "teamId",
  "selectedTeamId",
  "id",
  "description",
  "reason",
]);
const CHANGED = "changed";
/** Longer texts are pictures and the like. */
const MAX_SHOWN_LENGTH = 200;

function shownValue(name: string, value: unknown): unknown {
  if (value === null || typeof value === "boolean") return value;
  const isShown = SHOWN.has(name) && typeof value === "string" && value.length <= MAX_SHOWN_LENGTH;
  return isShown ? value : CHANGED;
}

/** The fields of a request's body for the audit, as JSON; `null` without any. */
export function changesOf(body: unknown): string | null {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return null;
  const sent = Object.entries(body).filter(([, value]) => value !== undefined);
  if (sent.length === 0) return null;
  return JSON.stringify(
    Object.fromEntries(sent.map(([name, value]) => [name, shownValue(name, value)])),
  );
}
