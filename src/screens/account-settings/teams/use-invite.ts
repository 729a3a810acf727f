import { type ReactNode, type RefObject, useState } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { TeamRole } from "../../../resources/teams/role.js";
import { next, read } from "../../../ui/form/flow.js";
import { type Flow, useFlow } from "../../../ui/form/use-flow.js";
import { FIELDS } from "../../forms/field-names.js";
import type { AccountTeam } from "../../provider/account.js";
import { useChange } from "../use-change.js";
import { type Invited, invitePeople, MAX_AT_ONCE } from "./invite-people.js";

/** The failure of addresses that were not invited. The flow's data says why. */
export const UNINVITED = "UNINVITED";

const REASONS = [
  ["notEmail", "teams.inviteNotEmail"],
  ["isMember", "teams.inviteIsMember"],
  ["isInvited", "teams.inviteIsInvited"],
  ["overLimit", "teams.inviteOverLimit"],
] as const satisfies readonly (readonly [Invited, string])[];

interface InviteParts {
  team: AccountTeam;
  roles: readonly TeamRole[];
  /** Keeps the addresses that were not invited. */
  field: RefObject<HTMLTextAreaElement | null>;
}

interface Invite {
  flow: Flow<string>;
  /** Counts the times that everyone was invited. */
  round: number;
  busy: boolean;
  /** Shows failures and what was sent. */
  region: ReactNode;
}

/** Invites everyone in the field, and says what became of each address. */
export function useInvite({ team, roles, field }: InviteParts): Invite {
  const t = useMessages("teams");
  const { run, say, busy, region } = useChange();
  const [round, setRound] = useState(0);
  const flow = useFlow<string>(async (_state, form) => {
    const roleIds = form.getAll(FIELDS.role).map(String);
    const isUsual = roles.every(({ id, isDefault }) => isDefault === roleIds.includes(id));
    let answers: ReadonlyMap<string, Invited> = new Map();
    const isWhole = await run({
      work: async () => {
        const text = read(form, FIELDS.email);
        const invited = await invitePeople(team, text, isUsual ? undefined : roleIds);
        answers = invited.answers;
        if (invited.failure) throw invited.failure;
      },
    });
    const withAnswer = (wanted: Invited) =>
      [...answers].flatMap(([email, answer]) => (answer === wanted ? email : []));
    const sent = withAnswer("sent");
    const [email = ""] = sent;
    if (sent.length === 1) say(t("teams.invited", { email }));
    if (sent.length > 1) say(t("teams.invitedMany", { count: sent.length }));
    if (isWhole && sent.length === answers.size) {
      setRound((now) => now + 1);
      return next("");
    }
    const left = [...answers.keys()].filter((other) => !sent.includes(other));
    if (field.current && left.length > 0) field.current.value = left.join("\n");
    const list = new Intl.ListFormat(t.locale, { type: "unit", style: "short" });
    const lines = REASONS.flatMap(([answer, key]) => {
      const emails = withAnswer(answer);
      return emails.length === 0 ? [] : t(key, { emails: list.format(emails), max: MAX_AT_ONCE });
    });
    return lines.length === 0
      ? next("")
      : { status: "error", failure: { code: UNINVITED }, data: lines.join("\n") };
  });
  return { flow, round, busy, region };
}
