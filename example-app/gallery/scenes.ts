import type { Scenes } from "./scene";
import { PROFILE, SESSIONS_AND_SETTINGS, TEAM_SECTIONS, WAYS_IN } from "./scenes/account";
import { COMMAND_LINE } from "./scenes/command-line";
import { COMPONENTS } from "./scenes/components";
import { ERRORS } from "./scenes/errors";
import { INVITATION, MAGIC_LINK, PASSWORD, VERIFICATION } from "./scenes/mailed-links";
import { SIGN_IN, SIGN_UP_AND_OUT } from "./scenes/sign-in";

/**
 * Every story by its name in the URL, in groups. Links between screens lead to the stories with the
 * names of pages.
 */
export const GROUPS: Readonly<Record<string, Scenes>> = {
  "Sign in": SIGN_IN,
  "Sign up and out": SIGN_UP_AND_OUT,
  Password: PASSWORD,
  "Address verification": VERIFICATION,
  "Magic link": MAGIC_LINK,
  Invitation: INVITATION,
  "Command line": COMMAND_LINE,
  Errors: ERRORS,
  "Account: profile": PROFILE,
  "Account: ways in": WAYS_IN,
  "Account: sessions and settings": SESSIONS_AND_SETTINGS,
  "Account: teams": TEAM_SECTIONS,
  Components: COMPONENTS,
};

export const SCENES: Scenes = Object.assign({}, ...Object.values(GROUPS));

export const groupOf = (name: string): string | undefined =>
  Object.keys(GROUPS).find((group) => Object.hasOwn(GROUPS[group] ?? {}, name));
