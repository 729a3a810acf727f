import type { Access } from "../../access/access.js";
import type { Level } from "../../protocol/operations/level.js";
import { memberProfiles } from "../../protocol/records/member-profile.js";

/** A member's name and picture in one team; falls back to the user's own. */
export interface TeamMemberProfile {
  /** The name in the team, else the user's own. */
  readonly displayName: string | null;
  /** The picture in the team, else the user's own. */
  readonly profileImageUrl: string | null;
  /**
   * The main address. Clients see it of members without a name; of all members with the permission
   * `$remove_members`.
   */
  readonly email?: string | null | undefined;
  /**
   * The address that the member was invited with, if they have neither a name nor an address. It is
   * not verified: the invitation may have been forwarded.
   */
  readonly invitedEmail?: string | undefined;
  /** When the member joined the team. */
  readonly joinedAt?: Date | undefined;
  /** The highest role of the member, a team permission; null if they have none. */
  readonly roleId?: string | null | undefined;
  /** All roles of the member, highest first. */
  readonly roleIds?: readonly string[] | undefined;
  /** The roles that the reader may give to the member. */
  readonly assignableRoleIds?: readonly string[] | undefined;
  /** Whether the member has the permission `$remove_members`. */
  readonly managesMembers?: boolean | undefined;
}

/** The fields of a profile, without those of its member. */
export const profileFields = ({
  displayName,
  profileImageUrl,
  email,
  invitedEmail,
  joinedAt,
  roleId,
  roleIds,
  assignableRoleIds,
  managesMembers,
}: TeamMemberProfile): TeamMemberProfile => ({
  displayName,
  profileImageUrl,
  email,
  invitedEmail,
  joinedAt,
  roleId,
  roleIds,
  assignableRoleIds,
  managesMembers,
});

/** The user's own name and picture in one team. */
export interface EditableTeamMemberProfile extends TeamMemberProfile {
  /**
   * Changes the named fields; a picture of null falls back to the user's own. A browser can only give
   * up own roles, or take those that it may give: `roleIds` replaces all of them.
   */
  update(options: {
    readonly displayName?: string | undefined;
    readonly profileImageUrl?: string | null | undefined;
    readonly roleId?: string | undefined;
    readonly roleIds?: readonly string[] | undefined;
  }): Promise<void>;
}

/** The profile of the access's user in one team. */
export const profileQuery = <L extends Level>(access: Access<L>, teamId: string) => {
  const params = { team_id: teamId, user_id: access.subject };
  return access.query(
    memberProfiles.read,
    { params },
    (row): EditableTeamMemberProfile => ({
      ...profileFields(row),
      update: async ({ roleIds, ...body }) =>
        void (await access.run(memberProfiles.update, {
          params,
          body: { ...body, roleIds: roleIds && [...roleIds] },
        })),
    }),
  );
};
