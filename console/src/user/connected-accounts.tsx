import { operations } from "@stackkit/next/protocol";
import { useState } from "react";
import { useMay } from "../api/project.js";
import { useChange } from "../api/queries.js";
import { nameOf } from "../settings/provider-names.js";
import { Button } from "../ui/button.js";
import { FormDialog } from "../ui/dialog.js";
import { Empty } from "../ui/notice.js";
import { PlainTable } from "../ui/plain-table.js";
import { Section } from "../ui/section.js";
import type { User } from "../users/columns.js";

type Account = User["oauthProviders"][number];

/** The accounts at providers by which the user signs in. */
export function ConnectedAccounts({ user }: { readonly user: User }) {
  const [removed, setRemoved] = useState<Account>();
  const disconnect = useChange(operations.connectedAccounts.disconnect);
  const mayRemove = useMay("support");
  return (
    <Section title="Connected accounts">
      {user.oauthProviders.length === 0 ? (
        <Empty title="No connected account">They have not signed in by a provider.</Empty>
      ) : (
        <PlainTable
          label="Connected accounts"
          rows={user.oauthProviders}
          idOf={({ id, account_id }) => `${id} ${account_id}`}
          columns={[
            { id: "provider", title: "Provider", cell: ({ id }) => nameOf(id) },
            { id: "email", title: "Email there", cell: ({ email }) => email ?? "None" },
            {
              id: "account",
              title: "Account id",
              cell: ({ account_id }) => <code>{account_id}</code>,
            },
            {
              id: "actions",
              title: "",
              cell: (account) =>
                mayRemove && (
                  <Button small look="danger" onClick={() => setRemoved(account)}>
                    Disconnect
                  </Button>
                ),
            },
          ]}
        />
      )}
      {removed && (
        <FormDialog
          title={`Disconnect ${nameOf(removed.id)}`}
          action="Disconnect account"
          danger
          done="Account disconnected"
          onClose={() => setRemoved(undefined)}
          onSubmit={() =>
            disconnect.mutateAsync({
              params: { user_id: user.id, provider_id: removed.id },
            })
          }
        >
          <p>
            {removed.email ?? removed.account_id} no longer signs in, and the tokens that the
            provider gave are deleted. They are emailed about it.
          </p>
          <p>Is it their only way to sign in? Set a password first, or they are kept out.</p>
        </FormDialog>
      )}
    </Section>
  );
}
