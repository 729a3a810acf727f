"use client";

import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { PAGE_PARAMS } from "../../protocol/urls.js";
import { ButtonLink } from "../../ui/button.js";
import { Card, Frame } from "../../ui/card.js";
import { MessageCard } from "../../ui/feedback/message-card.js";
import { LoadingSkeleton } from "../../ui/feedback/skeleton.js";
import { read } from "../../ui/form/flow.js";
import { useFlow } from "../../ui/form/use-flow.js";
import { outcome } from "../flows/outcome.js";
import { FIELDS } from "../forms/field-names.js";
import { saveOwnName } from "../forms/own-name.js";
import { useScreenApp, useScreenUser } from "../provider/connect.js";
import type { ScreenUser } from "../provider/screen-user.js";
import { useUrls } from "../provider/use-urls.js";
import { FailedRead } from "./failed-read.js";
import { InvitationView } from "./invitation-view.js";
import { InvitedVisitor } from "./invited-visitor.js";
import { LinkProblem, problemOf, useHomeText } from "./link-problem.js";
import type { PageProps } from "./screen-props.js";
import { type FoundInvitation, useInvitation } from "./use-invitation.js";

/** The props of the invitation page. */
export interface TeamInvitationProps extends PageProps {
  /** The invitation, if it came with the page. Otherwise the app loads it. */
  invitation?: FoundInvitation;
}

function OpenInvitation({
  code,
  user,
  invitation,
  appName,
  fullPage = false,
  actions,
}: TeamInvitationProps & { code: string; user: ScreenUser }): ReactNode {
  const t = useMessages("pages");
  const goHome = useHomeText(appName);
  const app = useScreenApp();
  const { details, failure, again } = useInvitation(code, invitation);
  const flow = useFlow(async (state, form) => {
    await saveOwnName(user, form);
    return outcome(await app.acceptTeamInvitation(read(form, FIELDS.code)), state);
  }, actions?.teamInvitation);
  const problem = problemOf(flow.state.failure ?? failure);
  const urls = useUrls();
  // After acceptance on the server, the code is spent and no longer reveals the team.
  const team = details?.teamDisplayName ?? flow.state.values?.[FIELDS.name];
  const home = <ButtonLink href={urls.home}>{goHome}</ButtonLink>;
  if (flow.state.status === "done" && team !== undefined) {
    return (
      <MessageCard
        title={t("invitation.doneTitle", { team })}
        fullPage={fullPage}
        primaryButtonText={goHome}
        primaryHref={urls.home}
      >
        {t("invitation.doneText")}
      </MessageCard>
    );
  }
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
        <Card title={t("invitation.signInTitle")}>
          {failure === undefined ? (
            <LoadingSkeleton lines={2} />
          ) : (
            <FailedRead failure={failure} look="primary" retry={again} />
          )}
        </Card>
      </Frame>
    );
  }
  return (
    <InvitationView flow={flow} code={code} details={details} user={user} fullPage={fullPage} />
  );
}

/** Joins a team, from an emailed link. Opening the link accepts nothing. */
export function TeamInvitation({
  searchParams,
  fullPage = false,
  appName,
  ...props
}: TeamInvitationProps): ReactNode {
  const goHome = useHomeText(appName);
  const urls = useUrls();
  const user = useScreenUser();
  const code = searchParams?.[PAGE_PARAMS.code] ?? "";
  if (code === "") {
    return (
      <LinkProblem kind="notFound" of="invitation" fullPage={fullPage}>
        <ButtonLink href={urls.home}>{goHome}</ButtonLink>
      </LinkProblem>
    );
  }
  if (user === null)
    return (
      <InvitedVisitor
        code={code}
        invitation={props.invitation}
        appName={appName}
        fullPage={fullPage}
      />
    );
  return (
    <OpenInvitation code={code} user={user} appName={appName} fullPage={fullPage} {...props} />
  );
}
