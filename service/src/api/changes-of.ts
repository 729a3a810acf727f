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

/** The fields of an object as an audit shows them; undefined without any. */
function shownFields(of: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof of !== "object" || of === null || Array.isArray(of)) return undefined;
  const sent = Object.entries(of).filter(([, value]) => value !== undefined);
  if (sent.length === 0) return undefined;
  return Object.fromEntries(
    sent.map(([name, value]) => [
      name,
      // Which settings of a project were sent.
      (name === "config" && shownFields(value)) || shownValue(name, value),
    ]),
  );
}

/** The fields of a request's body for the audit, as JSON; `null` without any. */
export function changesOf(body: unknown): string | null {
  const fields = shownFields(body);
  return fields ? JSON.stringify(fields) : null;
}
