import type { Answer, operations } from "@stackkit/next/protocol";
import { INVITATIONS, membersWith } from "./belongings";
import type { Person } from "./people";

type Role = Answer<typeof operations.teamRoles.list>[number];

const role = (id: string, displayName: string | null, isAssignable: boolean): Role => ({
  id,
  displayName,
  permissionIds: [],
  givenBy: [],
  isDefined: true,
  isDefault: id === "member",
  isAssignable,
});

/** Roles that a project defines. The reader may give all but the treasurer's. */
export const ROLES: readonly Role[] = [
  role("admin", null, true),
  role("editor", "Editor of the studio's pages, pictures and everything that is printed", true),
  role("accountant", "Accountant", true),
  role("treasurer", "Treasurer", false),
  role("member", null, true),
];

const GIVEN = [["admin"], ["treasurer", "member"], ["editor", "accountant"], ["member"], []];

/** Members with several roles, or none. */
export const membersWithRoles = (user: Person): ReturnType<typeof membersWith> =>
  membersWith(user).map((member, at) => ({
    ...member,
    roleIds: GIVEN[at],
    roleId: GIVEN[at]?.[0] ?? null,
    assignableRoleIds: ROLES.flatMap(({ id, isAssignable }) => (isAssignable ? id : [])),
  }));

/** Open invitations, one of them with roles. */
export const INVITATIONS_WITH_ROLES = INVITATIONS.map((invitation, at) =>
  at === 0 ? { ...invitation, roleIds: ["editor", "accountant"] } : invitation,
);
