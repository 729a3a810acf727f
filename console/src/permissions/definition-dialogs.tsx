import { useChange } from "../api/queries.js";
import { FormDialog } from "../ui/dialog.js";
import { TextField } from "../ui/field.js";
import { lossOf } from "./containers.js";
import { PermissionChoices } from "./permission-choices.js";
import { type Definition, ID_INPUT, SCOPES, type Scope } from "./scopes.js";

/** Defines a permission, or changes one. */
export function EditDefinition({
  scope,
  of,
  all,
  onClose,
}: {
  readonly scope: Scope;
  readonly of: Definition | undefined;
  readonly all: readonly Definition[];
  readonly onClose: () => void;
}) {
  const { rows } = SCOPES[scope];
  const create = useChange(rows.create);
  const update = useChange(rows.update);
  return (
    <FormDialog
      title={of ? `Edit ${of.id}` : "Define a permission"}
      action={of ? "Save permission" : "Define permission"}
      done={of ? "Permission saved" : "Permission defined"}
      onClose={onClose}
      onSubmit={async (form) => {
        const body = {
          id: String(form.get("id")).trim(),
          description: String(form.get("description")).trim(),
          containedPermissionIds: form.getAll("contains").map(String),
        };
        if (of) await update.mutateAsync({ params: { permission_id: of.id }, body });
        else await create.mutateAsync({ body });
      }}
    >
      <TextField
        label="Id"
        name="id"
        required
        defaultValue={of?.id}
        {...ID_INPUT}
        hint={
          of
            ? "Your code checks the id. Change it there too."
            : "Lower-case letters, digits, colons and underscores, as your code will check it."
        }
      />
      <TextField label="What it means" name="description" defaultValue={of?.description} />
      <PermissionChoices
        legend="Contains"
        name="contains"
        choices={all}
        chosen={of?.containedPermissionIds}
        within={of && { id: of.id, all }}
      />
    </FormDialog>
  );
}

/** Deletes a permission, after its id is typed. */
export function DeleteDefinition({
  scope,
  of,
  all,
  onClose,
}: {
  readonly scope: Scope;
  readonly of: Definition;
  readonly all: readonly Definition[];
  readonly onClose: () => void;
}) {
  const remove = useChange(SCOPES[scope].rows.delete);
  const containers = all.filter(({ containedPermissionIds }) =>
    containedPermissionIds.includes(of.id),
  );
  return (
    <FormDialog
      title={`Delete ${of.id}`}
      action="Delete permission"
      danger
      typed={of.id}
      done="Permission deleted"
      onClose={onClose}
      onSubmit={() => remove.mutateAsync({ params: { permission_id: of.id } })}
    >
      <p>Everybody who has it loses it right away{lossOf(containers)}.</p>
    </FormDialog>
  );
}
