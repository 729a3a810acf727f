"use client";

import type { ReactNode } from "react";
import { LiveAuth } from "./live-auth.js";
import { PasswordSignUp } from "./password-sign-up.js";
import type { AuthOptions, PageProps } from "./screen-props.js";
import { SignUpClosed } from "./sign-up-closed.js";

/** The sign-up page. */
export const SignUp = (props: PageProps & AuthOptions): ReactNode => (
  <LiveAuth type="sign-up" password={PasswordSignUp} closed={SignUpClosed} {...props} />
);
