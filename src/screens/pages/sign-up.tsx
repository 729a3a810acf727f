"use client";

import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { PasswordSignUp } from "../components/password-sign-up.js";
import { LiveAuth } from "./auth/live-auth.js";
import { SignUpClosed } from "./auth/sign-up-closed.js";
import type { AuthOptions, PageProps } from "./screen-props.js";

/** The sign-up page. */
export function SignUp(props: PageProps & AuthOptions): ReactNode {
  const t = useMessages("signIn");
  const { invited } = props;
  return (
    <LiveAuth
      type="sign-up"
      password={PasswordSignUp}
      closed={SignUpClosed}
      text={invited && t("signUp.invited", { team: invited.team })}
      {...props}
    />
  );
}
