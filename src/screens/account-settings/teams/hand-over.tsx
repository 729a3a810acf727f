import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { TeamUser } from "../../../resources/people.js";
import { Button } from "../../../ui/button.js";
import { Dialog } from "../../../ui/dialog.js";
import { failed, next, read } from "../../../ui/form/flow.js";
import { Form } from "../../../ui/form/form.js";
import { Select } from "../../../ui/form/select.js";
import { useFlow } from "../../../ui/form/use-flow.js";
import type { AccountTeam } from "../../provider/account.js";
import { memberName } from "./member-words.js";

const SUCCESSOR = "successor";

interface HandOverProps {
  team: AccountTeam;
  members: readonly TeamUser[];
  /** The only member who manages the others. */
  readerId: string;
  title: string;
  confirm: string;
  work: () => Promise<unknown>;
  onDone?: () => void;
  onClose: () => void;
}

/** The last member who manages the others names a successor first. */
export function HandOver({
  team,
  members,
  readerId,
  title,
  confirm,
  work,
  onDone,
  onClose,
}: HandOverProps): ReactNode {
  const t = useMessages("teams");
  const roleId = members.find(({ id }) => id === readerId)?.teamProfile.roleId ?? "";
  const successors = members.filter(
    ({ id, teamProfile }) => id !== readerId && teamProfile.assignableRoleIds?.includes(roleId),
  );
  const promote = ({ id, teamProfile }: TeamUser) => {
    const { roleIds = [], assignableRoleIds } = teamProfile;
    // Roles that the reader may not take stay.
    const others = roleIds.filter((other) => !assignableRoleIds?.includes(other));
    return others.length > 0 ? team.setRoles(id, [roleId, ...others]) : team.setRole(id, roleId);
  };
  const flow = useFlow(async (state, form) => {
    const successor = successors.find(({ id }) => id === read(form, SUCCESSOR));
    try {
      if (successor) await promote(successor);
      await work();
    } catch (error) {
      return failed(error, state);
    }
    onClose();
    onDone?.();
    return next(undefined);
  });
  const check = (form: FormData) =>
    read(form, SUCCESSOR) === "" ? { [SUCCESSOR]: t("teams.handOverChoose") } : {};
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      text={t("teams.handOverText", { team: team.displayName })}
    >
      <Form
        flow={flow}
        submit={confirm}
        look="danger"
        check={check}
        after={
          <Button look="quiet" onClick={onClose}>
            {t("action.cancel")}
          </Button>
        }
      >
        <Select name={SUCCESSOR} label={t("teams.handOver")} defaultValue="">
          <option value="">{t("teams.handOverChoose")}</option>
          {successors.map((member) => (
            <option key={member.id} value={member.id}>
              {memberName(t, member)}
            </option>
          ))}
        </Select>
      </Form>
    </Dialog>
  );
}
