import { operations } from "@stackkit/next/protocol";
import { useState } from "react";
import { useLocation } from "wouter";
import { useProject } from "../api/project.js";
import { useChange, useRead } from "../api/queries.js";
import { Button } from "../ui/button.js";
import { FormDialog } from "../ui/dialog.js";
import { Failure, Notice } from "../ui/notice.js";
import { nameOf } from "../ui/person.js";
import { Section } from "../ui/section.js";
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

/** What can't be undone. Each dialog says what it takes with it. */
export function DangerZone({ user }: { readonly user: User }) {
  const [isOpen, setOpen] = useState(false);
  const { id } = useProject();
  const [, navigate] = useLocation();
  const remove = useChange(operations.users.delete, { isLeaving: true });
  const query = { userId: user.id };
  const sessions = useRead(operations.sessions.list, { query }, { enabled: isOpen });
  const teams = useRead(operations.teams.list, { query }, { enabled: isOpen });
  const effects = [
    sessions.data && countOf(sessions.data.length, "session"),
    teams.data && `${countOf(teams.data.length, "team membership")}`,
  ].filter(Boolean);
  return (
    <Section title="Danger zone" danger>
      <div className="switch-field">
        <div>
          <h3>Delete the account</h3>
          <p className="muted">
            Their data here is gone for good. An export taken before has it still.
          </p>
        </div>
        <Button look="danger" onClick={() => setOpen(true)}>
          Delete account
        </Button>
      </div>
      {isOpen && (
        <FormDialog
          title={`Delete ${nameOf(user)}`}
          action="Delete account"
          danger
          typed={user.primaryEmail ?? user.id}
          done="Account deleted"
          onClose={() => setOpen(false)}
          onSubmit={async () => {
            await remove.mutateAsync({ params: { user_id: user.id } });
            navigate(`/${id}/users`);
          }}
        >
          <p>
            This ends{" "}
            {effects.length > 0 ? effects.join(" and ") : "their sessions and memberships"}, and
            removes their addresses, passkeys, metadata and keys. Keys that they made for teams end,
            too. Their verified addresses are emailed about it.
          </p>
          <TeamsLeft userId={user.id} />
        </FormDialog>
      )}
    </Section>
  );
}
