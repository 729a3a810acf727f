"use client";

import type { ReactNode } from "react";
import { useScreenUser } from "../provider/connect.js";

/** Shows its children to whoever is signed in. What must stay secret is to be checked on the server as well: this only hides. */
export const SignedIn = ({ children }: { children?: ReactNode }): ReactNode =>
  useScreenUser() === null ? null : children;

/** Shows its children to whoever is signed out. */
export const SignedOut = ({ children }: { children?: ReactNode }): ReactNode =>
  useScreenUser() === null ? children : null;
