import { operations } from "@stackkit/next/protocol";
import { useState } from "react";
import { useMay } from "../api/project.js";
import { useRead } from "../api/queries.js";
import { useRoleLocks } from "../settings/locked.js";
import { Button } from "../ui/button.js";
import { Empty, Failure, Notice } from "../ui/notice.js";
import { Section } from "../ui/section.js";
import { Skeleton } from "../ui/skeleton.js";
import { DeleteRole } from "./delete-role.js";
import { EditRole } from "./edit-role.js";
import type { Role } from "./role-names.js";
import { isDerived, RoleTable } from "./role-table.js";

type Open = { kind: "edit"; of: Role | undefined } | { kind: "delete"; of: Role };

/** The roles of the project: defined, changed and deleted. */
export function Roles() {
  const roles = useRead(operations.teamRoles.list);
  const definitions = useRead(operations.teamPermissionDefinitions.list);
  const project = useRead(operations.projects.currentAsAdmin);
  const [dialog, setDialog] = useState<Open>();
  const mayChange = useMay("admin");
  const lockOf = useRoleLocks();
  const close = () => setDialog(undefined);
  const reads = [roles, definitions, project];
  if (reads.some(({ isPending }) => isPending)) return <Skeleton lines={6} />;
  if (!roles.data || !definitions.data || !project.data)
    return (
      <Failure
        error={reads.find(({ error }) => error)?.error}
        onRetry={() => {
          for (const { refetch } of reads) void refetch();
        }}
      />
    );
  const isDefined = !roles.data.some(isDerived);
  const shared = { roles: roles.data, definitions: definitions.data, onClose: close };
  return (
    <>
      <Section
        title="Roles"
        actions={
          mayChange && (
            <Button look="primary" onClick={() => setDialog({ kind: "edit", of: undefined })}>
              Define a role
            </Button>
          )
        }
      >
        {roles.data.length === 0 ? (
          <Empty title="No role yet">
            {mayChange ? "Define" : "An admin defines"} one, such as “Accountant”. Members who hold
            what it allows give it in your app, and <code>user.hasRole()</code> checks it.
          </Empty>
        ) : (
          <>
            {!isDefined && (
              <Notice>
                The project defines no role of its own. These follow from what creators of teams and
                new members get; the first role that you define keeps them as roles to edit.
              </Notice>
            )}
            <RoleTable
              roles={roles.data}
              definitions={definitions.data}
              lockOf={lockOf}
              creatorIds={project.data.config.teamCreatorDefaultPermissions.map(({ id }) => id)}
              {...(mayChange &&
                isDefined && {
                  onEdit: (of) => setDialog({ kind: "edit", of }),
                  onDelete: (of) => setDialog({ kind: "delete", of }),
                })}
            />
          </>
        )}
      </Section>
      {dialog?.kind === "edit" && <EditRole of={dialog.of} {...shared} />}
      {dialog?.kind === "delete" && <DeleteRole of={dialog.of} {...shared} />}
    </>
  );
}
