import type { Access } from "../../access/access.js";
import type { Query } from "../../cache/query.js";
import { uuid } from "../../protocol/encoding/scalars.js";
import { type ErrorCode, isKnownError } from "../../protocol/errors/index.js";
import { teams } from "../../protocol/records/team.js";
import { users } from "../../protocol/records/user.js";
import { userLists } from "../../protocol/records/user-list.js";
import type { AppContext } from "../../resources/app-context.js";
import type { ServerTeam, ServerUser } from "../../resources/people.js";
import type { ServerTeamCreateOptions } from "../../resources/teams/team-fields.js";
import { createServerUser, createTeam } from "../../resources/users/user.js";
import type { ServerUserCreateOptions } from "../../resources/users/user-fields.js";
import {
  type ByApiKey,
  isByApiKey,
  type KeyChecks,
  type ServerTeamWithApiKey,
} from "./key-checks.js";
import type { ServerListUsersOptions } from "./list-users-options.js";
import { createEmailActions, type EmailActions } from "./send-email.js";

/** Reads a team. */
export interface GetTeam {
  /** Reads any team by id, or null. */
  (teamId: string): Promise<ServerTeam | null>;
  /**
   * Reads the team whose API key a request carries, or null. The key is `apiKey` of the team. It is
   * checked again after 30 s; the team is read again.
   */
  (by: ByApiKey): Promise<ServerTeamWithApiKey | null>;
}

/** A page of users; `nextCursor` is null on the last. */
export type ServerUserList = ServerUser[] & { readonly nextCursor: string | null };

/** What a server can do with the project's users and teams. */
export interface ServerActions extends EmailActions {
  /**
   * Lists users of the project, oldest first unless `desc`. Give a `limit` where a project may have
   * many: without one, this reads every user, in requests of 500.
   */
  listUsers(options?: ServerListUsersOptions): Promise<ServerUserList>;
  /** {@link ServerActions.listUsers} for components. */
  useUsers(options?: ServerListUsersOptions): ServerUserList;
  /**
   * Creates a user. Throws `USER_EMAIL_ALREADY_EXISTS` if another account signs in with the
   * address.
   */
  createUser(options: ServerUserCreateOptions): Promise<ServerUser>;
  /** Reads any user by id, or null. */
  getServerUserById(userId: string): Promise<ServerUser | null>;
  /** {@link ServerActions.getServerUserById} for components. */
  useUserById(userId: string): ServerUser | null;
  /** Reads any team by id, or null; or the team whose API key a request carries. */
  getTeam: GetTeam;
  /** {@link ServerActions.getTeam} for components. */
  useTeam(teamId: string): ServerTeam | null;
  /** Lists every team of the project. */
  listTeams(): Promise<ServerTeam[]>;
  /** {@link ServerActions.listTeams} for components. */
  useTeams(): ServerTeam[];
  /** Creates a team; with `creatorUserId` that user becomes its creator. */
  createTeam(options: ServerTeamCreateOptions): Promise<ServerTeam>;
}

/** The query of an id, which may come from an address; null if nothing has it. */
function orNull<T>(id: string, code: ErrorCode, queryOf: () => Query<T>): Query<T | null> {
  // The service refuses calls with other ids.
  if (!uuid.safeParse(id).success) return { key: "null", kinds: [], fetch: async () => null };
  const query = queryOf();
  return {
    ...query,
    fetch: () =>
      query.fetch().catch((error: unknown) => {
        if (isKnownError(error, code)) return null;
        throw error;
      }),
  };
}

/** Users that one request of a whole list reads. */
const USERS_PER_REQUEST = 500;

/** A whole list, read page by page: a single response would hold every user of the project. */
function allPages(
  page: (options: ServerListUsersOptions) => Query<ServerUserList>,
  options: ServerListUsersOptions,
): Query<ServerUserList> {
  const first = page({ ...options, limit: USERS_PER_REQUEST });
  return {
    ...first,
    key: `${first.key} and the pages after it`,
    fetch: async () => {
      const list: ServerUser[] = [];
      let cursor: string | null = null;
      do {
        const next: ServerUserList = await (cursor === null
          ? first
          : page({ ...options, limit: USERS_PER_REQUEST, cursor })
        ).fetch();
        list.push(...next);
        // A service that returns no users has no further page, whatever its cursor says.
        cursor = next.length === 0 ? null : next.nextCursor;
      } while (cursor !== null);
      return Object.assign(list, { nextCursor: null });
    },
  };
}

/** The methods that a server app adds: users and teams by id. */
export function createServerActions(
  access: Access<"server">,
  context: AppContext,
  checks: KeyChecks,
): ServerActions {
  const userById = access.readableOne("User", (id: string) =>
    orNull(id, "USER_NOT_FOUND", () =>
      access.query(users.read, { params: { user_id: id } }, (fields) =>
        createServerUser(access.about(id), context, fields),
      ),
    ),
  );
  const teamById = access.readableOne("Team", (id: string) =>
    orNull(id, "TEAM_NOT_FOUND", () =>
      access.query(teams.read, { params: { team_id: id } }, (fields) =>
        createTeam(access, context, fields),
      ),
    ),
  );
  const userPage = (query: ServerListUsersOptions) =>
    access.query(userLists.list, { query }, (fields) =>
      createServerUser(access.about(fields.id), context, fields),
    );
  return {
    ...createEmailActions(access),
    ...access.readable("Users", (options: ServerListUsersOptions = {}) =>
      options.limit === undefined ? allPages(userPage, options) : userPage(options),
    ),
    createUser: async (body) => {
      const fields = await access.run(users.create, { body });
      return createServerUser(access.about(fields.id), context, fields);
    },
    getServerUserById: userById.getUser,
    useUserById: userById.useUser,
    useTeam: teamById.useTeam,
    getTeam: (async (which: string | ByApiKey) => {
      if (!isByApiKey(which)) return teamById.getTeam(which);
      const apiKey = await checks.team(access, which.apiKey);
      const team = apiKey && (await teamById.getTeam(apiKey.teamId));
      return team && { ...team, apiKey };
    }) as GetTeam,
    ...access.readable("Teams", () =>
      access.query(teams.list, {}, (fields) => createTeam(access, context, fields)),
    ),
    createTeam: async (body) =>
      createTeam(access, context, await access.run(teams.create, { body })),
  };
}
