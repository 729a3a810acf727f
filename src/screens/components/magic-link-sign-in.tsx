"use client";

import type { ReactNode } from "react";
import type { FlowAction } from "../../ui/form/flow.js";
import { Scope } from "../../ui/theme/scope.js";
import { type CodeStep, useMagicLink } from "../flows/use-magic-link.js";
import { MagicLinkForm } from "../forms/magic-link-form.js";

export interface MagicLinkSignInProps {
  /** A server action that sends the code and takes it, in place of the app. With it the form works before JavaScript has loaded. */
  action?: FlowAction<CodeStep>;
}

/** Signs in, or up, with a mailed code or link. */
export const MagicLinkSignIn = ({ action }: MagicLinkSignInProps): ReactNode => (
  <Scope>
    <MagicLinkForm flow={useMagicLink(action)} />
  </Scope>
);
