import { Fragment, type ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { Card } from "../../../ui/card.js";
import { Notice } from "../../../ui/feedback/notice.js";
import { Link } from "../../../ui/link.js";
import { Separator } from "../../../ui/separator.js";
import { EmailMethods, type MethodsProps } from "../../components/email-methods.js";
import { Providers } from "../../components/oauth-button.js";
import { PasskeyForm } from "../../components/passkey-button.js";
import { SignInFrame } from "../../components/sign-in-frame.js";
import { usePasskey, usePasskeyAutofill } from "../../flows/use-passkey.js";
import { carryEmail } from "../../forms/carried-email.js";
import type { ScreenProject } from "../../provider/screen-app.js";
import { useUrls } from "../../provider/use-urls.js";
import { useReturnLink } from "../return-link.js";
import type { AuthOptions, PageProps } from "../screen-props.js";

/** The props of the sign-in and sign-up card. */
export interface AuthViewProps
  extends Omit<PageProps, "project">,
    AuthOptions,
    Pick<MethodsProps, "type" | "password"> {
  project: ScreenProject;
  isMock: boolean;
  /** One sentence under the title. */
  text?: string | undefined;
}

function Passkey({ isMock }: { isMock: boolean }): ReactNode {
  usePasskeyAutofill(!isMock);
  return <PasskeyForm flow={usePasskey()} />;
}

/** The project's sign-in methods in this order: providers, passkey, email. */
function Methods({
  project,
  ...props
}: Omit<AuthViewProps, "fullPage" | "extraInfo" | "text"> & MethodsProps): ReactNode {
  const t = useMessages("signIn");
  const { config } = project;
  const { type, isMock, actions } = props;
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
  if (others.length === 0 && !hasEmail) return <Notice kind="info" text={t("methods.none")} />;
  return (
    <Fragment>
      {others.length > 0 ? <div className="stk-ways">{others}</div> : null}
      {others.length > 0 && hasEmail ? <Separator>{t("signIn.or")}</Separator> : null}
      {hasEmail ? <EmailMethods {...props} /> : null}
    </Fragment>
  );
}

/** The sign-in and sign-up pages for signed-out people. */
export function AuthView({
  type,
  project,
  fullPage,
  extraInfo,
  text,
  searchParams,
  ...props
}: AuthViewProps): ReactNode {
  const t = useMessages("signIn");
  const urls = useUrls();
  const link = useReturnLink(searchParams);
  const isSignIn = type === "sign-in";
  const name = project.displayName;
  const title = name
    ? t(isSignIn ? "signIn.titleNamed" : "signUp.titleNamed", { name })
    : t(isSignIn ? "signIn.title" : "signUp.title");
  const other = isSignIn ? (
    project.config.signUpEnabled ? (
      <>
        {t("signIn.noAccount")}{" "}
        <Link href={link(urls.signUp)} onClick={carryEmail}>
          {t("action.signUp")}
        </Link>
      </>
    ) : null
  ) : (
    <>
      {t("signUp.hasAccount")}{" "}
      <Link href={link(urls.signIn)} onClick={carryEmail}>
        {t("action.signIn")}
      </Link>
    </>
  );
  return (
    <SignInFrame fullPage={fullPage}>
      <Card title={title} text={text} footer={other}>
        <Methods
          type={type}
          project={project}
          config={project.config}
          {...props}
          {...(searchParams ? { searchParams } : {})}
        />
        {extraInfo ? <div className="stk-extra">{extraInfo}</div> : null}
      </Card>
    </SignInFrame>
  );
}
