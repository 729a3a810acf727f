import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { TeamInvitation } from "../../../resources/teams/invitation.js";
import { systemClock } from "../../../transport/clock.js";
import { Button } from "../../../ui/button.js";
import { Time } from "../../../ui/time.js";
import type { AccountTeam } from "../../provider/account.js";
import type { Change } from "../use-change.js";
import { listRoles } from "./member-words.js";

function InvitedAs({
  team,
  roleIds,
}: {
  team: AccountTeam;
  roleIds: readonly string[];
}): ReactNode {
  const t = useMessages("teams");
  const roles = team.useRoles().filter(({ id }) => roleIds.includes(id));
  return <span className="stk-hint">{listRoles(t, roles)}</span>;
}

interface InvitationRowProps {
  invitation: TeamInvitation;
  team: AccountTeam;
  canRevoke: boolean;
  run: (change: Change) => Promise<boolean>;
  /** Hides the invitation; the returned function shows it again. */
  hide: () => () => void;
}

/** An invitation that has not been accepted yet. */
export function InvitationRow({
  invitation,
  team,
  canRevoke,
  run,
  hide,
}: InvitationRowProps): ReactNode {
  const t = useMessages("teams");
  const { recipientEmail, expiresAt, roleIds } = invitation;
  const email = recipientEmail ?? t("teams.invitationUnknown");
  const isOver = expiresAt.getTime() <= systemClock.now();
  const invite = (to: string) => team.inviteUser({ email: to, ...(roleIds ? { roleIds } : {}) });

  const resend = async (to: string) => {
    await invite(to);
    if (!canRevoke) return;
    // Only the newest link stays valid, so the older invitation must not be revoked a second time.
    const show = hide();
    try {
      await invitation.revoke();
    } catch (error) {
      show();
      throw error;
    }
  };
  const revoke = () => {
    const back =
      recipientEmail === null
        ? {}
        : {
            undo: {
              work: () => invite(recipientEmail),
              done: t("teams.invitationResent", { email }),
            },
          };
    void run({
      work: () => invitation.revoke(),
      show: hide,
      done: t("teams.invitationRevoked", { email }),
      ...back,
    });
  };

  return (
    <li className="stk-list-row">
      <div className="stk-list-words">
        <bdi className="stk-list-name" title={email}>
          {email}
        </bdi>
        <span className="stk-hint">
          {t.rich(isOver ? "teams.invitationExpired" : "teams.invitationExpires", {
            time: <Time date={expiresAt} />,
          })}
        </span>
        {roleIds ? <InvitedAs team={team} roleIds={roleIds} /> : null}
      </div>
      <div className="stk-row-actions">
        {recipientEmail === null ? null : (
          <Button
            look="quiet"
            aria-label={`${t("teams.invitationResend")}: ${email}`}
            onClick={() =>
              void run({
                work: () => resend(recipientEmail),
                done: t("teams.invitationResent", { email }),
              })
            }
          >
            {t("teams.invitationResend")}
          </Button>
        )}
        {canRevoke ? (
          <Button
            look="quiet"
            aria-label={`${t("teams.invitationRevoke")}: ${email}`}
            onClick={revoke}
          >
            {t("teams.invitationRevoke")}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
