import { type Output, operations } from "@stackkit/next/protocol";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useMay } from "../api/project.js";
import { refresh, useChange, useRead } from "../api/queries.js";
import { Button } from "../ui/button.js";
import { FormDialog } from "../ui/dialog.js";
import { Empty, Failure } from "../ui/notice.js";
import { PlainTable } from "../ui/plain-table.js";
import { Section } from "../ui/section.js";
import { Skeleton } from "../ui/skeleton.js";
import { Time } from "../ui/time.js";
import { announce } from "../ui/toast.js";

type Invitation = Output<typeof operations.invitations.list, "admin">[number];

/** The open invitations to a team. */
export function Invitations({ teamId }: { readonly teamId: string }) {
  const { data, error, isPending, refetch } = useRead(operations.invitations.list, {
    query: { teamId },
  });
  const [chosen, setChosen] = useState<Invitation>();
  const mayChange = useMay("admin");
  return (
    <Section title="Open invitations">
      {isPending ? (
        <Skeleton lines={2} />
      ) : !data ? (
        <Failure error={error} onRetry={refetch} />
      ) : data.length === 0 ? (
        <Empty title="No open invitation" />
      ) : (
        <PlainTable
          label="Open invitations"
          rows={data}
          idOf={({ id }) => id}
          columns={[
            { id: "to", title: "To", cell: ({ recipientEmail }) => recipientEmail },
            { id: "ends", title: "Ends", cell: ({ expiresAt }) => <Time at={expiresAt} /> },
            {
              id: "actions",
              title: "",
              cell: (invitation) =>
                mayChange && (
                  <Button small onClick={() => setChosen(invitation)}>
                    Withdraw
                  </Button>
                ),
            },
          ]}
        />
      )}
      {chosen && (
        <WithdrawInvitation
          id={chosen.id}
          teamId={teamId}
          of={`the invitation to ${chosen.recipientEmail}`}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Section>
  );
}

/** Withdraws an invitation to a team. */
export function WithdrawInvitation({
  id,
  teamId,
  of,
  onClose,
}: {
  readonly id: string;
  readonly teamId: string;
  /** Which one, in words. */
  readonly of: string;
  readonly onClose: () => void;
}) {
  const revoke = useChange(operations.invitations.revoke);
  const client = useQueryClient();
  return (
    <FormDialog
      title={`Withdraw ${of}`}
      action="Withdraw invitation"
      danger
      onClose={onClose}
      onSubmit={async () => {
        await revoke.mutateAsync({ params: { invitation_id: id }, query: { teamId } });
        // Which the protocol keeps apart, since apps never show both.
        await refresh(client, ["received-invitation"]);
        announce("Invitation withdrawn");
      }}
    >
      <p>The link in their mail stops working.</p>
    </FormDialog>
  );
}
