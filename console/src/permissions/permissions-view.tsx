import { type Output, operations } from "@stackkit/next/protocol";
import { useState } from "react";
import { useMay, useProject } from "../api/project.js";
import { useChange, useRead } from "../api/queries.js";
import { useUrlState } from "../api/url-state.js";
import { Badge } from "../ui/badge.js";
import { Button } from "../ui/button.js";
import { PlainTable } from "../ui/data-table.js";
import { FormDialog } from "../ui/dialog.js";
import { TextField } from "../ui/field.js";
import { Icon } from "../ui/icon.js";
import { Menu } from "../ui/menu.js";
import { Empty, Failure } from "../ui/notice.js";
import { Section, View } from "../ui/section.js";
import { Skeleton } from "../ui/skeleton.js";
import { Tabs } from "../ui/tabs.js";
import { announce } from "../ui/toast.js";
import { ContainmentTree } from "./containment-tree.js";
import { containedIn } from "./paths-to.js";

const SCOPES = {
  team: {
    words: "In teams",
    rows: operations.teamPermissionDefinitions,
    lead: "What members may do in a team. A permission may contain others.",
  },
  project: {
    words: "In the project",
    rows: operations.projectPermissionDefinitions,
    lead: "What users may do in the whole project, whatever their teams.",
  },
} as const;
type Scope = keyof typeof SCOPES;
type Definition = Output<typeof operations.teamPermissionDefinitions.list, "admin">[number];

/** The permissions that the project defines, and which contains which. */
export function PermissionsView() {
  const { id } = useProject();
  const [values] = useUrlState();
  const scope: Scope = values.get("scope") === "project" ? "project" : "team";
  return (
    <View title="Permissions and roles" lead={SCOPES[scope].lead}>
      <Tabs
        label="Where permissions hold"
        current={scope}
        tabs={[
          { id: "team", words: SCOPES.team.words, to: `/${id}/permissions` },
          { id: "project", words: SCOPES.project.words, to: `/${id}/permissions?scope=project` },
        ]}
      />
      <Definitions key={scope} scope={scope} />
    </View>
  );
}

const isSystem = ({ id }: Definition): boolean => id.startsWith("$");

function Definitions({ scope }: { readonly scope: Scope }) {
  const { rows } = SCOPES[scope];
  const { data, error, isPending, refetch } = useRead(rows.list);
  const [dialog, setDialog] = useState<
    { kind: "edit"; of: Definition | undefined } | { kind: "delete"; of: Definition }
  >();
  const mayChange = useMay("admin");
  const close = () => setDialog(undefined);
  if (isPending) return <Skeleton lines={6} />;
  if (!data) return <Failure error={error} onRetry={refetch} />;
  return (
    <>
      <Section
        title="Definitions"
        actions={
          mayChange && (
            <Button look="primary" onClick={() => setDialog({ kind: "edit", of: undefined })}>
              Define a permission
            </Button>
          )
        }
      >
        {data.length === 0 ? (
          <Empty title="No permission yet">
            Define one, then check it in your app with <code>user.hasPermission()</code>.
          </Empty>
        ) : (
          <PlainTable
            label="Definitions"
            rows={data}
            idOf={({ id }) => id}
            columns={[
              {
                id: "id",
                title: "Permission",
                cell: (definition) => (
                  <span className="row">
                    <code>{definition.id}</code>
                    {isSystem(definition) && <Badge>Built in</Badge>}
                  </span>
                ),
              },
              {
                id: "description",
                title: "What it means",
                cell: ({ description }) => description || <span className="muted">Not said</span>,
              },
              {
                id: "contains",
                title: "Contains",
                numeric: true,
                cell: ({ id }) => containedIn(id, data).size || "",
              },
              {
                id: "actions",
                title: "",
                cell: (of) =>
                  mayChange &&
                  !isSystem(of) && (
                    <Menu
                      label={`Change ${of.id}`}
                      items={[
                        { words: "Edit", onSelect: () => setDialog({ kind: "edit", of }) },
                        {
                          words: "Delete",
                          danger: true,
                          onSelect: () => setDialog({ kind: "delete", of }),
                        },
                      ]}
                    >
                      <Icon name="more" />
                    </Menu>
                  ),
              },
            ]}
          />
        )}
      </Section>
      <ContainmentTree definitions={data} />
      {dialog?.kind === "edit" && (
        <EditDefinition scope={scope} of={dialog.of} all={data} onClose={close} />
      )}
      {dialog?.kind === "delete" && (
        <DeleteDefinition scope={scope} of={dialog.of} all={data} onClose={close} />
      )}
    </>
  );
}

function EditDefinition({
  scope,
  of,
  all,
  onClose,
}: {
  readonly scope: Scope;
  readonly of: Definition | undefined;
  readonly all: readonly Definition[];
  readonly onClose: () => void;
}) {
  const { rows } = SCOPES[scope];
  const create = useChange(rows.create);
  const update = useChange(rows.update);
  return (
    <FormDialog
      title={of ? `Edit ${of.id}` : "Define a permission"}
      action={of ? "Save permission" : "Define permission"}
      onClose={onClose}
      onSubmit={async (form) => {
        const body = {
          id: String(form.get("id")).trim(),
          description: String(form.get("description")).trim(),
          containedPermissionIds: form.getAll("contains").map(String),
        };
        if (of) await update.mutateAsync({ params: { permission_id: of.id }, body });
        else await create.mutateAsync({ body });
        announce(of ? "Permission saved" : "Permission defined");
      }}
    >
      <TextField
        label="Id"
        name="id"
        required
        defaultValue={of?.id}
        pattern="[a-z0-9_:]+"
        maxLength={63}
        autoComplete="off"
        hint={
          of
            ? "Your code checks the id. Change it there too."
            : "Lower-case letters, digits, colons and underscores, as your code will check it."
        }
      />
      <TextField label="What it means" name="description" defaultValue={of?.description} />
      <fieldset className="choices">
        <legend>Contains</legend>
        {all.map((other) => {
          // A permission that contains this one would contain itself.
          const wouldCircle =
            of !== undefined && (other.id === of.id || containedIn(other.id, all).has(of.id));
          return (
            <label key={other.id} className="row">
              <input
                type="checkbox"
                name="contains"
                value={other.id}
                disabled={wouldCircle}
                defaultChecked={of?.containedPermissionIds.includes(other.id)}
              />
              <code>{other.id}</code>
              {wouldCircle && other.id !== of?.id && (
                <span className="muted">contains {of?.id} already</span>
              )}
            </label>
          );
        })}
      </fieldset>
    </FormDialog>
  );
}

function DeleteDefinition({
  scope,
  of,
  all,
  onClose,
}: {
  readonly scope: Scope;
  readonly of: Definition;
  readonly all: readonly Definition[];
  readonly onClose: () => void;
}) {
  const remove = useChange(SCOPES[scope].rows.delete);
  const containers = all.filter(({ containedPermissionIds }) =>
    containedPermissionIds.includes(of.id),
  );
  return (
    <FormDialog
      title={`Delete ${of.id}`}
      action="Delete permission"
      danger
      typed={of.id}
      onClose={onClose}
      onSubmit={async () => {
        await remove.mutateAsync({ params: { permission_id: of.id } });
        announce("Permission deleted");
      }}
    >
      <p>
        Everybody who has it loses it at once
        {containers.length > 0 &&
          `, and ${containers.map(({ id }) => id).join(", ")} no longer contain it`}
        .
      </p>
    </FormDialog>
  );
}
