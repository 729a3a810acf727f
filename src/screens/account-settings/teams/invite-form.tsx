import { type ReactNode, useRef } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { TeamRole } from "../../../resources/teams/role.js";
import { read } from "../../../ui/form/flow.js";
import { Form } from "../../../ui/form/form.js";
import { TextArea } from "../../../ui/form/text-area.js";
import { checkAll } from "../../forms/checks.js";
import { TYPED_ADDRESS } from "../../forms/email-field.js";
import { FIELDS } from "../../forms/field-names.js";
import type { AccountTeam } from "../../provider/account.js";
import { Choices } from "../choices.js";
import { Part } from "../part.js";
import { MAX_AT_ONCE } from "./invite-people.js";
import { nameOfRole } from "./member-words.js";
import { readAddresses } from "./read-addresses.js";
import { UNINVITED, useInvite } from "./use-invite.js";

interface InviteFormProps {
  team: AccountTeam;
  /** The roles to choose from. Without any, the people get those of new members. */
  roles?: readonly TeamRole[];
}

function InviteForm({ team, roles = [] }: InviteFormProps): ReactNode {
  const t = useMessages("teams");
  const field = useRef<HTMLTextAreaElement>(null);
  const { flow, round, busy, region } = useInvite({ team, roles, field });
  const check = (form: FormData) =>
    readAddresses(read(form, FIELDS.email)).length === 0
      ? { [FIELDS.email]: t("check.emailMissing") }
      : {};
  // Without a role, the people would get those of new members after all.
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
        check={checkAll(check, checkRoles)}
        fieldOf={{ [UNINVITED]: FIELDS.email }}
        texts={{ [UNINVITED]: flow.state.data ?? "" }}
      >
        <TextArea
          ref={field}
          name={FIELDS.email}
          label={t("teams.inviteLabel")}
          hint={t("teams.inviteHint", { max: MAX_AT_ONCE })}
          autoComplete="off"
          {...TYPED_ADDRESS}
          required
        />
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
