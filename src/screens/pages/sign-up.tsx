"use client";

import type { ReactNode } from "react";
import { PasswordSignUp } from "../components/password-sign-up.js";
import { LiveAuth } from "./auth/live-auth.js";
import { SignUpClosed } from "./auth/sign-up-closed.js";
import type { AuthOptions, PageProps } from "./screen-props.js";

/** The sign-up page. */
export const SignUp = (props: PageProps & AuthOptions): ReactNode => (
  <LiveAuth type="sign-up" password={PasswordSignUp} closed={SignUpClosed} {...props} />
);
