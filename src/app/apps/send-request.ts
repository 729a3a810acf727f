import type { Level } from "../../protocol/operations/level.js";
import type { Core, Scope } from "./core.js";

/** Sends any API request with the app's keys and session, for tools. Throws the usual errors. */
export async function sendRequest<L extends Level>(
  { transport }: Core<L>,
  scope: Pick<Scope<L>, "session"> | null,
  path: string,
  init: RequestInit,
  level?: Level,
): Promise<Response> {
  const [pathname = "", search = ""] = path.split("?");
  const { text, status, headers } = await transport.exchange(
    {
      method: init.method ?? "GET",
      path: pathname,
      query: Object.fromEntries(new URLSearchParams(search)),
      body: typeof init.body === "string" ? init.body : undefined,
      headers: Object.fromEntries(new Headers(init.headers)),
      level,
      signal: init.signal ?? undefined,
    },
    scope?.session ?? null,
  );
  return new Response(text === "" ? null : text, { status, headers });
}
