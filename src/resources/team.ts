import type { Access, From } from "../access/access.js";
import type { Level } from "../protocol/operations/level.js";
import type { Input } from "../protocol/operations/shape.js";
import { memberProfiles } from "../protocol/records/member-profile.js";
import type { Fields } from "../protocol/records/record.js";
import { type team, teams } from "../protocol/records/team.js";
import {
  createInvitation,
  invitationsOf,
  sendInvitation,
  type TeamInvitation,
} from "./invitation.js";
import { createServerUser, type ServerUser } from "./server-user.js";
import type { Surroundings } from "./surroundings.js";

/** What can be changed of a team at level `L`. Fields that are left out stay as they are. */
export type TeamUpdate<L extends Level> = Input<(typeof teams.update)["body"], L>;
/**
 * `displayName?`, `profileImageUrl?` (a `data:` picture, or null), `clientMetadata?`.
 * @interface
 */
export type TeamUpdateOptions = TeamUpdate<"client">;
/**
 * {@link TeamUpdateOptions}, `clientReadOnlyMetadata?` and `serverMetadata?`; the picture may be any address.
 * @interface
 */
export type ServerTeamUpdateOptions = TeamUpdate<"server">;

/** A new team. */
export interface TeamCreateOptions {
  readonly displayName: string;
  readonly profileImageUrl?: string | null | undefined;
}

/** A new team made by a server. */
export interface ServerTeamCreateOptions extends TeamCreateOptions {
  /** Becomes a member, with the permissions of a team's creator. Nobody, if left out. */
  readonly creatorUserId?: string | undefined;
}

/** How a member is called in one team; falls back to the user's own name and picture. */
export interface TeamMemberProfile {
  readonly displayName: string | null;
  readonly profileImageUrl: string | null;
}

/** A member of a team, as other members see it. */
export interface TeamUser {
  /** The user's id. */
  readonly id: string;
  /** How the member shows in this team. */
  readonly teamProfile: TeamMemberProfile;
}

export interface ServerTeamMemberProfile extends TeamMemberProfile {}

/** A member of a team, as a server sees it: the whole user. */
export type ServerTeamUser = ServerUser & { readonly teamProfile: ServerTeamMemberProfile };

type TeamUserAt<L extends Level> = TeamUser & From<"server", L, ServerUser>;

/** What anyone who can see a team can do with it, as far as their permissions in it allow. */
export interface TeamActions<L extends Level> {
  /** Changes the named fields. A client needs the permission `$update_team`, else `TEAM_PERMISSION_REQUIRED` is thrown. */
  update(options: TeamUpdate<L>): Promise<void>;
  /** Deletes the team for all its members. A client needs `$delete_team`. Cannot be undone. */
  delete(): Promise<void>;
  /**
   * Mails an invitation. A client needs `$invite_members`. On a server `callbackUrl`, the absolute address of the page
   * that takes the code, has to be named. Throws `REDIRECT_URL_NOT_WHITELISTED` where the project does not trust it.
   */
  inviteUser(options: {
    readonly email: string;
    readonly callbackUrl?: string | undefined;
  }): Promise<void>;
  /** Invitations that are open. A client needs `$invite_members`. */
  listInvitations(): Promise<TeamInvitation[]>;
  /** `listInvitations()` for components: suspends while it loads, and stays up to date. */
  useInvitations(): TeamInvitation[];
  /** The members. A client needs `$read_members`. */
  listUsers(): Promise<TeamUserAt<L>[]>;
  /** `listUsers()` for components. */
  useUsers(): TeamUserAt<L>[];
  /** Takes a member out of the team. A client needs `$remove_members`. Throws `TEAM_MEMBERSHIP_NOT_FOUND` for somebody who is no member. */
  removeUser(userId: string): Promise<void>;
}

/** What only a trusted server can do with a team. */
export interface TeamServerActions {
  /** Makes a user a member, with the permissions of members. Throws `TEAM_MEMBERSHIP_ALREADY_EXISTS` for a member. */
  addUser(userId: string): Promise<void>;
}

/** A team as level `L` sees it. */
export type TeamAt<L extends Level> = Fields<typeof team, L> &
  TeamActions<L> &
  From<"server", L, TeamServerActions>;

/**
 * A team of the current user. A snapshot: read it again after changes.
 * @interface
 */
export type Team = TeamAt<"client">;
/**
 * A team as a server sees it.
 * @interface
 */
export type ServerTeam = TeamAt<"server">;

export function createTeam<L extends Level>(
  access: Access<L>,
  around: Surroundings,
  fields: Fields<typeof team, L>,
): TeamAt<L> {
  const here = { team_id: fields.id };
  const actions: TeamActions<L> = {
    ...access.readable("Invitations", () =>
      invitationsOf(access, fields.id, (row) => createInvitation(access, row)),
    ),
    ...access.readable("Users", () =>
      access.query(
        memberProfiles.list,
        { query: { teamId: fields.id } },
        ({ userId, displayName, profileImageUrl, ...row }): TeamUserAt<L> => {
          const member = { id: userId, teamProfile: { displayName, profileImageUrl } };
          return {
            ...access.from("server", (server) =>
              createServerUser(server.about(userId), around, (row as ServerRow).user),
            ),
            ...member,
          };
        },
      ),
    ),
    update: async (options) =>
      void (await access.run(teams.update, { params: here, body: options })),
    delete: () => access.run(teams.delete, { params: here }),
    removeUser: (userId) =>
      access.run(teams.removeMember, { params: { ...here, user_id: userId } }),
    inviteUser: (options) => sendInvitation(access, around, { teamId: fields.id, ...options }),
  };
  const serverActions = access.from(
    "server",
    (server): TeamServerActions => ({
      addUser: async (userId) =>
        void (await server.run(teams.addMember, { params: { ...here, user_id: userId } })),
    }),
  );
  return { ...fields, ...actions, ...serverActions };
}

type ServerRow = Fields<
  typeof import("../protocol/records/member-profile.js").memberProfile,
  "server"
>;
