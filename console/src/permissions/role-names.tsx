import type { Output, operations } from "@stackkit/next/protocol";
import { Badge } from "../ui/badge.js";

/** A role in the teams of the project. */
export type Role = Output<typeof operations.teamRoles.list, "admin">[number];

/** The name of a role, else its id. */
export const nameOfRole = (id: string, roles: readonly Role[] = []): string =>
  roles.find((role) => role.id === id)?.displayName ?? id;

/** Roles as badges, or that there is none. */
export const RoleBadges = ({
  ids,
  roles,
}: {
  readonly ids: readonly string[];
  /** Where the names come from. Without them, ids are shown. */
  readonly roles: readonly Role[] | undefined;
}) =>
  ids.length === 0 ? (
    <span className="muted">None</span>
  ) : (
    <span className="row">
      {ids.map((id) => (
        <Badge key={id}>{nameOfRole(id, roles)}</Badge>
      ))}
    </span>
  );
