import { PROFILE, SESSIONS_AND_SETTINGS, WAYS_IN } from "./stories/account";
import { ACTIVITY } from "./stories/activity";
import { AFTER_SIGN_IN } from "./stories/after-sign-in";
import { API_KEYS } from "./stories/api-keys";
import { COMMAND_LINE } from "./stories/command-line";
import { COMPONENTS } from "./stories/components";
import { ERRORS } from "./stories/errors";
import { FIRST_PROOF } from "./stories/first-proof";
import { INVITATION, MAGIC_LINK, PASSWORD } from "./stories/mailed-links";
import { OBJECTION } from "./stories/objection";
import { SIGN_IN_BY_ONE_FIELD } from "./stories/one-field";
import { PROVIDER_CALLBACK, SIGN_IN } from "./stories/sign-in";
import { SIGN_UP_AND_OUT } from "./stories/sign-up";
import { SIGNATURES } from "./stories/signatures";
import { SUSPENDED } from "./stories/suspended";
import { TEAM_SECTIONS } from "./stories/team-sections";
import { VERIFICATION } from "./stories/verification";
import type { Stories } from "./story";

/**
 * Every story by its name in the URL, in groups. Links between screens lead to the stories with the
 * names of pages.
 */
export const GROUPS: Readonly<Record<string, Stories>> = {
  "Sign in": SIGN_IN,
  "Sign in: one field first": SIGN_IN_BY_ONE_FIELD,
  "After sign-in": AFTER_SIGN_IN,
  "Provider callback": PROVIDER_CALLBACK,
  "Sign up and out": SIGN_UP_AND_OUT,
  Password: PASSWORD,
  "Address verification": VERIFICATION,
  "First proof of an address": FIRST_PROOF,
  "This wasn't me": OBJECTION,
  "Magic link": MAGIC_LINK,
  Invitation: INVITATION,
  "Command line": COMMAND_LINE,
  Errors: ERRORS,
  "Account: profile": PROFILE,
  "Account: ways in": WAYS_IN,
  "Account: on hold": SUSPENDED,
  "Account: API keys": API_KEYS,
  "Account: activity": ACTIVITY,
  "Account: sessions and settings": SESSIONS_AND_SETTINGS,
  "Account: teams": TEAM_SECTIONS,
  Components: COMPONENTS,
  Signature: SIGNATURES,
};

export const STORIES: Stories = Object.assign({}, ...Object.values(GROUPS));

export const groupOf = (name: string): string | undefined =>
  Object.keys(GROUPS).find((group) => Object.hasOwn(GROUPS[group] ?? {}, name));
