import { type Role, RoleBadges } from "../permissions/role-names.js";
import { Icon } from "../ui/icon.js";
import { Menu } from "../ui/menu.js";
import { PersonLink } from "../ui/person.js";
import type { TableColumn } from "../ui/table-head.js";
import { Time } from "../ui/time.js";
import { labelOf, type Member } from "./member-dialogs.js";

/** A dialog about one member. */
export interface MemberDialog {
  readonly kind: "roles" | "remove";
  readonly member: Member;
}

/** The columns of a team's members. */
export const memberColumns = ({
  roles,
  mayChange,
  onOpen,
}: {
  readonly roles: readonly Role[] | undefined;
  readonly mayChange: boolean;
  readonly onOpen: (dialog: MemberDialog) => void;
}): TableColumn<Member>[] => [
  {
    id: "name",
    title: "Name",
    cell: (member) => (
      <PersonLink
        of={{
          id: member.userId,
          displayName: labelOf(member),
          profileImageUrl: member.profileImageUrl,
        }}
      />
    ),
  },
  {
    id: "email",
    title: "Email",
    cell: ({ email }) => email ?? <span className="muted">None</span>,
  },
  {
    id: "roles",
    title: "Roles",
    cell: ({ roleIds = [] }) => <RoleBadges ids={roleIds} roles={roles} />,
  },
  {
    id: "joined",
    title: "Joined",
    cell: ({ joinedAt }) => joinedAt && <Time at={joinedAt} />,
  },
  {
    id: "actions",
    title: "",
    cell: (member) =>
      mayChange && (
        <Menu
          label={`Change ${labelOf(member)}`}
          items={[
            ...(roles?.length
              ? [{ words: "Change roles", onSelect: () => onOpen({ kind: "roles", member }) }]
              : []),
            { words: "Remove", danger: true, onSelect: () => onOpen({ kind: "remove", member }) },
          ]}
        >
          <Icon name="more" />
        </Menu>
      ),
  },
];
