import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { TeamUser } from "../../../resources/people.js";
import type { TeamRole } from "../../../resources/teams/role.js";
import { Button } from "../../../ui/button.js";
import { Dialog } from "../../../ui/dialog.js";
import { next } from "../../../ui/form/flow.js";
import { Form } from "../../../ui/form/form.js";
import { useFlow } from "../../../ui/form/use-flow.js";
import { refused } from "../../flows/outcome.js";
import { FIELDS } from "../../forms/field-names.js";
import type { AccountTeam } from "../../provider/account.js";
import { Choices } from "../choices.js";
import { useProtect } from "../protected-change.js";
import type { Say } from "../use-change.js";
import { listRoles, memberName, nameOfRole } from "./member-words.js";

interface RolesDialogProps {
  team: AccountTeam;
  member: TeamUser;
  /** The roles that the project defines. */
  roles: readonly TeamRole[];
  held: readonly TeamRole[];
  isReader: boolean;
  say: Say;
  onClose: () => void;
}

/** Chooses the roles of a member. Roles that the reader may not give or take are locked. */
export function RolesDialog({
  team,
  member,
  roles,
  held,
  isReader,
  say,
  onClose,
}: RolesDialogProps): ReactNode {
  const t = useMessages("teams");
  const protect = useProtect();
  const name = memberName(t, member);
  // One's own roles can always be given up.
  const isLocked = (role: TeamRole) =>
    !member.teamProfile.assignableRoleIds?.includes(role.id) && !(isReader && held.includes(role));
  const setTo = (wanted: readonly TeamRole[]) => ({
    work: () =>
      team.setRoles(
        member.id,
        wanted.map(({ id }) => id),
      ),
    done: t("teams.rolesChanged", { name, roles: listRoles(t, wanted) }),
  });
  const flow = useFlow(async (state, form) => {
    const chosen = form.getAll(FIELDS.role);
    const { work, done } = setTo(
      roles.filter((role) => (isLocked(role) ? held.includes(role) : chosen.includes(role.id))),
    );
    try {
      await protect(work);
    } catch (error) {
      return refused(error as Error, state);
    }
    onClose();
    say(done, { undo: isReader ? undefined : setTo(held) });
    return next(undefined);
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("teams.rolesOf", { name })}
      text={isReader ? t("teams.rolesOwnText") : undefined}
    >
      <Form
        flow={flow}
        submit={t("action.save")}
        after={
          <Button look="quiet" onClick={onClose}>
            {t("action.cancel")}
          </Button>
        }
      >
        <Choices
          name={FIELDS.role}
          choices={roles.map((role) => ({
            value: role.id,
            label: nameOfRole(t, role),
            isChosen: held.includes(role),
            isLocked: isLocked(role),
          }))}
          hint={roles.some(isLocked) ? t("teams.rolesLocked") : undefined}
        />
      </Form>
    </Dialog>
  );
}
