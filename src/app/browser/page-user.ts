import { once } from "../../cache/once.js";
import { userJson } from "../../protocol/encoding/user-json.js";
import type { Team } from "../../resources/people.js";
import type { CurrentUser } from "../../resources/users/current-user.js";
import type { UserFields } from "../../resources/users/user-fields.js";
import { membersLoadedOnCall } from "./load-on-call.js";
import type { LoadedClientApp } from "./loaded-client-app.js";
import { INTERNAL_PROJECT_ID, OWNER_MEMBERS, TEAM_MEMBERS, USER_MEMBERS } from "./member-tables.js";

/**
 * Creates the current user: fields are present at once, functions load the rest. Equal fields give
 * the same object.
 */
export function createPageUsers(
  load: () => Promise<LoadedClientApp>,
  projectId: string,
): (fields: UserFields<"client">) => CurrentUser {
  const made = new WeakMap<object, CurrentUser>();
  // Set in browsers only, where there is one user. Later objects then never suspend their hooks.
  let make: ((fields: UserFields<"client">) => CurrentUser) | undefined;
  const open = async () => {
    const opened = await (await load()).openUsers();
    if (typeof window !== "undefined") make = opened;
    return opened;
  };
  return (fields) => {
    const known = made.get(fields);
    if (known) return known;
    const whole = once(async () => (await open())(fields));
    const ready = () => make?.(fields);
    const currentSession = { getTokens: async () => (await whole()).currentSession.getTokens() };
    const user = {
      ...fields,
      ...membersLoadedOnCall(
        projectId === INTERNAL_PROJECT_ID ? [USER_MEMBERS, OWNER_MEMBERS] : [USER_MEMBERS],
        whole,
        ready,
      ),
      selectedTeam: fields.selectedTeam && {
        ...fields.selectedTeam,
        ...membersLoadedOnCall(
          [TEAM_MEMBERS],
          async () => (await whole()).selectedTeam as Team,
          () => ready()?.selectedTeam as Team,
        ),
      },
      currentSession,
      _internalSession: currentSession,
      toClientJson: () => userJson(fields),
    };
    // A test compares the member tables with the loaded object.
    const frozen = Object.freeze(user) as unknown as CurrentUser;
    made.set(fields, frozen);
    return frozen;
  };
}
