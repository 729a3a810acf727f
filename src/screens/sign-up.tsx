"use client";

import type { ReactNode } from "react";
import { AuthPage } from "./auth-page.js";
import type { AuthOptions, PageProps } from "./screen-props.js";

/** The sign-up page. */
export const SignUp = (props: PageProps & AuthOptions): ReactNode => <AuthPage type="sign-up" {...props} />;
