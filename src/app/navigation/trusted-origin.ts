import { environment } from "#environment";

type ReadHeader = (name: string) => string | null;

const first = (header: string | null): string => header?.split(",")[0]?.trim() ?? "";

const NAMES = ["x-forwarded-proto", "x-forwarded-host", "host"];

/**
 * Returns the app's public origin if it is trusted, else null. The request's address, `host` and
 * forwarded headers are untrusted input.
 */
export function trustedOrigin(
  header: ReadHeader,
  requested: string | null,
  trustedOrigins: readonly string[],
): string | null {
  const scheme = first(header("x-forwarded-proto")) || "https";
  const named = ["x-forwarded-host", "host"].map((name) => `${scheme}://${first(header(name))}`);
  return (
    [...named, requested].find((origin) => origin !== null && trustedOrigins.includes(origin)) ??
    null
  );
}

/** Returns the trusted origin of the current request, or null without one. */
export async function originOfRequest(trustedOrigins: readonly string[]): Promise<string | null> {
  if (environment.world !== "server" || trustedOrigins.length === 0) return null;
  const headers = new Map(
    await Promise.all(
      NAMES.map(async (name) => [name, await environment.requestHeader(name)] as const),
    ),
  );
  return trustedOrigin((name) => headers.get(name) ?? null, null, trustedOrigins);
}
