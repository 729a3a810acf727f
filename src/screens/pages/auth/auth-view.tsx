import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { Card } from "../../../ui/card.js";
import { Link } from "../../../ui/link.js";
import type { MethodsProps } from "../../components/email-methods.js";
import { SignInFrame } from "../../components/sign-in-frame.js";
import { carryEmail } from "../../forms/carried-email.js";
import type { ScreenProject } from "../../provider/screen-app.js";
import { useUrls } from "../../provider/use-urls.js";
import { useReturnLink } from "../return-link.js";
import type { AuthOptions, PageProps } from "../screen-props.js";
import { Methods } from "./methods.js";
import { useSessionEnded } from "./use-session-ended.js";

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
  const ended = useSessionEnded(isSignIn, searchParams);
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
      <Card title={title} text={text ?? ended} footer={other}>
        <Methods
          type={type}
          config={project.config}
          {...props}
          {...(searchParams ? { searchParams } : {})}
        />
        {extraInfo ? <div className="stk-extra">{extraInfo}</div> : null}
      </Card>
    </SignInFrame>
  );
}
