"use client";

import type { ReactNode } from "react";
import { AuthPage } from "./auth-page.js";
import type { AuthOptions, PageProps } from "./screen-props.js";

/** The sign-in page. */
export const SignIn = (props: PageProps & Omit<AuthOptions, "noPasswordRepeat">): ReactNode => <AuthPage type="sign-in" {...props} />;
