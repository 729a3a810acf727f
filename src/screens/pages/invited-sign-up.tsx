import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { Card, Frame } from "../../ui/card.js";
import { LoadingSkeleton } from "../../ui/feedback/skeleton.js";
import type { Invited } from "./screen-props.js";
import { useInvitation } from "./use-invitation.js";

interface InvitedSignUpProps {
  code: string;
  fullPage?: boolean | undefined;
  /** The sign-up page, for the invitation if it is still open. */
  children: (invited: Invited | undefined) => ReactNode;
}

/** Looks up the invitation that an app's own sign-up page is opened for. */
export function InvitedSignUp({ code, fullPage, children }: InvitedSignUpProps): ReactNode {
  const t = useMessages("signIn");
  const { details, failure } = useInvitation(code, undefined, false);
  if (details === undefined && failure === undefined)
    return (
      <Frame fullPage={fullPage}>
        <Card title={t("signUp.title")}>
          <LoadingSkeleton lines={2} />
        </Card>
      </Frame>
    );
  const { recipientEmail: email, teamDisplayName: team } = details ?? {};
  return children(email && team !== undefined ? { email, team } : undefined);
}
