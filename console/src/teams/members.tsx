import { type Output, operations } from "@stackkit/next/protocol";
import { useState } from "react";
import { useMay } from "../api/project.js";
import { useChange, useRead } from "../api/queries.js";
import { Button } from "../ui/button.js";
import { FormDialog } from "../ui/dialog.js";
import { TextField } from "../ui/field.js";
import { Empty, Failure } from "../ui/notice.js";
import { PersonLink } from "../ui/person.js";
import { PlainTable } from "../ui/plain-table.js";
import { Section } from "../ui/section.js";
import { Skeleton } from "../ui/skeleton.js";
import { Time } from "../ui/time.js";
import { announce } from "../ui/toast.js";

type Member = Output<typeof operations.memberProfiles.list, "admin">[number];

const labelOf = (member: Member): string =>
  member.displayName || member.email || member.invitedEmail || member.userId;

/** The members of a team. */
export function Members({ teamId }: { readonly teamId: string }) {
  const { data, error, isPending, refetch } = useRead(operations.memberProfiles.list, {
    query: { teamId },
  });
  const add = useChange(operations.teams.addMember);
  const remove = useChange(operations.teams.removeMember);
  const [dialog, setDialog] = useState<{ kind: "add" } | { kind: "remove"; member: Member }>();
  const mayChange = useMay("admin");
  const close = () => setDialog(undefined);
  return (
    <Section
      title="Members"
      actions={mayChange && <Button onClick={() => setDialog({ kind: "add" })}>Add member</Button>}
    >
      {isPending ? (
        <Skeleton lines={4} />
      ) : !data ? (
        <Failure error={error} onRetry={refetch} />
      ) : data.length === 0 ? (
        <Empty title="No member">Add a user, or invite an address from the app.</Empty>
      ) : (
        <PlainTable
          label="Members"
          rows={data}
          idOf={({ userId }) => userId}
          columns={[
            {
              id: "name",
              title: "Name",
              cell: (member) => (
                <PersonLink
                  of={{
                    id: member.userId,
                    displayName: labelOf(member),
                    profileImageUrl: member.profileImageUrl,
                  }}
                />
              ),
            },
            {
              id: "email",
              title: "Address",
              cell: ({ email }) => email ?? <span className="muted">None</span>,
            },
            {
              id: "role",
              title: "Role",
              cell: ({ roleId }) => roleId ?? <span className="muted">None</span>,
            },
            {
              id: "joined",
              title: "Joined",
              cell: ({ joinedAt }) => joinedAt && <Time at={joinedAt} />,
            },
            {
              id: "actions",
              title: "",
              cell: (member) =>
                mayChange && (
                  <Button small onClick={() => setDialog({ kind: "remove", member })}>
                    Remove
                  </Button>
                ),
            },
          ]}
        />
      )}
      {dialog?.kind === "add" && (
        <FormDialog
          title="Add a member"
          action="Add member"
          onClose={close}
          onSubmit={async (form) => {
            await add.mutateAsync({
              params: { team_id: teamId, user_id: String(form.get("user")).trim() },
              body: {},
            });
            announce("Member added");
          }}
        >
          <TextField
            label="User id"
            name="user"
            required
            autoComplete="off"
            hint="It stands on the page of the user."
          />
        </FormDialog>
      )}
      {dialog?.kind === "remove" && (
        <FormDialog
          title={`Remove ${labelOf(dialog.member)}`}
          action="Remove member"
          danger
          onClose={close}
          onSubmit={async () => {
            await remove.mutateAsync({
              params: { team_id: teamId, user_id: dialog.member.userId },
            });
            announce("Member removed");
          }}
        >
          <p>
            They lose their permissions in the team, and keys that they made for it end. Open
            invitations to their addresses are withdrawn.
          </p>
        </FormDialog>
      )}
    </Section>
  );
}
