"use client";

import { type ReactNode, useEffect, useState } from "react";
import { type Failure, readFailure } from "../messages/failure.js";
import { useMessages } from "../messages/use-messages.js";
import { PAGE_PARAMS } from "../protocol/urls.js";
import { ButtonLink } from "../ui/button.js";
import { Card, Frame } from "../ui/card.js";
import { FailureNotice } from "../ui/failure-notice.js";
import { MessageCard } from "../ui/message-card.js";
import { LoadingSkeleton } from "../ui/skeleton.js";
import { useScreenApp, useScreenUser } from "./connect.js";
import { useMailedCode } from "./flows/use-mailed-code.js";
import { InvitationView } from "./invitation-view.js";
import { LinkProblem, problemOf } from "./link-problem.js";
import type { ScreenUser } from "./screen-app.js";
import type { PageProps } from "./screen-props.js";
import { SignInFirst } from "./sign-in-first.js";
import { useUrls } from "./use-urls.js";

export interface InvitationDetails {
  readonly teamDisplayName: string;
  readonly recipientEmail?: string | null | undefined;
}

/** What an invitation is to, looked up without accepting it. */
function useDetails(code: string): { details?: InvitationDetails; failure?: Failure } {
  const app = useScreenApp();
  const [found, setFound] = useState<{ details?: InvitationDetails; failure?: Failure }>({});
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      const checked = await app.verifyTeamInvitationCode(code);
      if (checked.status === "error") return { failure: readFailure(checked.error) };
      const answer = await app.getTeamInvitationDetails(code);
      return answer.status === "error" ? { failure: readFailure(answer.error) } : { details: answer.data };
    };
    look()
      .catch((error: unknown) => ({ failure: readFailure(error) }))
      .then((answer) => wanted && setFound(answer));
    return () => {
      wanted = false;
    };
  }, [app, code]);
  return found;
}

function OpenInvitation({ code, user, fullPage = false, actions }: PageProps & { code: string; user: ScreenUser }): ReactNode {
  const t = useMessages("pages");
  const { details, failure } = useDetails(code);
  const flow = useMailedCode((asked, text) => asked.acceptTeamInvitation(text), actions?.teamInvitation);
  const problem = problemOf(flow.state.failure ?? failure);
  const urls = useUrls();
  const home = <ButtonLink href={urls.home}>{t("action.goHome")}</ButtonLink>;
  if (problem !== undefined) {
    return (
      <LinkProblem kind={problem} of="invitation" fullPage={fullPage}>
        {home}
      </LinkProblem>
    );
  }
  if (details === undefined) {
    return (
      <Frame fullPage={fullPage}>
        <Card title={t("invitation.signInTitle")}>{failure === undefined ? <LoadingSkeleton lines={2} /> : <FailureNotice failure={failure} />}</Card>
      </Frame>
    );
  }
  if (flow.state.status === "done") {
    return (
      <MessageCard title={t("invitation.doneTitle", { team: details.teamDisplayName })} fullPage={fullPage} primaryButtonText={t("action.goHome")} primaryHref={urls.home}>
        {t("invitation.doneText")}
      </MessageCard>
    );
  }
  return <InvitationView flow={flow} code={code} details={details} email={user.primaryEmail} fullPage={fullPage} />;
}

/** Joins a team, opened from a mailed link. Opening it accepts nothing. */
export function TeamInvitation({ searchParams, fullPage = false, ...props }: PageProps): ReactNode {
  const t = useMessages("pages");
  const urls = useUrls();
  const user = useScreenUser();
  const code = searchParams?.[PAGE_PARAMS.code] ?? "";
  if (code === "") {
    return (
      <LinkProblem kind="notFound" of="invitation" fullPage={fullPage}>
        <ButtonLink href={urls.home}>{t("action.goHome")}</ButtonLink>
      </LinkProblem>
    );
  }
  if (user === null) return <SignInFirst title={t("invitation.signInTitle")} text={t("invitation.signInText")} fullPage={fullPage} />;
  return <OpenInvitation code={code} user={user} fullPage={fullPage} {...props} />;
}
