import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { STEP_UP_FRESH_MILLIS } from "../../../protocol/limits/limits.js";
import { RETURN_TO_PARAM } from "../../../protocol/urls.js";
import { systemClock } from "../../../transport/clock.js";
import { Button, type ButtonLook } from "../../../ui/button.js";
import { LoadingSkeleton } from "../../../ui/feedback/skeleton.js";
import { next } from "../../../ui/form/flow.js";
import { Form } from "../../../ui/form/form.js";
import { useFlow } from "../../../ui/form/use-flow.js";
import { SignOutFailed } from "../../components/sign-out-failed.js";
import { useSignOut } from "../../flows/use-sign-out.js";
import { useReturnLink } from "../../pages/return-link.js";
import type { Account } from "../../provider/account.js";
import { useScreenApp } from "../../provider/connect.js";
import { useCurrentSession } from "../sessions/use-sessions.js";
import { StepUpForms } from "./step-up-forms.js";

interface StepUpProps {
  account: Account;
  /** Label of the button. */
  confirm: string;
  work: () => Promise<void>;
  look?: ButtonLook;
  /** The service has already rejected the session as too old. */
  isRefused?: boolean;
}

/**
 * Asks for another sign-in (second factor included) before a change that affects how the account is
 * protected. People who can only sign in on another page do so there: a fresh session is enough.
 */
export function StepUp({
  account,
  confirm,
  work,
  look = "danger",
  isRefused = false,
}: StepUpProps): ReactNode {
  const t = useMessages("account");
  const app = useScreenApp();
  const current = useCurrentSession(account);
  const { config } = app.useProject();
  const email = account.useContactChannels().find(({ usedForAuth }) => usedForAuth)?.value;

  const bySession = useFlow(async () => {
    await work();
    return next(undefined);
  });
  const back = useReturnLink({ [RETURN_TO_PARAM]: `${app.urls.accountSettings}#auth` });
  const signOut = useSignOut(app, back(app.urls.signIn));

  const hasPassword = account.hasPassword && config.credentialEnabled && email !== undefined;
  const hasPasskey = account.passkeyAuthEnabled && config.passkeyEnabled;
  if (hasPassword || hasPasskey) {
    return (
      <StepUpForms
        account={account}
        confirm={confirm}
        look={look}
        work={work}
        email={hasPassword ? email : undefined}
        hasPasskey={hasPasskey}
      />
    );
  }
  if (!isRefused) {
    if (current === undefined) return <LoadingSkeleton lines={1} />;
    if (systemClock.now() - current.createdAt.getTime() < STEP_UP_FRESH_MILLIS)
      return <Form flow={bySession} submit={confirm} look={look} />;
  }
  return (
    <div className="stk-actions">
      <p className="stk-text">{t("account.stepUpSignInText")}</p>
      <Button look="primary" pending={signOut.busy} onClick={() => void signOut.start()}>
        {t("account.stepUpSignIn")}
      </Button>
      <SignOutFailed signOut={signOut} />
    </div>
  );
}
