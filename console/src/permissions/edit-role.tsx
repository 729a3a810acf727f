import { operations } from "@stackkit/next/protocol";
import { useState } from "react";
import { useChange } from "../api/queries.js";
import { FormDialog } from "../ui/dialog.js";
import { TextField } from "../ui/field.js";
import { PermissionChoices } from "./permission-choices.js";
import { nameOfRole, type Role } from "./role-names.js";
import { type Definition, ID_INPUT } from "./scopes.js";

/** Defines a role, or changes one. */
export function EditRole({
  of,
  roles,
  definitions,
  onClose,
}: {
  readonly of: Role | undefined;
  readonly roles: readonly Role[];
  readonly definitions: readonly Definition[];
  readonly onClose: () => void;
}) {
  const [typedId, setTypedId] = useState("");
  const create = useChange(operations.teamRoles.create);
  const update = useChange(operations.teamRoles.update);
  const id = of?.id ?? typedId.trim();
  const existing = definitions.find((definition) => definition.id === id);
  // Givers that are no roles stay: a server may have named them.
  const givers = [
    ...roles.filter((role) => role.id !== of?.id),
    ...definitions.filter(
      (one) => of?.givenBy.includes(one.id) && !roles.some((role) => role.id === one.id),
    ),
  ];
  return (
    <FormDialog
      title={of ? `Edit ${nameOfRole(of.id, roles)}` : "Define a role"}
      action={of ? "Save role" : "Define role"}
      done={of ? "Role saved" : "Role defined"}
      onClose={onClose}
      onSubmit={async (form) => {
        const body = {
          displayName: String(form.get("name")).trim() || undefined,
          permissionIds: form.getAll("allows").map(String),
          givenBy: form.getAll("givers").map(String),
        };
        if (of) await update.mutateAsync({ params: { role_id: of.id }, body });
        else await create.mutateAsync({ body: { ...body, id } });
      }}
    >
      <TextField
        label="Name"
        name="name"
        // A name can be replaced, not taken away.
        required={Boolean(of?.displayName)}
        defaultValue={of?.displayName ?? ""}
        autoComplete="off"
        hint="As members see it. Without one they see the id."
      />
      {!of && (
        <TextField
          label="Id"
          required
          value={typedId}
          onChange={(event) => setTypedId(event.target.value)}
          {...ID_INPUT}
          hint={
            existing
              ? `${id} is a permission already. Who holds it has the role then.`
              : "Lower-case letters, digits, colons and underscores, as your code will check it."
          }
        />
      )}
      <PermissionChoices
        key={existing?.id}
        legend="Allows"
        name="allows"
        choices={definitions}
        chosen={existing?.containedPermissionIds}
        within={existing && { id, all: definitions }}
      />
      <PermissionChoices
        legend="Also given by"
        hint="Members who have one of these, or the role itself, and all that it allows."
        name="givers"
        choices={givers}
        chosen={of?.givenBy}
      />
    </FormDialog>
  );
}
