import { auth0 } from "./auth0.js";
import { betterAuth } from "./better-auth.js";
import { clerk } from "./clerk.js";
import { firebase } from "./firebase.js";
import { nextAuth } from "./next-auth.js";
import { plain } from "./plain.js";
import type { Source } from "./source.js";
import { supabase } from "./supabase.js";

/** The sources by the name that `--from` has, as of a time. */
export const SOURCES = {
  clerk: () => clerk,
  auth0: () => auth0,
  supabase,
  "next-auth": () => nextAuth,
  "better-auth": betterAuth,
  firebase: () => firebase,
  csv: () => plain,
} as const satisfies Record<string, (now: number) => Source>;

export type SourceName = keyof typeof SOURCES;
