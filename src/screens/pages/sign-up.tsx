"use client";

import type { ReactNode } from "react";
import { PasswordSignUp } from "../components/password-sign-up.js";
import { LiveAuth } from "./live-auth.js";
import type { AuthOptions, PageProps } from "./screen-props.js";
import { SignUpClosed } from "./sign-up-closed.js";

/** The sign-up page. */
export const SignUp = (props: PageProps & AuthOptions): ReactNode => (
  <LiveAuth type="sign-up" password={PasswordSignUp} closed={SignUpClosed} {...props} />
);
