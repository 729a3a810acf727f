import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { RETURN_TO_PARAM } from "../../protocol/urls.js";
import { ButtonLink } from "../../ui/button.js";
import { useUrls } from "../provider/use-urls.js";
import { SignInFirst } from "./auth/sign-in-first.js";
import { InvitationCard } from "./invitation-card.js";
import { addressOf } from "./invitation-view.js";
import { LinkProblem, problemOf, useHomeText } from "./link-problem.js";
import { useReturnLink } from "./return-link.js";
import { type FoundInvitation, useInvitation } from "./use-invitation.js";

interface InvitedVisitorProps {
  code: string;
  invitation: FoundInvitation | undefined;
  appName: string | undefined;
  fullPage?: boolean | undefined;
}

/** An invitation before its reader has signed in or up. */
export function InvitedVisitor({
  code,
  invitation,
  appName,
  fullPage,
}: InvitedVisitorProps): ReactNode {
  const t = useMessages("pages");
  const goHome = useHomeText(appName);
  const urls = useUrls();
  const { details, failure } = useInvitation(code, invitation, false);
  const here = addressOf(code, urls.teamInvitation);
  const back = useReturnLink({ [RETURN_TO_PARAM]: here });
  const problem = problemOf(failure);
  if (problem !== undefined) {
    return (
      <LinkProblem kind={problem} of="invitation" fullPage={fullPage}>
        <ButtonLink href={urls.home}>{goHome}</ButtonLink>
      </LinkProblem>
    );
  }
  if (details === undefined) {
    return (
      <SignInFirst
        title={t("invitation.signInTitle")}
        text={t("invitation.signInText")}
        here={here}
        fullPage={fullPage}
      />
    );
  }
  const { recipientEmail: email } = details;
  return (
    <InvitationCard details={details} fullPage={fullPage}>
      <p className="stk-text">
        {email
          ? t.rich("invitation.sentToVisitor", { email: <strong>{email}</strong> })
          : t("invitation.signInText")}
      </p>
      <div className="stk-actions">
        <ButtonLink look="primary" href={back(urls.signUp)}>
          {t("action.signUp")}
        </ButtonLink>
        <ButtonLink href={back(urls.signIn)}>{t("action.signIn")}</ButtonLink>
      </div>
    </InvitationCard>
  );
}
