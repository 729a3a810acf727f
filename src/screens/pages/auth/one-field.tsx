import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { useHydrated } from "../../../react/use-hydrated.js";
import { Button, ButtonLink } from "../../../ui/button.js";
import { Form } from "../../../ui/form/form.js";
import { Separator } from "../../../ui/separator.js";
import { inertAction } from "../../flows/inert-action.js";
import { useAddressStep } from "../../flows/use-address-step.js";
import { useCredentialSignIn } from "../../flows/use-credential-sign-in.js";
import { useMagicLink } from "../../flows/use-magic-link.js";
import { usePasskeyAutofill } from "../../flows/use-passkey.js";
import { checkEmail } from "../../forms/checks.js";
import { CodeSteps } from "../../forms/code-steps.js";
import { EmailField } from "../../forms/email-field.js";
import { FIELDS } from "../../forms/field-names.js";
import { PasswordStepForm } from "../../forms/password-step-form.js";
import { TotpForm } from "../../forms/totp-form.js";
import type { ScreenProject } from "../../provider/screen-app.js";
import { useUrls } from "../../provider/use-urls.js";
import { useReturnLink } from "../return-link.js";
import type { PageProps } from "../screen-props.js";

/** The props of {@link OneField}. */
export interface OneFieldProps extends Pick<PageProps, "actions" | "searchParams"> {
  config: ScreenProject["config"];
  isMock: boolean;
  /** The ways that need no address: providers and the passkey. */
  others: readonly ReactNode[];
}

const emailIn = ({ state }: { state: { values?: Readonly<Record<string, string>> | undefined } }) =>
  state.values?.[FIELDS.email] || undefined;

/**
 * Signs in by one address field, then by the project's ways. The second step is the same for every
 * address and asks the service nothing, so it does not tell who has an account.
 */
export function OneField({
  config,
  actions,
  searchParams,
  isMock,
  others,
}: OneFieldProps): ReactNode {
  const t = useMessages("signIn");
  const link = useReturnLink(searchParams);
  const urls = useUrls();
  const hydrated = useHydrated();
  usePasskeyAutofill(config.passkeyEnabled && !isMock);
  const signIn = inertAction(isMock, actions?.signIn);
  const password = useCredentialSignIn(signIn);
  const code = useMagicLink(inertAction(isMock, actions?.magicLink));
  const address = useAddressStep(signIn, () => {
    password.restart();
    code.restart();
  });
  // Before JavaScript has loaded, the state of the last sent form is all that there is.
  const email = emailIn(address.flow) ?? emailIn(password) ?? emailIn(code);
  const { attempt } = password.state.data ?? {};
  if (attempt !== undefined) return <TotpForm flow={password} attempt={attempt} />;
  if (address.isOpen && code.state.data)
    return <CodeSteps flow={{ ...code, restart: address.back }} step={code.state.data} />;
  if (!address.isOpen || email === undefined)
    return (
      <Form flow={address.flow} submit={t("action.continue")} check={checkEmail(t)}>
        <EmailField
          carried
          autoComplete={config.passkeyEnabled ? "username webauthn" : "username"}
          defaultValue={email}
          autoFocus={address.flow.sent > 0}
        />
      </Form>
    );
  const ways = [
    config.magicLinkEnabled ? (
      <Form
        key="code"
        flow={code}
        submit={t("signIn.emailCode")}
        look="secondary"
        hidden={{ [FIELDS.email]: email }}
      />
    ) : null,
    ...others,
  ].filter((way) => way !== null);
  return (
    <>
      <div className="stk-row">
        <strong dir="ltr">{email}</strong>
        {hydrated ? (
          <Button look="link" onClick={address.back}>
            {t("code.change")}
          </Button>
        ) : (
          // The same page, reloaded, starts with the address.
          <ButtonLink look="link" href="">
            {t("code.change")}
          </ButtonLink>
        )}
      </div>
      <PasswordStepForm
        flow={password}
        email={email}
        forgotPasswordUrl={link(urls.forgotPassword)}
      />
      {ways.length > 0 ? <Separator>{t("signIn.or")}</Separator> : null}
      {ways.length > 0 ? <div className="stk-ways">{ways}</div> : null}
    </>
  );
}
