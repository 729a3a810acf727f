import { operations } from "@stackkit/next/protocol";
import { useQueryClient } from "@tanstack/react-query";
import { refresh, useChange, useRead } from "../api/queries.js";
import { RolesOfNewMember } from "../permissions/permission-choices.js";
import { FormDialog } from "../ui/dialog.js";
import { TextField } from "../ui/field.js";
import { useApp } from "../user/use-app.js";

const { invitations } = operations;

/** The page of the app that invitations lead to. */
const PAGE = "team-invitation";

interface InvitationDialogProps {
  readonly teamId: string;
  readonly onClose: () => void;
}

/** Invites an address to the team by mail, with roles if the project has some. */
export function Invite({ teamId, onClose }: InvitationDialogProps) {
  const { data: roles = [] } = useRead(operations.teamRoles.list);
  const send = useChange(invitations.send);
  const client = useQueryClient();
  const { field, urlOf } = useApp();
  return (
    <FormDialog
      title="Invite to the team"
      action="Send invitation"
      done="The invitation leaves within 30 seconds"
      onClose={onClose}
      onSubmit={async (form) => {
        const roleIds = form.getAll("roles").map(String);
        await send.mutateAsync({
          body: {
            teamId,
            email: String(form.get("email")).trim(),
            callbackUrl: urlOf(form, PAGE),
            ...(roleIds.length > 0 && { roleIds }),
          },
        });
        await refresh(client, ["received-invitation"]);
      }}
    >
      <TextField
        label="Email"
        name="email"
        type="email"
        required
        autoComplete="off"
        hint="Also of a person without an account. They join when they follow the link."
      />
      <RolesOfNewMember roles={roles} />
      {field}
    </FormDialog>
  );
}

/** Mails a pending invitation again. Its link is stored as a hash, so the mail has a new one. */
export function ResendInvitation({
  id,
  of,
  teamId,
  onClose,
}: InvitationDialogProps & {
  readonly id: string;
  /** Which one, in words. */
  readonly of: string;
}) {
  const resend = useChange(operations.sentInvitations.resend);
  const { field, urlOf } = useApp();
  return (
    <FormDialog
      title={`Send ${of} again`}
      action="Send invitation"
      done="The invitation leaves within 30 seconds"
      onClose={onClose}
      onSubmit={(form) =>
        resend.mutateAsync({
          params: { invitation_id: id },
          body: { teamId, callbackUrl: urlOf(form, PAGE) },
        })
      }
    >
      <p>The email has a new link, and the first one stops working. The roles stay.</p>
      {field}
    </FormDialog>
  );
}
