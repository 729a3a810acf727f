import { ADMINISTRATION_STEPS } from "./administration.mjs";
import { KEY_STEPS } from "./keys.mjs";
import { OWN_ACCOUNT_STEPS } from "./own-account.mjs";

/** @import { Step } from "./step.mjs" */

/** What the official client does on our service. Each step has its own people. */
export const STEPS = { ...OWN_ACCOUNT_STEPS, ...ADMINISTRATION_STEPS, ...KEY_STEPS };

/** Steps that 2.8.1 cannot take. It reads the service's list of sessions as an array, and has no API
 * keys, no lists of accounts, no mails of apps and no payments. */
export const NOT_IN_FIRST = [
  "knows the user by the token alone",
  "is no customer",
  "opens and ends sessions on a server",
  "makes, reads and revokes API keys of a user",
  "makes, reads and revokes API keys of a team",
  "lists accounts at providers",
  "sends mails, and turns them off",
];

/** Calls of the last official client that our service does not have: ADR 034. */
/** @type {Readonly<Record<string, Step>>} */
export const LACKING = {
  "GET /internal/config": async ({ admin }) => (await admin.getProject()).getConfig(),
  "PATCH /internal/config/override/environment": async ({ admin }) =>
    (await admin.getProject()).updateConfig({ "auth.allowSignUp": true }),
};
