import { operations } from "@stackkit/next/protocol";
import { useState } from "react";
import { Link } from "wouter";
import { useMay, useProject } from "../api/project.js";
import { useChange, useRead } from "../api/queries.js";
import { pathsTo } from "../permissions/paths-to.js";
import { Badge } from "../ui/badge.js";
import { Button } from "../ui/button.js";
import { FormDialog } from "../ui/dialog.js";
import { SelectField } from "../ui/field.js";
import { Empty, Failure } from "../ui/notice.js";
import { PlainTable } from "../ui/plain-table.js";
import { Section } from "../ui/section.js";
import { Skeleton } from "../ui/skeleton.js";
import { ReceivedInvitations } from "./received-invitations.js";

const { permissions } = operations;

/** The teams of a user, and what they may do in each and in the project, and why. */
export function TeamsTab({ userId }: { readonly userId: string }) {
  const { id } = useProject();
  const query = { userId };
  const teams = useRead(operations.teams.list, { query });
  const direct = useRead(permissions.listInTeam, { query });
  const all = useRead(permissions.listInTeam, { query: { ...query, recursive: true } });
  const definitions = useRead(operations.teamPermissionDefinitions.list);
  const reads = [teams, direct, all, definitions];
  const failed = reads.find(({ data, error }) => data === undefined && error);
  const idsIn = (teamId: string, of: typeof direct): string[] =>
    (of.data ?? []).filter((permission) => permission.teamId === teamId).map((one) => one.id);
  return (
    <>
      <ReceivedInvitations userId={userId} />
      <ProjectPermissions userId={userId} />
      {failed ? (
        <Failure error={failed.error} onRetry={failed.refetch} />
      ) : !teams.data || !direct.data || !all.data || !definitions.data ? (
        <Skeleton lines={4} />
      ) : teams.data.length === 0 ? (
        <Empty title="In no team">A team, or an invitation to it, adds them.</Empty>
      ) : (
        teams.data.map((team) => (
          <Section
            key={team.id}
            title={team.displayName || "Team without a name"}
            actions={<Link to={`/${id}/teams/${team.id}`}>Open team</Link>}
          >
            <Permissions
              label={`Permissions in ${team.displayName}`}
              direct={idsIn(team.id, direct)}
              all={idsIn(team.id, all)}
              definitions={definitions.data ?? []}
            />
          </Section>
        ))
      )}
    </>
  );
}

function Permissions({
  label,
  direct,
  all,
  definitions,
  onRevoke,
}: {
  readonly label: string;
  readonly direct: readonly string[];
  readonly all: readonly string[];
  readonly definitions: readonly { id: string; containedPermissionIds: readonly string[] }[];
  readonly onRevoke?: (id: string) => void;
}) {
  if (all.length === 0) return <Empty title="No permission" />;
  return (
    <PlainTable
      label={label}
      rows={all}
      idOf={(id) => id}
      columns={[
        { id: "permission", title: "Permission", cell: (id) => <code>{id}</code> },
        {
          id: "why",
          title: "Why",
          cell: (id) =>
            direct.includes(id) ? (
              <Badge look="accent">Given directly</Badge>
            ) : (
              <span className="muted">Part of {pathsTo(id, direct, definitions).join(", ")}</span>
            ),
        },
        {
          id: "actions",
          title: "",
          cell: (id) =>
            onRevoke &&
            direct.includes(id) && (
              <Button small look="danger" onClick={() => onRevoke(id)}>
                Take away
              </Button>
            ),
        },
      ]}
    />
  );
}

function ProjectPermissions({ userId }: { readonly userId: string }) {
  const query = { userId };
  const direct = useRead(permissions.listInProject, { query });
  const all = useRead(permissions.listInProject, {
    query: { ...query, recursive: true },
  });
  const definitions = useRead(operations.projectPermissionDefinitions.list);
  const grant = useChange(permissions.grantInProject);
  const revoke = useChange(permissions.revokeInProject);
  const failed = [direct, all, definitions].find(({ data, error }) => data === undefined && error);
  const mayChange = useMay("admin");
  const [isOpen, setOpen] = useState(false);
  const [revoked, setRevoked] = useState<string>();
  const missing = definitions.data?.filter(({ id }) => !direct.data?.some((own) => own.id === id));
  return (
    <Section
      title="In the project"
      actions={
        mayChange &&
        (missing?.length ?? 0) > 0 && (
          <Button onClick={() => setOpen(true)}>Give a permission</Button>
        )
      }
    >
      {direct.data && all.data && definitions.data ? (
        <Permissions
          label="Permissions in the project"
          direct={direct.data.map(({ id }) => id)}
          all={all.data.map(({ id }) => id)}
          definitions={definitions.data}
          {...(mayChange && { onRevoke: setRevoked })}
        />
      ) : failed ? (
        <Failure error={failed.error} onRetry={failed.refetch} />
      ) : (
        <Skeleton lines={2} />
      )}
      {revoked && (
        <FormDialog
          title={`Take away ${revoked}`}
          action="Take away permission"
          danger
          done="Permission taken away"
          onClose={() => setRevoked(undefined)}
          onSubmit={() =>
            revoke.mutateAsync({ params: { user_id: userId, permission_id: revoked } })
          }
        >
          <p>What it contains goes too, unless they have it otherwise.</p>
        </FormDialog>
      )}
      {isOpen && missing && (
        <FormDialog
          title="Give a permission"
          action="Give permission"
          done="Permission given"
          onClose={() => setOpen(false)}
          onSubmit={(form) =>
            grant.mutateAsync({
              params: { user_id: userId, permission_id: String(form.get("permission")) },
              body: {},
            })
          }
        >
          <SelectField
            label="Permission"
            name="permission"
            options={missing.map(({ id, description }) => [
              id,
              description ? `${id}: ${description}` : id,
            ])}
          />
        </FormDialog>
      )}
    </Section>
  );
}
