import { type ReactNode, useState } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { TeamRole } from "../../../resources/teams/role.js";
import { next, read } from "../../../ui/form/flow.js";
import { Form } from "../../../ui/form/form.js";
import { useFlow } from "../../../ui/form/use-flow.js";
import { checkAll, checkEmail } from "../../forms/checks.js";
import { EmailField } from "../../forms/email-field.js";
import { FIELDS } from "../../forms/field-names.js";
import type { AccountTeam } from "../../provider/account.js";
import { Choices } from "../choices.js";
import { Part } from "../part.js";
import { useChange } from "../use-change.js";
import { nameOfRole } from "./member-words.js";

interface InviteFormProps {
  team: AccountTeam;
  /** The roles to choose from. Without any, the person gets those of new members. */
  roles?: readonly TeamRole[];
}

function InviteForm({ team, roles = [] }: InviteFormProps): ReactNode {
  const t = useMessages("teams");
  const { run, busy, region } = useChange();
  const [round, setRound] = useState(0);
  const flow = useFlow(async (_state, form) => {
    const email = read(form, FIELDS.email).trim();
    const roleIds = form.getAll(FIELDS.role).map(String);
    const isUsual = roles.every(({ id, isDefault }) => isDefault === roleIds.includes(id));
    const work = async () => {
      await team.inviteUser({ email, ...(isUsual ? {} : { roleIds }) });
      setRound((now) => now + 1);
    };
    await run({ work, done: t("teams.invited", { email }) });
    return next(undefined);
  });
  // Without a role, the person would get those of new members after all.
  const checkRoles = (form: FormData) =>
    roles.some(({ isDefault }) => isDefault) && !form.has(FIELDS.role)
      ? { [FIELDS.role]: t("teams.rolesMissing") }
      : {};
  return (
    <>
      <Form
        key={round}
        flow={flow}
        submit={t("teams.inviteSubmit")}
        look="secondary"
        resting={busy}
        check={checkAll(checkEmail(t), checkRoles)}
      >
        <EmailField label={t("teams.inviteLabel")} autoComplete="off" />
        {roles.length > 0 ? (
          <Choices
            name={FIELDS.role}
            legend={t("teams.roles")}
            choices={roles.map((role) => ({
              value: role.id,
              label: nameOfRole(t, role),
              isChosen: role.isDefault,
            }))}
          />
        ) : null}
      </Form>
      {region}
    </>
  );
}

function WithRoles({ team }: { team: AccountTeam }): ReactNode {
  const roles = team.useRoles().filter((role) => role.isDefined && role.isAssignable);
  // New members get the only ones anyway.
  const hasChoice = roles.some(({ isDefault }) => !isDefault);
  return <InviteForm team={team} roles={hasChoice ? roles : []} />;
}

interface InviteProps {
  team: AccountTeam;
  canChooseRoles: boolean;
}

/** Invites someone, with a choice of roles if the project defines some that the reader may give. */
export const Invite = ({ team, canChooseRoles }: InviteProps): ReactNode =>
  canChooseRoles ? (
    <Part instead={<InviteForm team={team} />}>
      <WithRoles team={team} />
    </Part>
  ) : (
    <InviteForm team={team} />
  );
