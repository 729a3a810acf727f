import { type Output, operations } from "@stackkit/next/protocol";
import { useState } from "react";
import { wordsOf } from "../api/problem.js";
import { useMay } from "../api/project.js";
import { useChange, useRead } from "../api/queries.js";
import { Badge } from "../ui/badge.js";
import { Button } from "../ui/button.js";
import { FormDialog } from "../ui/dialog.js";
import { TextField } from "../ui/field.js";
import { Empty, Notice } from "../ui/notice.js";
import { ReadTable } from "../ui/read-table.js";
import { Section } from "../ui/section.js";
import { Skeleton } from "../ui/skeleton.js";
import { Time } from "../ui/time.js";
import { countOf } from "../ui/words.js";
import type { User } from "../users/columns.js";
import { ConnectedAccounts } from "./connected-accounts.js";
import type { UserTabProps } from "./user-view.js";

type Passkey = Output<typeof operations.passkeys.list, "admin">[number];

/** How the user signs in, and what an administrator may remove or set. */
export const MethodsTab = ({ userId, user }: UserTabProps) => (
  <>
    {user ? <Credentials user={user} /> : <Skeleton lines={6} />}
    <Passkeys userId={userId} />
    {user ? <ConnectedAccounts user={user} /> : <Skeleton lines={2} />}
  </>
);

function Credentials({ user }: { readonly user: User }) {
  const [dialog, setDialog] = useState<"password" | "factor">();
  const mayReset = useMay("support");
  const mayChange = useMay("admin");
  const update = useChange(operations.users.update);
  const close = () => setDialog(undefined);
  return (
    <>
      <Section title="Password and codes">
        <div>
          <div className="switch-field">
            <div>
              <h3>Password</h3>
              <p className="muted">{user.hasPassword ? "Set" : "None: they use another way."}</p>
            </div>
            {mayChange && (
              <Button onClick={() => setDialog("password")}>
                {user.hasPassword ? "Set a new password" : "Set a password"}
              </Button>
            )}
          </div>
          <div className="switch-field">
            <div>
              <h3>Email codes and links</h3>
              <p className="muted">
                {user.otpAuthEnabled
                  ? "On"
                  : user.otpAuthRefused
                    ? "They switched them off."
                    : "Not used yet"}
              </p>
            </div>
          </div>
          <div className="switch-field">
            <div>
              <h3>Second factor</h3>
              <p className="muted">
                {user.isMultiFactorRequired ? <RecoveryCodes userId={user.id} /> : "None"}
              </p>
            </div>
            {mayReset && user.isMultiFactorRequired && (
              <Button look="danger" onClick={() => setDialog("factor")}>
                Remove second factor
              </Button>
            )}
          </div>
        </div>
      </Section>
      {dialog === "password" && (
        <FormDialog
          title="Set a password"
          action="Set password"
          done="Password set"
          onClose={close}
          onSubmit={(form) =>
            update.mutateAsync({
              params: { user_id: user.id },
              body: { password: String(form.get("password")) },
            })
          }
        >
          <p>
            They are emailed that it changed, without the password. A reset by email is safer: only
            they know the new one.
          </p>
          <TextField
            label="New password"
            name="password"
            type="password"
            required
            minLength={8}
            autoComplete="new-password"
          />
        </FormDialog>
      )}
      {dialog === "factor" && (
        <FormDialog
          title="Remove the second factor"
          action="Remove second factor"
          danger
          done="Second factor removed"
          onClose={close}
          onSubmit={() =>
            update.mutateAsync({
              params: { user_id: user.id },
              body: { totpMultiFactorSecret: null },
            })
          }
        >
          <p>
            Their password or email code alone signs in from now on, and their recovery codes end.
            Make sure that it is them who asks: their verified addresses are emailed.
          </p>
        </FormDialog>
      )}
    </>
  );
}

/** How many recovery codes are left beside the app. */
function RecoveryCodes({ userId }: { readonly userId: string }) {
  const { data } = useRead(operations.recoveryCodes.count, { params: { user_id: userId } });
  if (!data) return "An authenticator app";
  return `An authenticator app, and ${
    data.count === 0 ? "no recovery code" : countOf(data.count, "recovery code")
  } left`;
}

function Passkeys({ userId }: { readonly userId: string }) {
  const passkeys = useRead(operations.passkeys.list, {
    params: { user_id: userId },
  });
  const [removed, setRemoved] = useState<Passkey>();
  const remove = useChange(operations.passkeys.delete);
  const mayRemove = useMay("support");
  return (
    <Section title="Passkeys">
      <ReadTable
        read={passkeys}
        lines={2}
        empty={<Empty title="No passkey">They can make one in their account settings.</Empty>}
        label="Passkeys"
        idOf={({ id }) => id}
        columns={[
          {
            id: "name",
            title: "Name",
            cell: (key) => key.name ?? key.provider ?? key.device ?? "Passkey",
          },
          { id: "site", title: "Signs in to", cell: ({ rpId }) => rpId ?? "Unknown" },
          {
            id: "backed",
            title: "Copies",
            cell: ({ isBackedUp }) =>
              isBackedUp ? <Badge look="good">Backed up</Badge> : <Badge>On one device</Badge>,
          },
          {
            id: "used",
            title: "Last used",
            cell: ({ lastUsedAt }) => (lastUsedAt ? <Time at={lastUsedAt} /> : "Never"),
          },
          { id: "made", title: "Made", cell: ({ createdAt }) => <Time at={createdAt} /> },
          {
            id: "actions",
            title: "",
            cell: (key) =>
              mayRemove && (
                <Button small look="danger" onClick={() => setRemoved(key)}>
                  Remove
                </Button>
              ),
          },
        ]}
      />
      {remove.isError && <Notice look="error">{wordsOf(remove.error)}</Notice>}
      {removed && (
        <FormDialog
          title={`Remove the passkey “${removed.name ?? removed.provider ?? removed.device ?? "Passkey"}”`}
          action="Remove passkey"
          danger
          done="Passkey removed"
          onClose={() => setRemoved(undefined)}
          onSubmit={() =>
            remove.mutateAsync({ params: { user_id: userId, passkey_id: removed.id } })
          }
        >
          <p>It no longer signs in. They are emailed about it.</p>
        </FormDialog>
      )}
    </Section>
  );
}
