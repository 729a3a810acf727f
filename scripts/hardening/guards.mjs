import { ADDRESSES_GUARDS } from "./guards/accounts/addresses.mjs";
import { SUSPENDED_GUARDS } from "./guards/accounts/suspended.mjs";
import { ACCOUNTS_GUARDS } from "./guards/accounts.mjs";
import { ADMINISTRATION_GUARDS } from "./guards/administration.mjs";
import { API_GUARDS } from "./guards/api.mjs";
import { CODES_GUARDS } from "./guards/codes.mjs";
import { CONSOLE_GUARDS } from "./guards/console.mjs";
import { CREDENTIALS_GUARDS } from "./guards/credentials.mjs";
import { DIAGNOSIS_GUARDS } from "./guards/diagnosis.mjs";
import { EVENTS_GUARDS } from "./guards/events.mjs";
import { HTTP_GUARDS } from "./guards/http.mjs";
import { KEYS_GUARDS } from "./guards/keys.mjs";
import { KIT_GUARDS } from "./guards/kit.mjs";
import { LIMITS_GUARDS } from "./guards/limits.mjs";
import { MAIL_GUARDS } from "./guards/mail.mjs";
import { NEXT_GUARDS } from "./guards/next.mjs";
import { PERMISSIONS_GUARDS } from "./guards/permissions.mjs";
import { SESSIONS_GUARDS } from "./guards/sessions.mjs";
import { SETTINGS_GUARDS } from "./guards/settings.mjs";
import { SIGN_IN_GUARDS } from "./guards/sign-in.mjs";
import { TEAMS_GUARDS } from "./guards/teams.mjs";
import { USERS_GUARDS } from "./guards/users.mjs";

/**
 * A check in the sources. Removing it must fail a test.
 * @typedef {object} Guard
 * @property {string} name what it prevents, for the report
 * @property {string} file the source that holds it
 * @property {string} guard its code, which occurs once in the file
 * @property {string} without the code in its place
 * @property {string} test the test file that fails without it
 */

/**
 * The guards of each folder: `service/src/<name>/`, or `kit` for `src/`.
 * @type {Readonly<Record<string, readonly Guard[]>>}
 */
export const GUARDS_BY_FOLDER = {
  accounts: ACCOUNTS_GUARDS,
  "accounts/addresses": ADDRESSES_GUARDS,
  "accounts/suspended": SUSPENDED_GUARDS,
  administration: ADMINISTRATION_GUARDS,
  api: API_GUARDS,
  codes: CODES_GUARDS,
  console: CONSOLE_GUARDS,
  credentials: CREDENTIALS_GUARDS,
  diagnosis: DIAGNOSIS_GUARDS,
  events: EVENTS_GUARDS,
  http: HTTP_GUARDS,
  keys: KEYS_GUARDS,
  kit: KIT_GUARDS,
  limits: LIMITS_GUARDS,
  mail: MAIL_GUARDS,
  next: NEXT_GUARDS,
  permissions: PERMISSIONS_GUARDS,
  sessions: SESSIONS_GUARDS,
  settings: SETTINGS_GUARDS,
  "sign-in": SIGN_IN_GUARDS,
  teams: TEAMS_GUARDS,
  users: USERS_GUARDS,
};

export const GUARDS = Object.values(GUARDS_BY_FOLDER).flat();
