import { operations } from "@stackkit/next/protocol";
import { useMay } from "../api/project.js";
import { useChange } from "../api/queries.js";
import { NameForm } from "../ui/name-form.js";
import { Facts, Section } from "../ui/section.js";
import { Skeleton } from "../ui/skeleton.js";
import { Time } from "../ui/time.js";
import type { User } from "../users/columns.js";
import { Addresses } from "./addresses.js";
import { DeleteUser } from "./delete-user.js";
import { ExportUser } from "./export-user.js";
import type { UserTabProps } from "./user-view.js";

/** The name, the addresses, and what can not be undone. */
export function ProfileTab({ userId, user }: UserTabProps) {
  const mayChange = useMay("admin");
  return (
    <>
      <Section title="Profile">{user ? <Profile user={user} /> : <Skeleton lines={4} />}</Section>
      <Addresses userId={userId} />
      {user && mayChange && <ExportUser user={user} />}
      {user && mayChange && <DeleteUser user={user} />}
    </>
  );
}

function Profile({ user }: { readonly user: User }) {
  const mayChange = useMay("admin");
  const change = useChange(operations.users.update);
  return (
    <>
      {mayChange ? (
        <NameForm
          of={user.id}
          name={user.displayName ?? ""}
          change={change}
          inputOf={(name) => ({
            params: { user_id: user.id },
            body: { displayName: name === "" ? null : name },
          })}
        />
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
    </>
  );
}
