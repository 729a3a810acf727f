"use client";

import type { ReactNode } from "react";
import { PasswordSignIn } from "../components/password-sign-in.js";
import { LiveAuth } from "./auth/live-auth.js";
import type { AuthOptions, PageProps } from "./screen-props.js";

/** The sign-in page. */
export const SignIn = (
  props: PageProps & Omit<AuthOptions, "confirmPassword" | "noPasswordRepeat">,
): ReactNode => <LiveAuth type="sign-in" password={PasswordSignIn} {...props} />;
