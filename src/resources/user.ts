import type { Access } from "../access/access.js";
import { userJson } from "../protocol/encoding/user-json.js";
import type { Level } from "../protocol/operations/level.js";
import type { Input } from "../protocol/operations/shape.js";
import { contactChannels } from "../protocol/records/contact-channel.js";
import type { Fields } from "../protocol/records/record.js";
import { type team, teams } from "../protocol/records/team.js";
import { type user, users } from "../protocol/records/user.js";
import { createSessionActions, type SessionActions } from "./active-session.js";
import { clientFieldsOf } from "./client-fields.js";
import { type ConnectionActions, createConnectionActions } from "./connection.js";
import {
  type ContactChannelAt,
  type ContactChannelCreation,
  channelsOf,
  createContactChannel,
} from "./contact-channel.js";
import { type EditableTeamMemberProfile, profileQuery } from "./member-profile.js";
import { createPermissionActions, type PermissionActions } from "./permission.js";
import type { Surroundings } from "./surroundings.js";
import { createTeam, type TeamAt, type TeamCreateOptions } from "./team.js";

/** What can be changed of a user at level `L`. Fields that are left out stay as they are. */
export type UserUpdate<L extends Level> = Input<(typeof users.update)["body"], L>;
/**
 * `displayName?`, `clientMetadata?`, `selectedTeamId?`, `totpMultiFactorSecret?` (20 bytes, or null to switch it off), `profileImageUrl?` (a `data:` picture, or null), `otpAuthEnabled?`, `passkeyAuthEnabled?`.
 * @interface
 */
export type UserUpdateOptions = UserUpdate<"client">;
/**
 * {@link UserUpdateOptions} and `primaryEmail?`, `primaryEmailVerified?`, `primaryEmailAuthEnabled?`, `clientReadOnlyMetadata?`, `serverMetadata?`, `password?`.
 * @interface
 */
export type ServerUserUpdateOptions = UserUpdate<"server">;

/** The fields of a user as level `L` reads them. */
export type UserFields<L extends Level> = Fields<typeof user, L>;

/**
 * What can be read of any user. A snapshot: read it again after changes.
 * @interface
 */
export type User = Omit<UserFields<"client">, "selectedTeam"> & UserJson;

export interface UserJson {
  /** The user as the wire has it, without anything that only servers may see. */
  toClientJson(): Record<string, unknown>;
}

type TeamLike = { readonly id: string };

/** What can be done with a user: by the user, or by a server for any user. */
export interface UserActions<L extends Level>
  extends PermissionActions,
    SessionActions,
    ConnectionActions {
  /** Changes the named fields. */
  update(options: UserUpdate<L>): Promise<void>;
  /** `update({ displayName })`. */
  setDisplayName(displayName: string): Promise<void>;
  /** `update({ clientMetadata })`: takes the place of all that was there. */
  setClientMetadata(metadata: UserFields<"client">["clientMetadata"]): Promise<void>;
  /** Throws `TEAM_MEMBERSHIP_NOT_FOUND` for a team of which the user is no member. */
  setSelectedTeam(team: TeamLike | null): Promise<void>;
  /** Deletes the account. A client may where the project allows it. Cannot be undone. */
  delete(): Promise<void>;

  /** Makes a team with the user as its creator, and selects it. A client may where the project allows it. */
  createTeam(options: TeamCreateOptions): Promise<TeamAt<L>>;
  /** Ends the membership. Throws `TEAM_MEMBERSHIP_NOT_FOUND` for a team of which the user is no member. */
  leaveTeam(team: TeamLike): Promise<void>;
  /** One of the user's teams, or null where the user is no member. */
  getTeam(teamId: string): Promise<TeamAt<L> | null>;
  /** `getTeam()` for components. */
  useTeam(teamId: string): TeamAt<L> | null;
  /** The teams of which the user is a member. */
  listTeams(): Promise<TeamAt<L>[]>;
  /** `listTeams()` for components: suspends while it loads, and stays up to date. */
  useTeams(): TeamAt<L>[];
  /** How the user is called in a team. */
  getTeamProfile(team: TeamLike): Promise<EditableTeamMemberProfile>;
  /** `getTeamProfile()` for components. */
  useTeamProfile(team: TeamLike): EditableTeamMemberProfile;

  /** The user's e-mail addresses. */
  listContactChannels(): Promise<ContactChannelAt<L>[]>;
  /** `listContactChannels()` for components. */
  useContactChannels(): ContactChannelAt<L>[];
  /** Adds an e-mail address. Throws `CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE` where another account signs in with it. */
  createContactChannel(options: ContactChannelCreation<L>): Promise<ContactChannelAt<L>>;
}

/** The selected team as an object with methods. */
export interface WithSelectedTeam<L extends Level> {
  readonly selectedTeam: TeamAt<L> | null;
}

/** A user as level `L` sees it, without what depends on who asks. */
export type UserAt<L extends Level> = UserFields<L> &
  WithSelectedTeam<L> &
  UserJson &
  UserActions<L>;

export function createUser<L extends Level>(
  access: Access<L>,
  around: Surroundings,
  fields: UserFields<L>,
): UserAt<L> {
  const params = { user_id: access.subject };
  const readTeam = (row: Fields<typeof team, L>) => createTeam(access, around, row);
  const ownTeams = () => access.query(teams.list, { query: { userId: access.subject } }, readTeam);
  const change = async (body: UserUpdateOptions) =>
    void (await access.run(users.update, { params, body }));
  const actions: UserActions<L> = {
    ...createPermissionActions(access, around),
    ...createSessionActions(access),
    ...createConnectionActions(
      access,
      around,
      fields.oauthProviders.map(({ id }) => id),
    ),
    ...access.readableOne("TeamProfile", ({ id }: TeamLike) => profileQuery(access, id)),
    ...access.readable("ContactChannels", () => channelsOf(access, around)),
    ...access.readable("Teams", ownTeams),
    ...access.readableOne(
      "Team",
      (_id: string) => ownTeams(),
      (list, id) => list.find((one) => one.id === id) ?? null,
    ),
    update: async (body) => void (await access.run(users.update, { params, body })),
    setDisplayName: (displayName) => change({ displayName }),
    setClientMetadata: (clientMetadata) => change({ clientMetadata }),
    setSelectedTeam: (selected) => change({ selectedTeamId: selected?.id ?? null }),
    delete: () => access.run(users.delete, { params }),
    createTeam: async (options) => {
      const made = readTeam(
        await access.run(teams.create, { body: { ...options, creatorUserId: access.subject } }),
      );
      await change({ selectedTeamId: made.id });
      return made;
    },
    leaveTeam: ({ id }) => access.run(teams.removeMember, { params: { team_id: id, ...params } }),
    createContactChannel: async (options) =>
      createContactChannel(
        access,
        around,
        await access.run(contactChannels.create, { body: { ...options, userId: access.subject } }),
      ),
  };
  const selectedTeam =
    fields.selectedTeam && readTeam(fields.selectedTeam as Fields<typeof team, L>);
  return {
    ...fields,
    ...actions,
    selectedTeam,
    toClientJson: () => userJson(clientFieldsOf(fields)),
  };
}
