import { type ReactNode, useState } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { TeamUser } from "../../../resources/people.js";
import { Button } from "../../../ui/button.js";
import type { Account, AccountTeam } from "../../provider/account.js";
import { ConfirmButton } from "../confirm-dialog.js";
import { Panel } from "../panel.js";
import { HandOver } from "./hand-over.js";
import { isLastManager } from "./member-words.js";
import { useTeamsHaveKeys, withLine } from "./membership-keys.js";
import { useFirstMembers } from "./use-first-members.js";

interface LeaveProps {
  account: Account;
  team: AccountTeam;
  onGone: () => void;
}

function Leave({
  account,
  team,
  onGone,
  members = [],
}: LeaveProps & { members?: readonly TeamUser[] }): ReactNode {
  const t = useMessages("teams");
  const [asking, setAsking] = useState(false);
  const title = t("teams.leaveConfirmTitle", { team: team.displayName });
  const leave = () => account.leaveTeam(team);
  const isAlone = members.length === 1;
  const text = isAlone
    ? t("teams.leaveAloneText", { team: team.displayName })
    : t("teams.leaveText");
  const keys = useTeamsHaveKeys() ? t("teams.leaveKeysText") : undefined;
  return (
    <Panel
      title={t("teams.leaveTitle")}
      text={text}
      action={
        isLastManager(members, account.id) ? (
          <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {t("teams.leave")}
          </Button>
        ) : (
          <ConfirmButton
            title={title}
            text={withLine(text, keys)}
            confirm={t("teams.leave")}
            work={leave}
            onDone={onGone}
          >
            {t("teams.leave")}
          </ConfirmButton>
        )
      }
    >
      {asking ? (
        <HandOver
          team={team}
          members={members}
          readerId={account.id}
          title={title}
          keys={keys}
          confirm={t("teams.leave")}
          work={leave}
          onDone={onGone}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Panel>
  );
}

/**
 * Leaving for a reader who sees the members: the last who manages them hands over. In a team of
 * several pages, the service refuses, and says what to do first.
 */
function LeaveMembers(props: LeaveProps): ReactNode {
  const { members, isWhole } = useFirstMembers(props.team);
  return <Leave {...props} members={isWhole ? members : []} />;
}

export const TeamLeave = ({
  canSeeMembers,
  ...props
}: LeaveProps & { canSeeMembers: boolean }): ReactNode =>
  canSeeMembers ? <LeaveMembers {...props} /> : <Leave {...props} />;
