import { Copy } from "../ui/copy.js";
import { FormDialog } from "../ui/dialog.js";
import { SelectField, TextField } from "../ui/field.js";
import { ShownOnce } from "../ui/shown-once.js";
import { useChangeAdministrators } from "./administrators-api.js";
import { ROLE_OPTIONS, SCOPES } from "./words.js";

const LIVES = [
  ["30", "30 minutes"],
  ["1440", "1 day"],
  ["4320", "3 days"],
] as const;

/** An invitation that was just made. */
export interface Made {
  readonly link: string;
  readonly is_mailed: boolean;
}

/** Invites an address. */
export function Invite({
  mayInviteToAll,
  onClose,
  onMade,
}: {
  readonly mayInviteToAll: boolean;
  readonly onClose: () => void;
  readonly onMade: (made: Made) => void;
}) {
  const change = useChangeAdministrators();
  return (
    <FormDialog
      title="Invite an administrator"
      action="Make the invitation"
      onClose={onClose}
      onSubmit={async (form) => {
        const body = {
          email: String(form.get("email")).trim(),
          role: form.get("role"),
          scope: form.get("scope") ?? "project",
          minutes: Number(form.get("minutes")),
        };
        onMade((await change.mutateAsync({ method: "POST", path: "/invitations", body })) as Made);
      }}
    >
      <TextField label="Email" name="email" type="email" required autoComplete="off" />
      <SelectField label="Role" name="role" options={ROLE_OPTIONS} defaultValue="support" />
      {mayInviteToAll && (
        <SelectField
          label="For"
          name="scope"
          options={[
            ["project", SCOPES.project],
            ["all", SCOPES.all],
          ]}
        />
      )}
      <SelectField label="The link works for" name="minutes" options={LIVES} />
    </FormDialog>
  );
}

/** Shows the link of a new invitation, once. */
export const MadeLink = ({ link, is_mailed, onClose }: Made & { readonly onClose: () => void }) => (
  <ShownOnce
    title="The invitation"
    warning={
      is_mailed
        ? "The link went out by email. It is shown here once."
        : "No mail server is set up, so pass the link on yourself. It is shown once."
    }
    copied="Done"
    onClose={onClose}
  >
    <Copy value={link} label="the link" />
    <p className="muted">It works once, for the invited address alone.</p>
  </ShownOnce>
);
