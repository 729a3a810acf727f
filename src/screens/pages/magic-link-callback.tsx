"use client";

import { type ReactNode, useState } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { PAGE_PARAMS } from "../../protocol/urls.js";
import { ButtonLink } from "../../ui/button.js";
import { Card } from "../../ui/card.js";
import { Form } from "../../ui/form/form.js";
import { SignInFrame } from "../components/sign-in-frame.js";
import { choiceStep, readChoice } from "../flows/read-choice.js";
import type { LinkStep } from "../flows/totp-step.js";
import { useMailedCode } from "../flows/use-mailed-code.js";
import { ChoiceForm } from "../forms/choice-form.js";
import { FIELDS } from "../forms/field-names.js";
import { TotpForm } from "../forms/totp-form.js";
import { useUrls } from "../provider/use-urls.js";
import { AlreadySignedIn } from "./auth/already-signed-in.js";
import { useVisitor } from "./auth/use-visitor.js";
import { LinkProblem, problemOf } from "./link-problem.js";
import { useReturnLink } from "./return-link.js";
import type { PageProps } from "./screen-props.js";
import { useCodeCheck } from "./use-code-check.js";

/**
 * Signs in from an emailed link. Opening the link does not spend the code: mail scanners open links
 * too.
 */
export function MagicLinkCallback({
  searchParams,
  fullPage,
  appName,
  actions,
}: PageProps): ReactNode {
  const t = useMessages("pages");
  const urls = useUrls();
  const user = useVisitor();
  const link = useReturnLink(searchParams);
  const [recovers, setRecovers] = useState(false);
  const code = searchParams?.[PAGE_PARAMS.code] ?? "";
  const flow = useMailedCode<LinkStep>(
    (app, text, form) => app.signInWithMagicLink(text, readChoice(form)),
    actions?.magicLinkCallback,
    (error) => choiceStep(error, (choices) => ({ choices })),
  );
  const checked = useCodeCheck(code, (app, text) => app.verifyMagicLinkCode(text));
  const { attempt, choices } = flow.state.data ?? {};
  // The second factor's step follows a code that it has used.
  const problem = problemOf(flow.state.failure ?? (attempt ? undefined : checked));
  const start = choices ? undefined : t("magicLink.text");
  const codeText = appName && !recovers ? t("totp.text", { app: appName }) : undefined;
  if (user !== null) return <AlreadySignedIn user={user} fullPage={fullPage} />;
  if (problem !== undefined) {
    return (
      <LinkProblem kind={problem} of="magicLink" fullPage={fullPage}>
        <ButtonLink look="primary" href={link(urls.signIn)}>
          {t("magicLink.again")}
        </ButtonLink>
      </LinkProblem>
    );
  }
  return (
    <SignInFrame fullPage={fullPage}>
      <Card
        title={t(attempt === undefined ? "magicLink.title" : "totp.title")}
        text={attempt === undefined ? start : codeText}
      >
        {choices ? (
          <ChoiceForm flow={flow} choices={choices} hidden={{ [FIELDS.code]: code }} />
        ) : attempt === undefined ? (
          <Form flow={flow} submit={t("magicLink.submit")} hidden={{ [FIELDS.code]: code }} />
        ) : (
          <TotpForm
            flow={flow}
            attempt={attempt}
            isExplained={codeText !== undefined}
            onRecovery={setRecovers}
          />
        )}
      </Card>
    </SignInFrame>
  );
}
