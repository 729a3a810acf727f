"use client";

import type { ReactNode } from "react";
import { Scope } from "../ui/scope.js";
import { useMagicLink } from "./flows/use-magic-link.js";
import { MagicLinkForm } from "./forms/magic-link-form.js";

/** Signs in, or up, with a mailed code or link. */
export const MagicLinkSignIn = (): ReactNode => (
  <Scope>
    <MagicLinkForm flow={useMagicLink()} />
  </Scope>
);
