"use client";

import type { ReactNode } from "react";
import { useScreenUser } from "../provider/connect.js";

/** Shows its children to signed-in people. Check secrets on the server as well: this only hides. */
export const SignedIn = ({ children }: { children?: ReactNode }): ReactNode =>
  useScreenUser() === null ? null : children;

/** Shows its children to signed-out people. */
export const SignedOut = ({ children }: { children?: ReactNode }): ReactNode =>
  useScreenUser() === null ? children : null;
