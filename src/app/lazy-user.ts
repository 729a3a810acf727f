import { userJson } from "../protocol/user-json.js";
import type { CurrentUser } from "../resources/current-user.js";
import type { Team } from "../resources/team.js";
import type { UserFields } from "../resources/user.js";
import { lazyMembers, once } from "./lazy-object.js";
import type { LoadedClientApp } from "./loaded-client-app.js";
import { OWNER_MEMBERS, OWNS_PROJECTS, TEAM_MEMBERS, USER_MEMBERS } from "./member-tables.js";

/** The current user with all fields at once and functions that load what they need. The same object for the same fields. */
export function createLazyUsers(load: () => Promise<LoadedClientApp>, projectId: string): (fields: UserFields<"client">) => CurrentUser {
  const made = new WeakMap<object, CurrentUser>();
  return (fields) => {
    const known = made.get(fields);
    if (known) return known;
    const whole = once(async () => (await load()).userOf(fields));
    const currentSession = { getTokens: async () => (await whole()).currentSession.getTokens() };
    const user = {
      ...fields,
      ...lazyMembers(projectId === OWNS_PROJECTS ? [USER_MEMBERS, OWNER_MEMBERS] : [USER_MEMBERS], whole),
      selectedTeam: fields.selectedTeam && { ...fields.selectedTeam, ...lazyMembers([TEAM_MEMBERS], async () => (await whole()).selectedTeam as Team) },
      currentSession,
      _internalSession: currentSession,
      toClientJson: () => userJson(fields),
    };
    // The tables name every member; a test compares them with the object that is loaded.
    const frozen = Object.freeze(user) as unknown as CurrentUser;
    made.set(fields, frozen);
    return frozen;
  };
}
