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
import { announce } from "../ui/toast.js";
import type { User } from "../users/columns.js";
import { ReceivedInvitations } from "./received-invitations.js";

/** The teams of a user, and what they may do in each and in the project, and why. */
export function TeamsTab({ user }: { readonly user: User }) {
  const { id } = useProject();
  const teams = useRead(operations.teams.list, { query: { userId: user.id } });
  return (
    <>
      <ReceivedInvitations userId={user.id} />
      <ProjectPermissions user={user} />
      {teams.isPending ? (
        <Skeleton lines={4} />
      ) : !teams.data ? (
        <Failure error={teams.error} onRetry={teams.refetch} />
      ) : teams.data.length === 0 ? (
        <Empty title="In no team">A team, or an invitation to it, adds them.</Empty>
      ) : (
        teams.data.map((team) => (
          <Section
            key={team.id}
            title={team.displayName || "Team without a name"}
            actions={<Link to={`/${id}/teams/${team.id}`}>Open team</Link>}
          >
            <TeamPermissions userId={user.id} team={team} />
          </Section>
        ))
      )}
    </>
  );
}

function TeamPermissions({
  userId,
  team,
}: {
  readonly userId: string;
  readonly team: { readonly id: string; readonly displayName: string };
}) {
  const query = { userId, teamId: team.id };
  const direct = useRead(operations.permissions.listInTeam, { query });
  const all = useRead(operations.permissions.listInTeam, { query: { ...query, recursive: true } });
  const definitions = useRead(operations.teamPermissionDefinitions.list);
  if (!direct.data || !all.data || !definitions.data) return <Skeleton lines={2} />;
  return (
    <Permissions
      label={`Permissions in ${team.displayName}`}
      direct={direct.data.map(({ id }) => id)}
      all={all.data.map(({ id }) => id)}
      definitions={definitions.data}
    />
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

function ProjectPermissions({ user }: { readonly user: User }) {
  const query = { userId: user.id };
  const direct = useRead(operations.permissions.listInProject, { query });
  const all = useRead(operations.permissions.listInProject, {
    query: { ...query, recursive: true },
  });
  const definitions = useRead(operations.projectPermissionDefinitions.list);
  const grant = useChange(operations.permissions.grantInProject);
  const revoke = useChange(operations.permissions.revokeInProject);
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
      ) : direct.isError ? (
        <Failure error={direct.error} onRetry={direct.refetch} />
      ) : (
        <Skeleton lines={2} />
      )}
      {revoked && (
        <FormDialog
          title={`Take away ${revoked}`}
          action="Take away permission"
          danger
          onClose={() => setRevoked(undefined)}
          onSubmit={async () => {
            await revoke.mutateAsync({ params: { user_id: user.id, permission_id: revoked } });
            announce("Permission taken away");
          }}
        >
          <p>What it contains goes too, unless they have it otherwise.</p>
        </FormDialog>
      )}
      {isOpen && missing && (
        <FormDialog
          title="Give a permission"
          action="Give permission"
          onClose={() => setOpen(false)}
          onSubmit={async (form) => {
            await grant.mutateAsync({
              params: { user_id: user.id, permission_id: String(form.get("permission")) },
              body: {},
            });
            announce("Permission given");
          }}
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
