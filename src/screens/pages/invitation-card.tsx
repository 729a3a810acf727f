import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { Avatar } from "../../ui/avatar.js";
import { Card, Frame } from "../../ui/card.js";
import type { ScreenInvitation } from "../provider/screen-app.js";

const SIZE = 40;

interface InvitationCardProps {
  details: ScreenInvitation;
  fullPage?: boolean | undefined;
  children: ReactNode;
}

/** Says who invites to which team, with their pictures. */
export function InvitationCard({ details, fullPage, children }: InvitationCardProps): ReactNode {
  const t = useMessages("pages");
  const { teamDisplayName: team, inviterDisplayName: inviter } = details;
  const strong = (text: string) => <strong>{text}</strong>;
  return (
    <Frame fullPage={fullPage}>
      <Card
        title={t("invitation.title", { team })}
        text={
          inviter
            ? t.rich("invitation.textFrom", { inviter: strong(inviter), team: strong(team) })
            : t.rich("invitation.text", { team: strong(team) })
        }
      >
        <div className="stk-pictures">
          {inviter ? (
            <Avatar size={SIZE} url={details.inviterProfileImageUrl} name={inviter} border />
          ) : null}
          <Avatar square size={SIZE} url={details.teamProfileImageUrl} name={team} border />
        </div>
        {children}
      </Card>
    </Frame>
  );
}
