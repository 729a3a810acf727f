import { type ReactNode, useState } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { Tabs } from "../../ui/tabs.js";
import { mocked } from "../flows/mocked.js";
import { useMagicLink } from "../flows/use-magic-link.js";
import { MagicLinkForm } from "../forms/magic-link-form.js";
import type { AuthOptions, PageProps } from "../pages/screen-props.js";
import type { ScreenProject } from "../provider/screen-app.js";

export interface MethodsProps
  extends Pick<PageProps, "actions" | "searchParams">,
    Pick<AuthOptions, "firstTab" | "noPasswordRepeat"> {
  type: "sign-in" | "sign-up";
  /** The form that takes a password. Each page brings its own, and not the other's. */
  password: (props: MethodProps) => ReactNode;
  config: ScreenProject["config"];
  /** A preview: nothing is sent. */
  isMock: boolean;
}

/** The name of the query parameter that brings a tab to the front before JavaScript has loaded. */
const TAB_PARAM = "tab";

export interface MethodProps extends Omit<MethodsProps, "password"> {
  email: string;
  onEmail: (email: string) => void;
}

function MailedCode({ type, config, actions, isMock, email, onEmail }: MethodProps): ReactNode {
  const passkeys = type === "sign-in" && config.passkeyEnabled;
  return (
    <MagicLinkForm
      flow={useMagicLink(mocked(isMock, actions?.magicLink))}
      passkeys={passkeys}
      email={email}
      onEmail={onEmail}
    />
  );
}

/** The ways that begin with an e-mail address. With two of them, an address typed in one stands in the other too. */
export function EmailMethods({ password: Password, ...props }: MethodsProps): ReactNode {
  const t = useMessages("signIn");
  const [email, onEmail] = useState("");
  const { type, config, searchParams, firstTab } = props;
  const method = { ...props, email, onEmail };
  const password = <Password {...method} />;
  const code = <MailedCode {...method} />;
  if (!config.magicLinkEnabled) return password;
  if (!config.credentialEnabled) return code;
  const href = (tab: string) =>
    searchParams === undefined
      ? undefined
      : `?${new URLSearchParams({ ...searchParams, [TAB_PARAM]: tab })}`;
  return (
    <Tabs
      label={t(type === "sign-in" ? "signIn.methods" : "signUp.methods")}
      first={searchParams?.[TAB_PARAM] ?? firstTab}
      tabs={[
        { id: "magic-link", label: t("signIn.tabCode"), content: code, href: href("magic-link") },
        {
          id: "password",
          label: t("signIn.tabPassword"),
          content: password,
          href: href("password"),
        },
      ]}
    />
  );
}
