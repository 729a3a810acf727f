import { HEADERS } from "@stackkit/next/protocol";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { failureOf, parse, send } from "../api/call.js";
import { ROLES, type Role } from "../api/project.js";

/** The key of the session among the queries. */
export const SESSION_KEY = ["console-session"];

/** What the service says of the session. */
export type SessionState =
  | { readonly state: "no-administrator" }
  | { readonly state: "signed-out" }
  | {
      readonly state: "signed-in";
      readonly administrator: {
        readonly id: string;
        readonly display_name: string | null;
        readonly primary_email: string | null;
      };
      readonly factors: readonly ("passkey" | "authenticator")[];
      readonly needs_factor: boolean;
      readonly service: { readonly url: string; readonly is_in_app: boolean };
      readonly projects: readonly {
        readonly id: string;
        readonly display_name: string;
        readonly role: Role;
      }[];
    };

const isRole = (value: unknown): value is Role => ROLES.includes(value as Role);

/** A call of an endpoint of the console itself. */
interface ConsoleCall {
  readonly method?: "GET" | "POST" | "PATCH" | "DELETE";
  /** Whether it may have happened though its answer did not come. */
  readonly isChange?: boolean;
  readonly body?: object;
  /** The project that it is about. */
  readonly projectId?: string;
}

/**
 * Calls an endpoint of the console itself. Throws a known error of the protocol, or a `Problem`.
 */
export async function callConsole(
  path: string,
  { method = "GET", isChange = method !== "GET", body, projectId }: ConsoleCall = {},
): Promise<unknown> {
  const { response, text } = await send(new URL(path, document.baseURI), {
    method,
    isChange,
    headers: {
      "x-stackkit-console": "1",
      ...(projectId !== undefined && { [HEADERS.projectId]: projectId }),
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw failureOf(response, text);
  return parse(text);
}

const LINK_KEY = "link";

/** Drops what was read before an administrator signed in, and reads what is shown again. */
export const resetReads = (client: QueryClient): Promise<void> =>
  // A link that was used works no more, and its page is still shown.
  client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== LINK_KEY });

/** Asks once whether the token of a link works, and what the link is for. */
export const checkLink = <T>(path: string, token: string) =>
  queryOptions({
    queryKey: [LINK_KEY, path, token],
    queryFn: async () => {
      const body = { token: token || "none" };
      return (await callConsole(path, { method: "POST", isChange: false, body })) as T;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Reads the session. Roles that this console does not know count as the lowest. */
export async function readSession(): Promise<SessionState> {
  const session = (await callConsole("session")) as SessionState;
  return session.state === "signed-in"
    ? {
        ...session,
        projects: session.projects.map((project) => ({
          ...project,
          role: isRole(project.role) ? project.role : "viewer",
        })),
      }
    : session;
}

/** Takes a project that was deleted out of the session, so that no view of it reads any more. */
export function forgetProject(client: QueryClient, projectId: string): void {
  client.setQueryData<SessionState>(SESSION_KEY, (session) =>
    session?.state === "signed-in"
      ? { ...session, projects: session.projects.filter(({ id }) => id !== projectId) }
      : session,
  );
}
