import { operations } from "@stackkit/next/protocol";
import { useRef } from "react";
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
  const made = useRef<string>(undefined);
  return (
    <FormDialog
      title="Create a user"
      action="Create user"
      done="User created"
      // The list holds the dialog in its address, which must not come back after the user's.
      onClose={() => {
        if (made.current) navigate(`/${id}/users/${made.current}`, { replace: true });
        else onClose();
      }}
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
        made.current = user.id;
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
