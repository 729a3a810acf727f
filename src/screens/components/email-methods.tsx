import { type ReactNode, useState } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { Tabs } from "../../ui/tabs.js";
import { inertAction } from "../flows/inert-action.js";
import { useMagicLink } from "../flows/use-magic-link.js";
import { MagicLinkForm } from "../forms/magic-link-form.js";
import type { AuthOptions, PageProps } from "../pages/screen-props.js";
import type { ScreenProject } from "../provider/screen-app.js";

/** The props of the forms that start with an address. */
export interface MethodsProps
  extends Pick<PageProps, "actions" | "searchParams">,
    Pick<AuthOptions, "firstTab" | "invited" | "confirmPassword" | "noPasswordRepeat"> {
  type: "sign-in" | "sign-up";
  /** The password form. Each page passes its own, so that neither loads the other's. */
  password: (props: MethodProps) => ReactNode;
  config: ScreenProject["config"];
  /** A preview that sends nothing. */
  isMock: boolean;
}

/** The query parameter that selects a tab before JavaScript has loaded. */
const TAB_PARAM = "tab";

/** The props of one such form, which shares the typed address with the others. */
export interface MethodProps extends Omit<MethodsProps, "password"> {
  email: string;
  onEmail: (email: string) => void;
  /** The address is that of an invitation. */
  readOnly: boolean;
}

function MailedCode({ type, config, actions, isMock, ...props }: MethodProps): ReactNode {
  const passkeys = type === "sign-in" && config.passkeyEnabled;
  return (
    <MagicLinkForm
      flow={useMagicLink(inertAction(isMock, actions?.magicLink))}
      passkeys={passkeys}
      {...props}
    />
  );
}

/**
 * The methods that start with an email address. With two of them, both tabs share the typed
 * address.
 */
export function EmailMethods({ password: Password, ...props }: MethodsProps): ReactNode {
  const t = useMessages("signIn");
  const { type, config, searchParams, firstTab, invited } = props;
  const [email, onEmail] = useState(invited?.email ?? "");
  const method = { ...props, email, onEmail, readOnly: !!invited };
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
      // An invitation has proved the address, so a password alone is the shortest way.
      first={searchParams?.[TAB_PARAM] ?? firstTab ?? (invited ? "password" : undefined)}
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
