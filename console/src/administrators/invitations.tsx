import { useState } from "react";
import { Button } from "../ui/button.js";
import { FormDialog } from "../ui/dialog.js";
import { PlainTable } from "../ui/plain-table.js";
import { Section } from "../ui/section.js";
import { Time } from "../ui/time.js";
import { sentence } from "../ui/words.js";
import { type Invited, useChangeAdministrators } from "./administrators-api.js";
import { SCOPES } from "./words.js";

/** Invitations that have not been accepted. Without one there is nothing. */
export function Invitations({
  of,
  mayRevoke,
}: {
  readonly of: readonly Invited[];
  readonly mayRevoke: (one: Invited) => boolean;
}) {
  const change = useChangeAdministrators();
  const [revoked, setRevoked] = useState<Invited>();
  if (of.length === 0) return null;
  return (
    <Section title="Pending invitations">
      <PlainTable
        label="Pending invitations"
        rows={of}
        idOf={({ id }) => id}
        columns={[
          { id: "email", title: "Email", cell: ({ email }) => email },
          { id: "role", title: "Role", cell: ({ role }) => sentence(role) },
          { id: "scope", title: "For", cell: ({ scope }) => SCOPES[scope] },
          {
            id: "until",
            title: "Ends",
            cell: ({ expires_at_millis: at }) => <Time at={new Date(at)} />,
          },
          {
            id: "actions",
            title: "",
            cell: (one) =>
              mayRevoke(one) && (
                <Button small look="danger" onClick={() => setRevoked(one)}>
                  Revoke
                </Button>
              ),
          },
        ]}
      />
      {revoked && (
        <FormDialog
          title={`Revoke the invitation of ${revoked.email}`}
          action="Revoke invitation"
          danger
          done="Invitation revoked"
          onClose={() => setRevoked(undefined)}
          onSubmit={async () => {
            const path = `/invitations/${revoked.id}?scope=${revoked.scope}`;
            await change.mutateAsync({ method: "DELETE", path });
          }}
        >
          <p>The link that they were sent stops working.</p>
        </FormDialog>
      )}
    </Section>
  );
}
