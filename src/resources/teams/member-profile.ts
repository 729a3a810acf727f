import type { Access } from "../../access/access.js";
import type { Level } from "../../protocol/operations/level.js";
import { memberProfiles } from "../../protocol/records/member-profile.js";

/** A member's name and picture in one team; falls back to the user's own. */
export interface TeamMemberProfile {
  readonly displayName: string | null;
  readonly profileImageUrl: string | null;
}

/** The user's own name and picture in one team. */
export interface EditableTeamMemberProfile extends TeamMemberProfile {
  /** Changes the named fields; a picture of null falls back to the user's own. */
  update(options: {
    readonly displayName?: string | undefined;
    readonly profileImageUrl?: string | null | undefined;
  }): Promise<void>;
}

/** The profile of the access's user in one team. */
export const profileQuery = <L extends Level>(access: Access<L>, teamId: string) => {
  const params = { team_id: teamId, user_id: access.subject };
  return access.query(
    memberProfiles.read,
    { params },
    ({ displayName, profileImageUrl }): EditableTeamMemberProfile => ({
      displayName,
      profileImageUrl,
      update: async (body) => void (await access.run(memberProfiles.update, { params, body })),
    }),
  );
};
