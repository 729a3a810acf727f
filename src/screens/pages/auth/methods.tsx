import { Fragment, type ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { later } from "../../../react/later.js";
import { Notice } from "../../../ui/feedback/notice.js";
import { Separator } from "../../../ui/separator.js";
import { EmailMethods, type MethodsProps } from "../../components/email-methods.js";
import { Providers } from "../../components/oauth-button.js";
import { PasskeyForm } from "../../components/passkey-button.js";
import { usePasskey, usePasskeyAutofill } from "../../flows/use-passkey.js";
import type { AuthOptions } from "../screen-props.js";
import type { OneFieldProps } from "./one-field.js";

// Without a boundary of its own: servers wait for it, since streamed content needs a script.
const OneField = later<OneFieldProps>(
  async () => (await import(/* webpackChunkName: "stk-auth" */ "./one-field.js")).OneField,
);

function Passkey({ isMock }: { isMock: boolean }): ReactNode {
  usePasskeyAutofill(!isMock);
  return <PasskeyForm flow={usePasskey()} />;
}

/** The project's sign-in methods in this order: providers, passkey, email. */
export function Methods({
  layout,
  ...props
}: MethodsProps & Pick<AuthOptions, "layout">): ReactNode {
  const t = useMessages("signIn");
  const { type, config, isMock, actions } = props;
  const hasEmail = config.credentialEnabled || config.magicLinkEnabled;
  const others = [
    config.oauthProviders.length > 0 ? (
      <Providers
        key="providers"
        providers={config.oauthProviders}
        isMock={isMock}
        action={actions?.oauth}
      />
    ) : null,
    // A passkey cannot exist for a new account.
    config.passkeyEnabled && type === "sign-in" ? <Passkey key="passkey" isMock={isMock} /> : null,
  ].filter((way) => way !== null);
  // With a code alone, the usual layout has one field.
  if (layout && type === "sign-in" && config.credentialEnabled)
    return <OneField others={others} {...props} />;
  if (others.length === 0 && !hasEmail) return <Notice kind="info" text={t("methods.none")} />;
  return (
    <Fragment>
      {others.length > 0 ? <div className="stk-ways">{others}</div> : null}
      {others.length > 0 && hasEmail ? <Separator>{t("signIn.or")}</Separator> : null}
      {hasEmail ? <EmailMethods {...props} /> : null}
    </Fragment>
  );
}
