import { type ReactNode, useState } from "react";
import { useMessages } from "../messages/use-messages.js";
import type { FlowAction, FlowState } from "../ui/flow.js";
import { Tabs } from "../ui/tabs.js";
import { useCredentialSignIn } from "./flows/use-credential-sign-in.js";
import { useCredentialSignUp } from "./flows/use-credential-sign-up.js";
import { useMagicLink } from "./flows/use-magic-link.js";
import { CredentialSignInForm } from "./forms/credential-sign-in-form.js";
import { CredentialSignUpForm } from "./forms/credential-sign-up-form.js";
import { MagicLinkForm } from "./forms/magic-link-form.js";
import { useReturnLink } from "./return-link.js";
import type { ScreenProject } from "./screen-app.js";
import type { AuthOptions, PageProps } from "./screen-props.js";
import { useUrls } from "./use-urls.js";

export interface MethodsProps extends Pick<PageProps, "actions" | "searchParams">, Pick<AuthOptions, "firstTab" | "noPasswordRepeat"> {
  type: "sign-in" | "sign-up";
  config: ScreenProject["config"];
  /** A preview: nothing is sent. */
  isMock: boolean;
}

/** The name of the query parameter that brings a tab to the front before JavaScript has loaded. */
const TAB_PARAM = "tab";

const stay = async <Data,>(state: FlowState<Data>): Promise<FlowState<Data>> => state;

const mocked = <Data,>(isMock: boolean, action: FlowAction<Data> | undefined): FlowAction<Data> | undefined => (isMock ? stay : action);

interface MethodProps extends MethodsProps {
  email: string;
  onEmail: (email: string) => void;
}

function PasswordSignIn({ config, actions, searchParams, isMock, email, onEmail }: MethodProps): ReactNode {
  const urls = useUrls();
  const link = useReturnLink(searchParams);
  const flow = useCredentialSignIn(mocked(isMock, actions?.signIn));
  return <CredentialSignInForm flow={flow} forgotPasswordUrl={link(urls.forgotPassword)} passkeys={config.passkeyEnabled} email={email} onEmail={onEmail} />;
}

function PasswordSignUp({ actions, isMock, noPasswordRepeat, email, onEmail }: MethodProps): ReactNode {
  return <CredentialSignUpForm flow={useCredentialSignUp(mocked(isMock, actions?.signUp))} noPasswordRepeat={noPasswordRepeat} email={email} onEmail={onEmail} />;
}

function MailedCode({ type, config, actions, isMock, email, onEmail }: MethodProps): ReactNode {
  const passkeys = type === "sign-in" && config.passkeyEnabled;
  return <MagicLinkForm flow={useMagicLink(mocked(isMock, actions?.magicLink))} passkeys={passkeys} email={email} onEmail={onEmail} />;
}

/** The ways that begin with an e-mail address. With two of them, an address typed in one stands in the other too. */
export function EmailMethods(props: MethodsProps): ReactNode {
  const t = useMessages("signIn");
  const [email, onEmail] = useState("");
  const { type, config, searchParams, firstTab } = props;
  const method = { ...props, email, onEmail };
  const password = type === "sign-in" ? <PasswordSignIn {...method} /> : <PasswordSignUp {...method} />;
  const code = <MailedCode {...method} />;
  if (!config.magicLinkEnabled) return password;
  if (!config.credentialEnabled) return code;
  const href = (tab: string) => (searchParams === undefined ? undefined : `?${new URLSearchParams({ ...searchParams, [TAB_PARAM]: tab })}`);
  return (
    <Tabs
      label={t(type === "sign-in" ? "signIn.methods" : "signUp.methods")}
      first={searchParams?.[TAB_PARAM] ?? firstTab}
      tabs={[
        { id: "magic-link", label: t("signIn.tabCode"), content: code, href: href("magic-link") },
        { id: "password", label: t("signIn.tabPassword"), content: password, href: href("password") },
      ]}
    />
  );
}
