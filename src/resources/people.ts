import type { From, Listed } from "../access/access-types.js";
import type { Level } from "../protocol/operations/level.js";
import type { PermissionId } from "../protocol/records/permission.js";
import type { Fields, RecordType } from "../protocol/records/record.js";
import type { team } from "../protocol/records/team.js";
import type { user } from "../protocol/records/user.js";
import type { TeamKeyActions, UserKeyActions } from "./owner-key.js";
import type { PermissionActions } from "./permission.js";
import type { TeamDomainActions, TeamOffer } from "./teams/domain.js";
import type { TeamInvitation } from "./teams/invitation.js";
import type { EditableTeamMemberProfile, TeamMemberProfile } from "./teams/member-profile.js";
import type { ReceivedTeamInvitation } from "./teams/received-invitation.js";
import type { TeamRole } from "./teams/role.js";
import type { TeamCreateOptions, TeamUpdate } from "./teams/team-fields.js";
import type { SessionActions } from "./users/active-session.js";
import type { ActivityActions } from "./users/activity.js";
import type { ConnectionActions } from "./users/connection.js";
import type { ContactChannelAt, ContactChannelCreation } from "./users/contact-channel.js";
import type { DeletionActions } from "./users/deletion.js";
import type { NotificationActions } from "./users/notifications.js";
import type { PasskeyListActions } from "./users/passkeys.js";
import type { PasswordActions } from "./users/password.js";
import type { RecoveryCodeActions } from "./users/recovery-codes.js";
import type { UserServerActions } from "./users/server-user.js";
import type { SuspendedAccessActions } from "./users/suspended-access.js";
import type { TrustedDeviceActions } from "./users/trusted-devices.js";
import type { UserFields, UserUpdate } from "./users/user-fields.js";

// Users have teams and teams have users, so their interfaces are in one file.

/**
 * Fields of any user. A snapshot: read it again after changes.
 * @interface
 */
export type User = Omit<UserFields<"client">, "selectedTeam"> & UserJson;

/** A user as the wire has it. */
export interface UserJson {
  /** Returns the user's wire JSON without server-only fields. */
  toClientJson(): Record<string, unknown>;
}

/** A team or anything with a team's id. */
export type TeamLike = { readonly id: string };

/** Actions on a user: by the user, or by a server on any user. */
export interface UserActions<L extends Level>
  extends PermissionActions,
    SessionActions,
    TrustedDeviceActions,
    ConnectionActions,
    RecoveryCodeActions,
    PasskeyListActions,
    ActivityActions,
    SuspendedAccessActions,
    NotificationActions,
    UserKeyActions,
    DeletionActions {
  /**
   * Changes the named fields. This object stays as it was read: hooks render the new user, and on
   * a server `getUser()` reads it again. Resolves to nothing, as React's transitions expect.
   */
  update(options: UserUpdate<L>): Promise<void>;
  /** `update({ displayName })`. */
  setDisplayName(displayName: string): Promise<void>;
  /** `update({ clientMetadata })`: replaces all of it. */
  setClientMetadata(metadata: UserFields<"client">["clientMetadata"]): Promise<void>;
  /** Selects a team. Throws `TEAM_MEMBERSHIP_NOT_FOUND` if the user is not a member. */
  setSelectedTeam(team: TeamLike | null): Promise<void>;

  /**
   * Creates a team with the user as its creator, and selects it. Clients can if the project allows
   * it.
   */
  createTeam(options: TeamCreateOptions): Promise<TeamAt<L>>;
  /** Leaves a team. Throws `TEAM_MEMBERSHIP_NOT_FOUND` if the user is not a member. */
  leaveTeam(team: TeamLike): Promise<void>;
  /** Reads one of the user's teams, or null if the user is not a member. */
  getTeam(teamId: string): Promise<TeamAt<L> | null>;
  /** `getTeam()` for components. */
  useTeam(teamId: string): TeamAt<L> | null;
  /** The teams of which the user is a member. */
  listTeams(): Promise<TeamAt<L>[]>;
  /** `listTeams()` for components: suspends while it loads, and stays up to date. */
  useTeams(): TeamAt<L>[];
  /**
   * Lists the open invitations to the user's verified addresses. Fails with the hosted service,
   * which has no such list.
   */
  listTeamInvitations(): Promise<ReceivedTeamInvitation[]>;
  /** `listTeamInvitations()` for components. */
  useTeamInvitations(): ReceivedTeamInvitation[];
  /**
   * Lists the teams that the user may join, by a verified address of a team's domain. Empty unless
   * the project has domains of teams. Fails with the hosted service, which has no such list.
   */
  listTeamOffers(): Promise<TeamOffer[]>;
  /** `listTeamOffers()` for components. */
  useTeamOffers(): TeamOffer[];
  /** Reads the user's name and picture in a team. */
  getTeamProfile(team: TeamLike): Promise<EditableTeamMemberProfile>;
  /** `getTeamProfile()` for components. */
  useTeamProfile(team: TeamLike): EditableTeamMemberProfile;

  /** The user's email addresses. */
  listContactChannels(): Promise<ContactChannelAt<L>[]>;
  /** `listContactChannels()` for components. */
  useContactChannels(): ContactChannelAt<L>[];
  /**
   * Adds an email address. Throws `CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE` if
   * another account signs in with it.
   */
  createContactChannel(options: ContactChannelCreation<L>): Promise<ContactChannelAt<L>>;
}

/** The selected team as an object with methods. */
export interface WithSelectedTeam<L extends Level> {
  /** The team of `selectedTeamId`; null if none is selected. */
  readonly selectedTeam: TeamAt<L> | null;
}

// Without the field of the same name, whose record has no methods.
type UserFieldsWithoutTeam<L extends Level> = Fields<
  RecordType<Omit<(typeof user)["columns"], "selectedTeam">>,
  L
>;

/** A user at level `L`, without members of the current session. */
export type UserAt<L extends Level> = UserFieldsWithoutTeam<L> &
  WithSelectedTeam<L> &
  UserJson &
  UserActions<L>;

/**
 * Any user of the project, as a server sees it.
 * @interface
 */
export type ServerUser = UserAt<"server"> & UserServerActions & PasswordActions;

/** A member of a team, as other members see it. */
export interface TeamUser {
  /** The user's id. */
  readonly id: string;
  /** The member's name and picture in this team. */
  readonly teamProfile: TeamMemberProfile;
}

/** A member's profile, as a server app returns it. */
export interface ServerTeamMemberProfile extends TeamMemberProfile {}

/** A member of a team, as a server sees it: the whole user. */
export type ServerTeamUser = ServerUser & { readonly teamProfile: ServerTeamMemberProfile };

/** A member of a team; with all of the user for server apps. */
export type TeamUserAt<L extends Level> = TeamUser & From<"server", L, ServerUser>;

/** Which members of a team to list. */
export interface TeamUserListOptions {
  /**
   * Words that are all in a member's name, or in their address if the reader sees it. Case and
   * accents do not matter.
   */
  readonly query?: string | undefined;
  /** `nextCursor` of the previous page. */
  readonly cursor?: string | undefined;
  /** The maximum number of members, up to 100. Default: 20 with other options, else all. */
  readonly limit?: number | undefined;
}

/** Actions on a team, as far as the caller's permissions allow. */
export interface TeamActions<L extends Level> extends TeamKeyActions, TeamDomainActions<L> {
  /**
   * Changes the named fields. A client needs the permission `$update_team`, else
   * `TEAM_PERMISSION_REQUIRED` is thrown.
   */
  update(options: TeamUpdate<L>): Promise<void>;
  /** Deletes the team for all its members. A client needs `$delete_team`. Cannot be undone. */
  delete(): Promise<void>;
  /**
   * Emails an invitation. A client needs `$invite_members`. On a server `callbackUrl`, the absolute
   * address of the invitation page, is required. Throws `REDIRECT_URL_NOT_WHITELISTED` if the
   * project does not trust it. `roleIds` are given in place of the roles of new members: a client
   * names only roles that it may give, `isAssignable` in `listRoles()`.
   */
  inviteUser(options: {
    readonly email: string;
    readonly callbackUrl?: string | undefined;
    readonly roleIds?: readonly PermissionId[] | undefined;
  }): Promise<void>;
  /** Invitations that are open. A client needs `$invite_members`. */
  listInvitations(): Promise<TeamInvitation[]>;
  /** `listInvitations()` for components: suspends while it loads, and stays up to date. */
  useInvitations(): TeamInvitation[];
  /**
   * The members, those who joined first coming first: all of them, or with options a page, whose
   * `nextCursor` is null on the last. A client needs `$read_members`. The hosted service ignores the
   * options.
   */
  listUsers(options?: TeamUserListOptions): Promise<Listed<TeamUserAt<L>>>;
  /** `listUsers()` for components. */
  useUsers(options?: TeamUserListOptions): Listed<TeamUserAt<L>>;
  /**
   * Removes a member. A client needs `$remove_members`. Throws `TEAM_MEMBERSHIP_NOT_FOUND` if the
   * user is not a member.
   */
  removeUser(userId: string): Promise<void>;
  /**
   * Gives a member one of their `teamProfile.assignableRoleIds`, in place of all current roles. A
   * client needs `$remove_members`, and must hold the role or give the one of new members.
   */
  setRole(userId: string, roleId: string): Promise<void>;
  /**
   * Replaces a member's roles. A client needs `$remove_members`, and adds and takes only
   * `teamProfile.assignableRoleIds`; others throw `TEAM_PERMISSION_REQUIRED`.
   */
  setRoles(userId: string, roleIds: readonly PermissionId[]): Promise<void>;
  /** The roles in the team, highest first. A client must be a member. */
  listRoles(): Promise<TeamRole[]>;
  /** `listRoles()` for components. */
  useRoles(): TeamRole[];
}

/** Team actions of trusted servers. */
export interface TeamServerActions {
  /**
   * Adds a user with the default permissions of members. Throws `TEAM_MEMBERSHIP_ALREADY_EXISTS`
   * for a member.
   */
  addUser(userId: string): Promise<void>;
}

/** A team of the current user. A snapshot: read it again after changes. */
export interface Team extends Fields<typeof team, "client">, TeamActions<"client"> {}
/** A team as a server sees it. */
export interface ServerTeam
  extends Fields<typeof team, "server">,
    TeamActions<"server">,
    TeamServerActions {}

interface Teams {
  readonly client: Team;
  readonly server: ServerTeam;
  readonly admin: ServerTeam;
}
/** A team as level `L` sees it, by the name of its interface. */
export type TeamAt<L extends Level> = Teams[L];
