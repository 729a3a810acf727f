import { userJson } from "../protocol/user-json.js";
import type { CurrentUser } from "../resources/current-user.js";
import type { Team } from "../resources/team.js";
import type { UserFields } from "../resources/user.js";
import { lazyMembers, once } from "./lazy-object.js";
import type { LoadedClientApp } from "./loaded-client-app.js";
import { OWNER_MEMBERS, TEAM_MEMBERS, USER_MEMBERS } from "./member-tables.js";

/** The current user with all fields at once and functions that load what they need. The same object for the same fields. */
export function createLazyUsers(load: () => Promise<LoadedClientApp>, isInternal: boolean): (fields: UserFields<"client">) => CurrentUser {
  const made = new WeakMap<object, CurrentUser>();
  return (fields) => {
    const known = made.get(fields);
    if (known) return known;
    const whole = once(async () => (await load()).userOf(fields));
    const selectedTeam = fields.selectedTeam && {
      ...fields.selectedTeam,
      ...lazyMembers(
        [TEAM_MEMBERS],
        once(async () => (await whole()).selectedTeam as Team),
      ),
    };
    const user = {
      ...fields,
      ...lazyMembers(isInternal ? [USER_MEMBERS, OWNER_MEMBERS] : [USER_MEMBERS], whole),
      selectedTeam,
      currentSession: { getTokens: async () => (await whole()).currentSession.getTokens() },
      toClientJson: () => userJson(fields),
    };
    // The tables name every member; a test compares them with the object that is loaded.
    made.set(fields, Object.freeze(user) as unknown as CurrentUser);
    return made.get(fields) as CurrentUser;
  };
}
