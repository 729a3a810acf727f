"use client";

import type { ReactNode } from "react";
import type { FlowAction } from "../../ui/form/flow.js";
import { Scope } from "../../ui/theme/scope.js";
import { type CodeStep, useMagicLink } from "../flows/use-magic-link.js";
import { MagicLinkForm } from "../forms/magic-link-form.js";

/** Props of {@link MagicLinkSignIn}. */
export interface MagicLinkSignInProps {
  /**
   * A server action that sends and checks the code instead of the app. With it the form works
   * before JavaScript has loaded.
   */
  action?: FlowAction<CodeStep>;
}

/** Signs in or up with an emailed code or link. */
export const MagicLinkSignIn = ({ action }: MagicLinkSignInProps): ReactNode => (
  <Scope>
    <MagicLinkForm flow={useMagicLink(action)} />
  </Scope>
);
