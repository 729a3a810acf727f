import { operations } from "@stackkit/next/protocol";
import { useLocation } from "wouter";
import { useProject } from "../api/project.js";
import { useChange, useRead } from "../api/queries.js";
import { DangerZone } from "../ui/danger-zone.js";
import { Failure, Notice } from "../ui/notice.js";
import { nameOf } from "../ui/person.js";
import { Skeleton } from "../ui/skeleton.js";
import { countOf } from "../ui/words.js";
import type { User } from "../users/columns.js";

/** The teams that no one manages, or can open, after the deletion. */
function TeamsLeft({ userId }: { readonly userId: string }) {
  const {
    data: teams,
    error,
    isPending,
    refetch,
  } = useRead(operations.teams.listDependent, { params: { user_id: userId } });
  if (isPending) return <Skeleton lines={1} />;
  if (!teams) return <Failure error={error} onRetry={refetch} />;
  const namesOf = (hasOthers: boolean) =>
    teams
      .filter(({ hasOtherMembers }) => hasOtherMembers === hasOthers)
      .map(({ displayName }) => displayName)
      .join(", ");
  const [unmanaged, empty] = [namesOf(true), namesOf(false)];
  return (
    <>
      {unmanaged && (
        <div role="alert">
          <Notice look="warning">
            No one else manages the members of {unmanaged}. Give another member that role first.
          </Notice>
        </div>
      )}
      {empty && <p>They are the only member of {empty}, which no one can open afterwards.</p>}
    </>
  );
}

/** What the deletion ends. */
function Effects({ userId }: { readonly userId: string }) {
  const query = { userId };
  const sessions = useRead(operations.sessions.list, { query });
  const teams = useRead(operations.teams.list, { query });
  const effects = [
    sessions.data && countOf(sessions.data.length, "session"),
    teams.data && countOf(teams.data.length, "team membership"),
  ].filter(Boolean);
  return (
    <p>
      This ends {effects.length > 0 ? effects.join(" and ") : "their sessions and memberships"}, and
      removes their addresses, passkeys, metadata and keys. Keys that they made for teams end, too.
      Their verified addresses are emailed about it.
    </p>
  );
}

/** Deletes the account of a user. */
export function DeleteUser({ user }: { readonly user: User }) {
  const { id } = useProject();
  const [, navigate] = useLocation();
  const remove = useChange(operations.users.delete, { isLeaving: true });
  return (
    <DangerZone
      heading="Delete the account"
      lead="Their data here is gone for good. An export taken before has it still."
      action="Delete account"
      title={`Delete ${nameOf(user)}`}
      typed={user.primaryEmail ?? user.id}
      done="Account deleted"
      onSubmit={async () => {
        await remove.mutateAsync({ params: { user_id: user.id } });
        navigate(`/${id}/users`);
      }}
    >
      <Effects userId={user.id} />
      <TeamsLeft userId={user.id} />
    </DangerZone>
  );
}
