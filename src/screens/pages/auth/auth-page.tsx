"use client";

import type { ReactNode } from "react";
import { PasswordSignIn } from "../../components/password-sign-in.js";
import { PasswordSignUp } from "../../components/password-sign-up.js";
import type { ScreenProject } from "../../provider/screen-app.js";
import type { AuthOptions, PageProps } from "../screen-props.js";
import { AuthView } from "./auth-view.js";
import { LiveAuth } from "./live-auth.js";
import { SignUpClosed } from "./sign-up-closed.js";

/** Props of {@link AuthPage}. */
export interface AuthPageProps extends PageProps, AuthOptions {
  /** Which of the two pages to show. */
  type: "sign-in" | "sign-up";
  /** A project to preview instead of the app's own; nothing is sent. */
  mockProject?: ScreenProject;
}

const OF_TYPE = {
  "sign-in": { password: PasswordSignIn },
  "sign-up": { password: PasswordSignUp, closed: SignUpClosed },
};

/** Signs people in or up with every method enabled in the project. */
export function AuthPage({ mockProject, ...props }: AuthPageProps): ReactNode {
  const of = OF_TYPE[props.type];
  return mockProject === undefined ? (
    <LiveAuth {...of} {...props} />
  ) : (
    <AuthView password={of.password} {...props} project={mockProject} isMock />
  );
}
