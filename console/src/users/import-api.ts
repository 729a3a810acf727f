import { useMutation } from "@tanstack/react-query";
import { problemOf } from "../api/problem.js";
import { useProject } from "../api/project.js";
import { SAVING } from "../api/queries.js";
import { callConsole } from "../sign-in/session-api.js";
import { useStepUp } from "../sign-in/step-up.js";

/** Where users may come from, with the words for it. */
export const SOURCES = {
  csv: "A file of your own",
  clerk: "Clerk",
  auth0: "Auth0",
  supabase: "Supabase",
  firebase: "Firebase",
  "next-auth": "Auth.js (NextAuth)",
  "better-auth": "Better Auth",
} as const;
/** One of {@link SOURCES}. */
export type SourceName = keyof typeof SOURCES;

/** Sources that may have a second file, with the words for it. */
export const SECOND_FILES: Readonly<Partial<Record<SourceName, string>>> = {
  clerk: "Users as the Backend API lists them",
  auth0: "Export of password hashes",
  supabase: "Table of identities",
  "next-auth": "Table of accounts",
  "better-auth": "Table of accounts",
};

/** A file to import, with what was chosen for it. */
export interface ImportRequest {
  readonly file: string;
  readonly secondFile?: string | undefined;
  readonly from?: SourceName;
  readonly hashParameters?: string;
  readonly withoutPasswords?: boolean;
}

/** A record with what is wrong with it. */
export interface ImportProblem {
  readonly line: number;
  readonly id: string;
  readonly reason: string;
}

/** What an import would do. */
export interface ImportPreview {
  readonly from: SourceName;
  readonly format: "csv" | "json" | "json-lines";
  readonly counts: {
    readonly imported: number;
    readonly existing: number;
    readonly refused: number;
    readonly incomplete: number;
  };
  readonly fields: readonly { readonly name: string; readonly is_read: boolean }[];
  readonly hashes: readonly { readonly format: string; readonly count: number }[];
  /** How many records of the second file have a user in the first, and those that have none. */
  readonly second?: {
    readonly matched: number;
    readonly unmatched: number;
    readonly records: readonly { readonly line: number; readonly id: string }[];
  };
  readonly problems: readonly ImportProblem[];
  readonly incomplete: readonly ImportProblem[];
  readonly rows: readonly {
    readonly line: number;
    readonly email: string | null;
    readonly is_verified: boolean;
    readonly name: string | null;
    readonly providers: readonly string[];
    readonly has_password: boolean;
  }[];
}

/** The largest files that the console takes. */
const MAX_BYTES = 4_000_000;

/** The text of a file, or a problem in words. Both files of an import share the bound. */
export async function readTextFile(file: File, other?: string): Promise<string> {
  if (file.size + (other?.length ?? 0) > MAX_BYTES)
    throw problemOf(
      "refused",
      `${other ? "Both files together have" : "The file has"} more than 4 megabytes. ` +
        "Split it, or use the command “user import”.",
    );
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw problemOf("refused", "The file is not UTF-8. Save it as UTF-8, and choose it again.");
  }
}

/** Shows what an import would do. */
export function usePreviewImport() {
  const { id: projectId } = useProject();
  return useMutation({
    mutationFn: async (body: ImportRequest) =>
      (await callConsole("imports/preview", {
        method: "POST",
        isChange: false,
        projectId,
        body,
      })) as ImportPreview,
  });
}

/** Starts an import as a job. It needs a fresh sign-in. */
export function useStartImport() {
  const { id: projectId } = useProject();
  const { withFreshSignIn } = useStepUp();
  return useMutation({
    mutationKey: SAVING,
    mutationFn: (body: ImportRequest) =>
      withFreshSignIn(() =>
        callConsole("imports", { method: "POST", projectId, body }),
      ) as Promise<{
        readonly id: string;
      }>,
  });
}
