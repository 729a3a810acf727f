import { UserAvatar } from "@stackkit/next";
import type { ServerTeamUser } from "@stackkit/next/server";

/** The name that a member goes by in this team. */
const nameOf = ({ teamProfile, displayName, primaryEmail }: ServerTeamUser): string =>
  teamProfile.displayName ?? displayName ?? primaryEmail ?? "Account without an address";

/** The address, unless it is already shown in place of the name. */
const moreOf = (member: ServerTeamUser): string | undefined =>
  member.clientMetadata?.status ??
  (member.primaryEmail === nameOf(member) ? undefined : (member.primaryEmail ?? undefined));

const AVATAR_PIXELS = 36;

export function MemberList({
  members,
  ownId,
}: {
  members: readonly ServerTeamUser[];
  ownId: string;
}) {
  return (
    <ul className="rows">
      {members.map((member) => {
        const { primaryEmail, profileImageUrl } = member;
        return (
          <li className="row" key={member.id}>
            <UserAvatar
              size={AVATAR_PIXELS}
              user={{ displayName: nameOf(member), primaryEmail, profileImageUrl }}
            />
            <div className="row-body">
              <p className="row-title">
                {nameOf(member)}
                {member.id === ownId && <span className="tag">You</span>}
              </p>
              {moreOf(member) && <p className="row-text">{moreOf(member)}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
