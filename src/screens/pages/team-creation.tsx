"use client";

import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { Card, Frame } from "../../ui/card.js";
import { Notice } from "../../ui/feedback/notice.js";
import { next, read } from "../../ui/form/flow.js";
import { useFlow } from "../../ui/form/use-flow.js";
import { FIELDS } from "../forms/field-names.js";
import { saveOwnName } from "../forms/own-name.js";
import { TeamForm } from "../forms/team-form.js";
import { useScreenUser } from "../provider/connect.js";
import type { ScreenUser } from "../provider/screen-user.js";
import { SignInFirst } from "./auth/sign-in-first.js";
import { AskedProject } from "./project-loader.js";

/** Props of {@link TeamCreation}. */
export interface TeamCreationProps {
  /** Centres the card on a page of its own. */
  fullPage?: boolean;
  /** Called with the id of the new, already selected team. */
  onCreated?: (teamId: string) => void;
}

function Creation({
  user,
  isOpen,
  fullPage,
  onCreated,
}: TeamCreationProps & { user: ScreenUser; isOpen: boolean }): ReactNode {
  const t = useMessages("teams");
  const flow = useFlow<{ readonly name: string }>(async (_state, form) => {
    await saveOwnName(user, form);
    const team = await user.createTeam({ displayName: read(form, FIELDS.name).trim() });
    onCreated?.(team.id);
    return next({ name: team.displayName });
  });
  const made = flow.state.data;
  return (
    <Frame fullPage={fullPage}>
      <Card title={t("teams.createTitle")} text={t("teams.createText")}>
        {isOpen ? (
          <TeamForm flow={flow} isNameless={!user.displayName} />
        ) : (
          <Notice kind="info" text={t("teams.creationClosed")} />
        )}
        <div role="status">
          {made ? <Notice kind="success" text={t("teams.created", { team: made.name })} /> : null}
        </div>
      </Card>
    </Frame>
  );
}

/** Creates a team with the signed-in person as its first member. */
export function TeamCreation(props: TeamCreationProps): ReactNode {
  const t = useMessages("teams");
  const user = useScreenUser();
  const title = t("teams.createTitle");
  if (user === null)
    return <SignInFirst title={title} text={t("teams.createText")} fullPage={props.fullPage} />;
  return (
    <AskedProject title={title} fullPage={props.fullPage}>
      {({ config }) => (
        <Creation user={user} isOpen={config.clientTeamCreationEnabled !== false} {...props} />
      )}
    </AskedProject>
  );
}
