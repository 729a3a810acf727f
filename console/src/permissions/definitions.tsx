import { useState } from "react";
import { useMay } from "../api/project.js";
import { useRead } from "../api/queries.js";
import { Badge } from "../ui/badge.js";
import { Button } from "../ui/button.js";
import { Icon } from "../ui/icon.js";
import { Menu } from "../ui/menu.js";
import { Empty, Failure } from "../ui/notice.js";
import { PlainTable } from "../ui/plain-table.js";
import { Section } from "../ui/section.js";
import { Skeleton } from "../ui/skeleton.js";
import { ContainmentTree } from "./containment-tree.js";
import { DeleteDefinition, EditDefinition } from "./definition-dialogs.js";
import { containedIn } from "./paths-to.js";
import { type Definition, SCOPES, type Scope } from "./scopes.js";

const isSystem = ({ id }: Definition): boolean => id.startsWith("$");

/** The permissions that the project defines in one scope, and which contains which. */
export function Definitions({ scope }: { readonly scope: Scope }) {
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
            {mayChange ? "Define" : "An admin defines"} one, then your app checks it with{" "}
            <code>user.hasPermission()</code>.
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
                cell: ({ description }) =>
                  description || <span className="muted">No description</span>,
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
