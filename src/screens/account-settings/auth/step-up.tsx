import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { STEP_UP_FRESH_MILLIS } from "../../../protocol/limits/limits.js";
import { RETURN_TO_PARAM } from "../../../protocol/urls.js";
import { systemClock } from "../../../transport/clock.js";
import { Button, type ButtonLook } from "../../../ui/button.js";
import { LoadingSkeleton } from "../../../ui/feedback/skeleton.js";
import { next, read } from "../../../ui/form/flow.js";
import { Form } from "../../../ui/form/form.js";
import { PasskeyIcon } from "../../../ui/form/form-icons.js";
import { PasswordField } from "../../../ui/form/password-field.js";
import { useFlow } from "../../../ui/form/use-flow.js";
import { refused } from "../../flows/outcome.js";
import { checkPassword } from "../../forms/checks.js";
import { FIELDS, type FieldOf } from "../../forms/field-names.js";
import { useReturnLink } from "../../pages/return-link.js";
import type { Account } from "../../provider/account.js";
import { useScreenApp } from "../../provider/connect.js";
import type { Answer } from "../../provider/screen-app.js";
import { useCurrentSession } from "../sessions/use-sessions.js";
import { signInAgain } from "./sign-in-again.js";

const FIELD_OF = { EMAIL_PASSWORD_MISMATCH: FIELDS.password } satisfies FieldOf;

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

  const confirmBy = (signIn: () => Promise<Answer>) => signInAgain(account, signIn, work);
  const byPassword = useFlow((state, form) =>
    confirmBy(() =>
      app.signInWithCredential({
        email: email ?? "",
        password: read(form, FIELDS.password),
        noRedirect: true,
      }),
    ).then(
      () => next(undefined),
      (error: Error) => refused(error, state),
    ),
  );
  const byPasskey = useFlow((state) =>
    confirmBy(() => app.signInWithPasskey({ noRedirect: true })).then(
      () => next(undefined),
      (error: Error) => refused(error, state),
    ),
  );
  const bySession = useFlow(async () => {
    await work();
    return next(undefined);
  });
  const back = useReturnLink({ [RETURN_TO_PARAM]: `${app.urls.accountSettings}#auth` });

  const hasPassword = account.hasPassword && config.credentialEnabled && email !== undefined;
  const hasPasskey = account.passkeyAuthEnabled && config.passkeyEnabled;
  if (hasPassword || hasPasskey) {
    return (
      <div className="stk-stack">
        <p className="stk-text">{t("account.stepUpText")}</p>
        {hasPassword ? (
          <Form
            flow={byPassword}
            submit={confirm}
            look={look}
            check={checkPassword(t)}
            fieldOf={FIELD_OF}
            texts={{ EMAIL_PASSWORD_MISMATCH: t("auth.passwordOldWrong") }}
          >
            <input
              type="text"
              name="username"
              autoComplete="username"
              value={email}
              readOnly
              hidden
            />
            <PasswordField
              name={FIELDS.password}
              label={t("field.password")}
              autoComplete="current-password"
              required
            />
          </Form>
        ) : null}
        {hasPasskey ? (
          <Form
            flow={byPasskey}
            submit={t("account.stepUpPasskey")}
            look="secondary"
            icon={<PasskeyIcon />}
          />
        ) : null}
      </div>
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
      <Button
        look="primary"
        onClick={() => void app.signOut({ redirectUrl: back(app.urls.signIn) })}
      >
        {t("account.stepUpSignIn")}
      </Button>
    </div>
  );
}
