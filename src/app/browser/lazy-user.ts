import { rendering } from "#rendering";
import { userJson } from "../../protocol/encoding/user-json.js";
import type { CurrentUser } from "../../resources/current-user.js";
import type { Team } from "../../resources/people.js";
import type { UserFields } from "../../resources/user-fields.js";
import { lazyMembers, once } from "./lazy-object.js";
import type { LoadedClientApp } from "./loaded-client-app.js";
import { INTERNAL_PROJECT_ID, OWNER_MEMBERS, TEAM_MEMBERS, USER_MEMBERS } from "./member-tables.js";

/** The current user with all fields at once and functions that load what they need. The same object for the same fields. */
export function createLazyUsers(
  load: () => Promise<LoadedClientApp>,
  projectId: string,
): (fields: UserFields<"client">) => CurrentUser {
  const made = new WeakMap<object, CurrentUser>();
  // Known on a page only, where there is one person: whoever is made after the first keeps no hook waiting, and what is shown stays.
  let make: ((fields: UserFields<"client">) => CurrentUser) | undefined;
  const open = async () => {
    const opened = await (await load()).openUsers();
    if (rendering.world === "browser") make = opened;
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
      ...lazyMembers(
        projectId === INTERNAL_PROJECT_ID ? [USER_MEMBERS, OWNER_MEMBERS] : [USER_MEMBERS],
        whole,
        ready,
      ),
      selectedTeam: fields.selectedTeam && {
        ...fields.selectedTeam,
        ...lazyMembers(
          [TEAM_MEMBERS],
          async () => (await whole()).selectedTeam as Team,
          () => ready()?.selectedTeam as Team,
        ),
      },
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
