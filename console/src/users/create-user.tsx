import { operations } from "@stackkit/next/protocol";
import { useLocation } from "wouter";
import { useProject } from "../api/project.js";
import { useChange } from "../api/queries.js";
import { FormDialog } from "../ui/dialog.js";
import { TextField } from "../ui/field.js";

/** Makes an account for someone. */
export function CreateUser({ onClose }: { readonly onClose: () => void }) {
  const { id } = useProject();
  const [, navigate] = useLocation();
  const create = useChange(operations.users.create);
  return (
    <FormDialog
      title="Create a user"
      action="Create user"
      done="User created"
      onClose={onClose}
      onSubmit={async (form) => {
        const name = String(form.get("name")).trim();
        const user = await create.mutateAsync({
          body: {
            primaryEmail: String(form.get("address")).trim(),
            primaryEmailAuthEnabled: true,
            primaryEmailVerified: form.get("verified") === "on",
            ...(name !== "" && { displayName: name }),
          },
        });
        navigate(`/${id}/users/${user.id}`);
      }}
    >
      <TextField label="Email" name="address" type="email" required autoComplete="off" />
      <TextField label="Name" name="name" maxLength={100} autoComplete="off" />
      <label className="row">
        <input type="checkbox" name="verified" /> I know that the address is theirs (verified)
      </label>
      <p className="muted">
        They sign in with a code emailed to the address, or set a password by a reset.
      </p>
    </FormDialog>
  );
}
