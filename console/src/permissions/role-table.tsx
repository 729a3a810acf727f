import { Badge } from "../ui/badge.js";
import { Icon } from "../ui/icon.js";
import { Menu } from "../ui/menu.js";
import { PlainTable } from "../ui/plain-table.js";
import { nameOfRole, type Role, RoleBadges } from "./role-names.js";
import type { Definition } from "./scopes.js";

/** Whether a role follows from the defaults of a project that defines none. */
export const isDerived = ({ id, permissionIds }: Role): boolean => permissionIds.includes(id);

/** Roles with what they allow and who gives them, highest first. */
export function RoleTable({
  roles,
  definitions,
  creatorIds,
  lockOf,
  onEdit,
  onDelete,
}: {
  readonly roles: readonly Role[];
  readonly definitions: readonly Definition[];
  /** What creators of teams get. */
  readonly creatorIds: readonly string[];
  /** Where the service's configuration defines a role, if it does. */
  readonly lockOf: (id: string) => string | undefined;
  readonly onEdit?: (role: Role) => void;
  readonly onDelete?: (role: Role) => void;
}) {
  return (
    <PlainTable
      label="Roles"
      rows={roles}
      idOf={({ id }) => id}
      columns={[
        {
          id: "name",
          title: "Role",
          cell: ({ id, displayName, isDefault }) => (
            <span className="row">
              {displayName && <span>{displayName}</span>}
              <code>{id}</code>
              {isDefault && <Badge>New members</Badge>}
              {creatorIds.includes(id) && <Badge>Creators</Badge>}
            </span>
          ),
        },
        {
          id: "allows",
          title: "Allows",
          cell: (role) => <Allowed role={role} definitions={definitions} />,
        },
        {
          id: "given-by",
          title: "Also given by",
          cell: (role) =>
            role.givenBy.length > 0 ? (
              <RoleBadges ids={role.givenBy} roles={roles} />
            ) : (
              <span className="muted">
                {!isDerived(role)
                  ? "Its holders alone"
                  : role.isDefault
                    ? "Members who may remove others"
                    : "Members who may do all of it"}
              </span>
            ),
        },
        {
          id: "actions",
          title: "",
          cell: (role) =>
            lockOf(role.id) ? (
              <span className="muted">
                Set in <code>{lockOf(role.id)}</code>
              </span>
            ) : (
              onEdit &&
              onDelete && (
                <Menu
                  label={`Change ${nameOfRole(role.id, roles)}`}
                  items={[
                    { words: "Edit", onSelect: () => onEdit(role) },
                    { words: "Delete", danger: true, onSelect: () => onDelete(role) },
                  ]}
                >
                  <Icon name="more" />
                </Menu>
              )
            ),
        },
      ]}
    />
  );
}

function Allowed({
  role,
  definitions,
}: {
  readonly role: Role;
  readonly definitions: readonly Definition[];
}) {
  const contained = definitions.find(({ id }) => id === role.id)?.containedPermissionIds ?? [];
  const ids = [...new Set([...role.permissionIds, ...contained])].filter((id) => id !== role.id);
  if (ids.length === 0) return <span className="muted">Its name alone</span>;
  return (
    <span className="row">
      {ids.map((id) => (
        <code key={id}>{id}</code>
      ))}
    </span>
  );
}
