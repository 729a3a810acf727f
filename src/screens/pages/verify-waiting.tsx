import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { ButtonLink } from "../../ui/button.js";
import { Card, Frame } from "../../ui/card.js";
import { MessageCard } from "../../ui/feedback/message-card.js";
import type { Flow } from "../../ui/form/use-flow.js";
import { useHasMail } from "../../ui/no-mail.js";
import { VerifyCodeForm } from "../components/verify-code-form.js";
import { useScreenApp } from "../provider/connect.js";
import type { ScreenUser } from "../provider/screen-user.js";
import { useUrls } from "../provider/use-urls.js";
import { ChangeAddress } from "./change-address.js";
import { onReturn } from "./on-return.js";
import { useReturnHref } from "./return-link.js";
import type { PageProps } from "./screen-props.js";

/** The link of the same mail was opened meanwhile. */
const VERIFIED: ReadonlySet<string> = new Set([
  "VERIFICATION_CODE_ALREADY_USED",
  "EMAIL_ALREADY_VERIFIED",
]);

interface VerifyWaitingProps {
  user: ScreenUser;
  flow: Flow;
  fullPage: boolean;
  /** Label of the link that leads on once the address is verified. */
  goOn: string;
  /** Whether it leads on by itself if the address was verified before. */
  automaticRedirect: boolean;
  searchParams: PageProps["searchParams"];
}

/** Waits, after a sign-up, for the six digits of the mail. */
export function VerifyWaiting({
  user,
  flow,
  fullPage,
  goOn,
  automaticRedirect,
  searchParams,
}: VerifyWaitingProps): ReactNode {
  const t = useMessages("pages");
  const hasMail = useHasMail();
  const urls = useUrls();
  const app = useScreenApp();
  const onward = useReturnHref(urls.afterSignUp, urls.handler, searchParams);
  const { status, failure } = flow.state;
  const isDone =
    status === "done" ||
    user.primaryEmailVerified === true ||
    (failure !== undefined && VERIFIED.has(failure.code));
  const [wasDone] = useState(isDone);
  const [isChanging, setChanging] = useState(false);
  const leaves = isDone && (automaticRedirect || !wasDone);
  useEffect(() => {
    if (leaves) void app.redirectToAfterSignUp({ replace: true });
  }, [app, leaves]);
  // The link may have been pressed on another device. Tabs of this browser hear of it at once.
  useEffect(() => onReturn(() => void app.getUser().catch(() => {})), [app]);
  const leave = (event: MouseEvent) => {
    event.preventDefault();
    void app.redirectToAfterSignUp();
  };
  const change = (event: MouseEvent) => {
    event.preventDefault();
    setChanging(true);
  };
  // The redirect needs JavaScript.
  if (isDone)
    return (
      <MessageCard
        title={t("verify.doneTitle")}
        fullPage={fullPage}
        primaryButtonText={goOn}
        primaryHref={onward}
      >
        {t("verify.doneText")}
      </MessageCard>
    );
  if (isChanging)
    return <ChangeAddress user={user} fullPage={fullPage} onEnd={() => setChanging(false)} />;
  return (
    <Frame fullPage={fullPage}>
      <Card
        title={t(hasMail ? "verify.waitTitle" : "verify.title")}
        text={hasMail && t.rich("verify.waitText", { email: <strong>{user.primaryEmail}</strong> })}
      >
        <div className="stk-step">
          <VerifyCodeForm
            user={user}
            flow={flow}
            autoFocus
            after={
              <ButtonLink look="link" href={`${urls.accountSettings}#auth`} onClick={change}>
                {t("verify.change")}
              </ButtonLink>
            }
          />
          <ButtonLink look="link" href={onward} onClick={leave}>
            {t("verify.later")}
          </ButtonLink>
        </div>
      </Card>
    </Frame>
  );
}
