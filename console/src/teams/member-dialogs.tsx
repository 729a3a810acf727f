import { type Output, operations } from "@stackkit/next/protocol";
import { call } from "../api/call.js";
import { wordsOf } from "../api/problem.js";
import { useProject } from "../api/project.js";
import { useChange } from "../api/queries.js";
import { PermissionChoices, RolesOfNewMember } from "../permissions/permission-choices.js";
import type { Role } from "../permissions/role-names.js";
import { FormDialog } from "../ui/dialog.js";
import { AS_TYPED, TextField } from "../ui/field.js";

/** A member of a team. */
export type Member = Output<typeof operations.memberProfiles.read, "admin">;

/** What a member is called. */
export const labelOf = (member: Member): string =>
  member.displayName || member.email || member.invitedEmail || member.userId;

interface MemberDialogProps {
  readonly teamId: string;
  readonly member: Member;
  readonly onClose: () => void;
}

/** Adds a user to the team by an address or their id, with roles if the project has some. */
export function AddMember({
  teamId,
  roles,
  onClose,
}: Omit<MemberDialogProps, "member"> & { readonly roles: readonly Role[] }) {
  const { id: projectId } = useProject();
  const add = useChange(operations.teams.addMember);
  const update = useChange(operations.memberProfiles.update);
  return (
    <FormDialog
      title="Add a member"
      action="Add member"
      done="Member added"
      onClose={onClose}
      onSubmit={async (form) => {
        const user_id = await findUserId(projectId, String(form.get("user")).trim());
        const params = { team_id: teamId, user_id };
        const roleIds = form.getAll("roles").map(String);
        await add.mutateAsync({ params, body: {} });
        if (roleIds.length > 0)
          await update.mutateAsync({ params, body: { roleIds } }).catch((error: unknown) => {
            throw new Error(`They are a member now, without these roles: ${wordsOf(error)}`);
          });
      }}
    >
      <TextField
        label="Email or user id"
        name="user"
        required
        autoComplete="off"
        {...AS_TYPED}
        hint="The email that they sign in with, or the id from their page."
      />
      <RolesOfNewMember roles={roles} />
    </FormDialog>
  );
}

/** The id of the only account with this address. Ids are taken as they are. */
async function findUserId(projectId: string, typed: string): Promise<string> {
  if (!typed.includes("@")) return typed;
  const found = await call(operations.userLists.search, { body: { texts: [typed] }, projectId });
  const ids = found.flatMap(({ foundBy, user }) => (foundBy === "address" && user ? user.id : []));
  const [first, ...others] = new Set(ids);
  if (!first) throw new Error("No account has this address.");
  if (others.length > 0) throw new Error("Several accounts have this address. Use the id of one.");
  return first;
}

/** Replaces the roles of a member. */
export function ChangeRoles({
  teamId,
  member,
  roles,
  onClose,
}: MemberDialogProps & { readonly roles: readonly Role[] }) {
  const update = useChange(operations.memberProfiles.update);
  return (
    <FormDialog
      title={`Roles of ${labelOf(member)}`}
      action="Save roles"
      done="Roles saved"
      onClose={onClose}
      onSubmit={(form) =>
        update.mutateAsync({
          params: { team_id: teamId, user_id: member.userId },
          body: { roleIds: form.getAll("roles").map(String) },
        })
      }
    >
      <p>
        They may do what these roles allow, in this team alone. Permissions that your app granted
        beside roles stay.
      </p>
      <PermissionChoices legend="Roles" name="roles" choices={roles} chosen={member.roleIds} />
    </FormDialog>
  );
}

/** Removes a member from the team. */
export function RemoveMember({ teamId, member, onClose }: MemberDialogProps) {
  const remove = useChange(operations.teams.removeMember);
  return (
    <FormDialog
      title={`Remove ${labelOf(member)}`}
      action="Remove member"
      danger
      done="Member removed"
      onClose={onClose}
      onSubmit={() => remove.mutateAsync({ params: { team_id: teamId, user_id: member.userId } })}
    >
      <p>
        They lose their permissions in the team, and keys that they made for it end. Pending
        invitations to their addresses are revoked.
      </p>
    </FormDialog>
  );
}
