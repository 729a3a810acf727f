import { isStorableText, type Problem } from "@stackkit/next/protocol/internal";
import { isUuid } from "../core/random.js";

/** Characters of a path parameter. */
const MAX_PARAM_LENGTH = 255;

/** Path parameters that hold database ids. Others are looked up unchanged. */
const ID_PARAMS = new Set([
  "user_id",
  "team_id",
  "contact_channel_id",
  "session_id",
  "invitation_id",
  "api_key_id",
  "domain_id",
]);

/** Validates path parameters. A malformed id is a schema error, not an unknown record. */
export function readParams(
  params: Readonly<Record<string, string>>,
  problems: Problem[],
): Record<string, string> {
  const read: Record<string, string> = {};
  for (const name in params) {
    const value = params[name] as string;
    if (!isStorableText(value))
      problems.push({
        field: `params.${name}`,
        problem: "must be text without NUL characters or lone surrogates",
      });
    if (value.length > MAX_PARAM_LENGTH)
      problems.push({
        field: `params.${name}`,
        problem: `must have at most ${MAX_PARAM_LENGTH} characters`,
      });
    const isId = ID_PARAMS.has(name) && !(name === "user_id" && value === "me");
    if (isId && !isUuid(value))
      problems.push({ field: `params.${name}`, problem: "must be a UUID" });
    read[name] = isId ? value.toLowerCase() : value;
  }
  return read;
}
