import { operations } from "@stackkit/next/protocol";
import { type FormEvent, useState } from "react";
import { wordsOf } from "../api/problem.js";
import { useMay } from "../api/project.js";
import { useChange } from "../api/queries.js";
import { Button } from "../ui/button.js";
import { TextField } from "../ui/field.js";
import { Notice } from "../ui/notice.js";
import { Facts, Section } from "../ui/section.js";
import { Time } from "../ui/time.js";
import { announce } from "../ui/toast.js";
import type { User } from "../users/columns.js";
import { Addresses } from "./addresses.js";
import { DangerZone } from "./danger-zone.js";
import { ExportUser } from "./export-user.js";

/** The name, the addresses, and what can not be undone. */
export function ProfileTab({ user }: { readonly user: User }) {
  const mayChange = useMay("admin");
  return (
    <>
      <Section title="Profile">
        {mayChange ? (
          <NameForm key={user.id} user={user} />
        ) : (
          <Facts rows={[["Name", user.displayName ?? "None"]]} />
        )}
        <Facts
          rows={[
            ["Signed up", <Time key="at" at={user.signedUpAt} />],
            ["Last active", <Time key="at" at={user.lastActiveAt} />],
            ["Selected team", user.selectedTeam?.displayName ?? "None"],
          ]}
        />
      </Section>
      <Addresses user={user} />
      {mayChange && <ExportUser user={user} />}
      {mayChange && <DangerZone user={user} />}
    </>
  );
}

function NameForm({ user }: { readonly user: User }) {
  const [name, setName] = useState(user.displayName ?? "");
  const change = useChange(operations.users.update);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    change.mutate(
      {
        params: { user_id: user.id },
        body: { displayName: name.trim() === "" ? null : name.trim() },
      },
      { onSuccess: () => announce("Name saved") },
    );
  };
  const isSame = name.trim() === (user.displayName ?? "");
  return (
    <form className="stack" onSubmit={submit}>
      <div className="bar">
        <TextField label="Name" value={name} onChange={(event) => setName(event.target.value)} />
        <Button type="submit" busy={change.isPending} disabled={isSame}>
          Save name
        </Button>
      </div>
      {change.isError && <Notice look="error">{wordsOf(change.error)}</Notice>}
    </form>
  );
}
