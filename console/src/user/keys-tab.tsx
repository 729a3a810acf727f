import { type Output, operations } from "@stackkit/next/protocol";
import { useState } from "react";
import { useMay } from "../api/project.js";
import { useChange, useRead } from "../api/queries.js";
import { Badge } from "../ui/badge.js";
import { Button } from "../ui/button.js";
import { FormDialog } from "../ui/dialog.js";
import { Empty } from "../ui/notice.js";
import { ReadTable } from "../ui/read-table.js";
import { Section } from "../ui/section.js";
import { Time } from "../ui/time.js";

type Key = Output<typeof operations.userApiKeys.list, "admin">[number];

/** Whether a key works, in a word. */
const stateOf = (key: Key): "revoked" | "expired" | "active" =>
  key.manuallyRevokedAt
    ? "revoked"
    : key.expiresAt && key.expiresAt < new Date()
      ? "expired"
      : "active";

/** The API keys that the user made. */
export function KeysTab({ userId }: { readonly userId: string }) {
  const keys = useRead(operations.userApiKeys.list, {
    query: { userId },
  });
  const update = useChange(operations.userApiKeys.update);
  const [revoked, setRevoked] = useState<Key>();
  const mayRevoke = useMay("admin");
  return (
    <Section
      title="API keys"
      lead="Only the end of a key is known here. A revoked key stays revoked."
    >
      <ReadTable
        read={keys}
        lines={3}
        empty={<Empty title="No API key" />}
        label="API keys"
        idOf={({ id }) => id}
        columns={[
          { id: "description", title: "For", cell: ({ description }) => description },
          { id: "end", title: "Ends with", cell: ({ value }) => <code>…{value.lastFour}</code> },
          {
            id: "scopes",
            title: "May",
            cell: ({ scopes }) => scopes?.join(" ") ?? "All that they may",
          },
          {
            id: "used",
            title: "Last used",
            cell: ({ lastUsedAt }) => (lastUsedAt ? <Time at={lastUsedAt} /> : "Never"),
          },
          {
            id: "state",
            title: "State",
            cell: (key) =>
              ({
                active: <Badge look="good">Active</Badge>,
                expired: <Badge>Expired</Badge>,
                revoked: <Badge look="bad">Revoked</Badge>,
              })[stateOf(key)],
          },
          {
            id: "actions",
            title: "",
            cell: (key) =>
              mayRevoke &&
              stateOf(key) === "active" && (
                <Button small look="danger" onClick={() => setRevoked(key)}>
                  Revoke
                </Button>
              ),
          },
        ]}
      />
      {revoked && (
        <FormDialog
          title={`Revoke “${revoked.description}”`}
          action="Revoke key"
          danger
          done="Key revoked"
          onClose={() => setRevoked(undefined)}
          onSubmit={() =>
            update.mutateAsync({
              params: { api_key_id: revoked.id },
              body: { revoked: true },
            })
          }
        >
          <p>Programs that use it are refused within 30 seconds. It can’t be undone.</p>
        </FormDialog>
      )}
    </Section>
  );
}
