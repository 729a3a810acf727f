import { type Output, operations } from "@stackkit/next/protocol";
import { useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, useState } from "react";
import { useMay } from "../api/project.js";
import { refresh, useChange, useRead } from "../api/queries.js";
import { Button } from "../ui/button.js";
import { FormDialog } from "../ui/dialog.js";
import { Empty } from "../ui/notice.js";
import { ReadTable } from "../ui/read-table.js";
import { Section } from "../ui/section.js";
import { Time } from "../ui/time.js";
import { Invite, ResendInvitation } from "./invite.js";

type Invitation = Output<typeof operations.invitations.list, "admin">[number];

/** The pending invitations to a team. */
export function Invitations({ teamId }: { readonly teamId: string }) {
  const invitations = useRead(operations.invitations.list, {
    query: { teamId },
  });
  const [dialog, setDialog] = useState<"invite" | { kind: "resend" | "revoke"; of: Invitation }>();
  const close = () => setDialog(undefined);
  const mayChange = useMay("admin");
  return (
    <Section
      title="Pending invitations"
      actions={mayChange && <Button onClick={() => setDialog("invite")}>Invite by email</Button>}
    >
      <ReadTable
        read={invitations}
        lines={2}
        empty={
          <Empty title="No pending invitations">
            People whom {mayChange ? "you" : "admins"} or members invite are here.
          </Empty>
        }
        label="Pending invitations"
        idOf={({ id }) => id}
        columns={[
          { id: "to", title: "To", cell: ({ recipientEmail }) => recipientEmail },
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
      {dialog === "invite" && <Invite teamId={teamId} onClose={close} />}
      {typeof dialog === "object" && (
        <ChangeInvitation
          kind={dialog.kind}
          id={dialog.of.id}
          teamId={teamId}
          of={`the invitation to ${dialog.of.recipientEmail}`}
          onClose={close}
        />
      )}
    </Section>
  );
}

/** The buttons beside a pending invitation. */
export const InvitationActions = ({
  onChoose,
}: {
  readonly onChoose: (kind: "resend" | "revoke") => void;
}) => (
  <span className="row">
    <Button small onClick={() => onChoose("resend")}>
      Send again
    </Button>
    <Button small look="danger" onClick={() => onChoose("revoke")}>
      Revoke
    </Button>
  </span>
);

/** Sends an invitation again, or revokes it. */
export const ChangeInvitation = ({
  kind,
  ...props
}: ComponentProps<typeof ResendInvitation> & { readonly kind: "resend" | "revoke" }) =>
  kind === "resend" ? <ResendInvitation {...props} /> : <RevokeInvitation {...props} />;

function RevokeInvitation({ id, teamId, of, onClose }: ComponentProps<typeof ResendInvitation>) {
  const revoke = useChange(operations.invitations.revoke);
  const client = useQueryClient();
  return (
    <FormDialog
      title={`Revoke ${of}`}
      action="Revoke invitation"
      danger
      done="Invitation revoked"
      onClose={onClose}
      onSubmit={async () => {
        await revoke.mutateAsync({ params: { invitation_id: id }, query: { teamId } });
        // Which the protocol keeps apart, since apps never show both.
        await refresh(client, ["received-invitation"]);
      }}
    >
      <p>The link in their email stops working.</p>
    </FormDialog>
  );
}
