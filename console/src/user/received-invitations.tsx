import { type Output, operations } from "@stackkit/next/protocol";
import { useState } from "react";
import { Link } from "wouter";
import { useMay, useProject } from "../api/project.js";
import { useRead } from "../api/queries.js";
import { ChangeInvitation, InvitationActions } from "../teams/invitations.js";
import { Failure } from "../ui/notice.js";
import { PlainTable } from "../ui/plain-table.js";
import { Section } from "../ui/section.js";
import { Time } from "../ui/time.js";

type Received = Output<typeof operations.invitations.listReceived, "admin">[number];

/** The pending invitations to a user's verified addresses, if there are any. */
export function ReceivedInvitations({ userId }: { readonly userId: string }) {
  const { id: projectId } = useProject();
  const { data, error, refetch } = useRead(operations.invitations.listReceived, {
    query: { userId },
  });
  const [dialog, setDialog] = useState<{ kind: "resend" | "revoke"; of: Received }>();
  const mayChange = useMay("admin");
  if (error) return <Failure error={error} onRetry={refetch} />;
  if (!data?.length) return null;
  return (
    <Section title="Invitations" lead="Pending ones, to their verified addresses.">
      <PlainTable
        label="Invitations"
        rows={data}
        idOf={({ id }) => id}
        columns={[
          {
            id: "team",
            title: "Team",
            cell: ({ teamId, teamDisplayName }) => (
              <Link to={`/${projectId}/teams/${teamId}`}>{teamDisplayName || teamId}</Link>
            ),
          },
          { id: "by", title: "By", cell: ({ inviterDisplayName }) => inviterDisplayName ?? "" },
          { id: "ends", title: "Ends", cell: ({ expiresAt }) => <Time at={expiresAt} /> },
          {
            id: "actions",
            title: "",
            cell: (invitation) =>
              mayChange && (
                <InvitationActions onChoose={(kind) => setDialog({ kind, of: invitation })} />
              ),
          },
        ]}
      />
      {dialog && (
        <ChangeInvitation
          kind={dialog.kind}
          id={dialog.of.id}
          teamId={dialog.of.teamId}
          of={`the invitation to ${dialog.of.teamDisplayName}`}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Section>
  );
}
