import { FormDialog } from "../ui/dialog.js";
import { SelectField } from "../ui/field.js";
import { type Administrator, useChangeAdministrators } from "./administrators-api.js";
import { nameOf, ROLE_OPTIONS } from "./words.js";

interface ChangeProps {
  readonly of: Administrator;
  readonly onClose: () => void;
}

/** Gives an administrator another role. */
export function ChangeRole({ of, onClose }: ChangeProps) {
  const change = useChangeAdministrators();
  return (
    <FormDialog
      title={`Change the role of ${nameOf(of)}`}
      action="Change role"
      done="Role changed"
      onClose={onClose}
      onSubmit={async (form) => {
        const body = { role: form.get("role"), scope: of.scope };
        await change.mutateAsync({ method: "PATCH", path: `/${of.user_id}`, body });
      }}
    >
      <SelectField label="Role" name="role" options={ROLE_OPTIONS} defaultValue={of.role} />
      <p className="muted">It holds right away. They and the owners get an email.</p>
    </FormDialog>
  );
}

/** Takes an administrator's role. */
export function Remove({ of, onClose }: ChangeProps) {
  const change = useChangeAdministrators();
  return (
    <FormDialog
      title={`Remove ${nameOf(of)}`}
      action="Remove administrator"
      danger
      done="Administrator removed"
      onClose={onClose}
      onSubmit={() =>
        change.mutateAsync({
          method: "DELETE",
          path: `/${of.user_id}?scope=${of.scope}`,
        })
      }
    >
      <p>
        They are signed out of the console and may not open it again. Their invitations end too.
      </p>
    </FormDialog>
  );
}

/** Makes another administrator the owner in one's own place. */
export function Transfer({ of, onClose }: ChangeProps) {
  const change = useChangeAdministrators();
  return (
    <FormDialog
      title={`Make ${nameOf(of)} the owner`}
      action="Transfer ownership"
      danger
      done="Ownership transferred"
      onClose={onClose}
      onSubmit={async () => {
        const body = { scope: of.scope };
        await change.mutateAsync({ method: "POST", path: `/${of.user_id}/owner`, body });
      }}
    >
      <p>You become admin, and only an owner can make you the owner again.</p>
    </FormDialog>
  );
}
