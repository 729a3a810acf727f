import { operations } from "@stackkit/next/protocol";
import { useChange } from "../api/queries.js";
import { FormDialog } from "../ui/dialog.js";
import { SelectField } from "../ui/field.js";
import { lossOf } from "./containers.js";
import { nameOfRole, type Role } from "./role-names.js";
import type { Definition } from "./scopes.js";

/** Deletes a role, after its effect is said and a successor is chosen. */
export function DeleteRole({
  of,
  roles,
  definitions,
  onClose,
}: {
  readonly of: Role;
  readonly roles: readonly Role[];
  readonly definitions: readonly Definition[];
  readonly onClose: () => void;
}) {
  const remove = useChange(operations.teamRoles.delete);
  const others = roles.filter(({ id }) => id !== of.id);
  const containers = definitions.filter((one) => one.containedPermissionIds.includes(of.id));
  return (
    <FormDialog
      title={`Delete ${nameOfRole(of.id, roles)}`}
      action="Delete role"
      danger
      typed={of.id}
      done="Role deleted"
      onClose={onClose}
      onSubmit={async (form) => {
        const successorId = String(form.get("successor")) || undefined;
        await remove.mutateAsync({ params: { role_id: of.id }, query: { successorId } });
      }}
    >
      <p>
        Its members, and people who are invited with it, get another role instead. Checks of{" "}
        <code>{of.id}</code> in your code fail from then on{lossOf(containers)}.{" "}
        {of.isDefault && "New members get the other role, too."}
      </p>
      <SelectField
        label="They get instead"
        name="successor"
        defaultValue={others.find(({ isDefault }) => isDefault)?.id ?? ""}
        hint="Without another role, a role that members have is not deleted."
        options={[
          ["", "No other role"],
          ...others.map(({ id }) => [id, nameOfRole(id, roles)] as const),
        ]}
      />
    </FormDialog>
  );
}
