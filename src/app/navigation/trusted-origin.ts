import { environment } from "#environment";

type ReadHeader = (name: string) => string | null;

const first = (header: string | null): string => header?.split(",")[0]?.trim() ?? "";

const NAMES = ["x-forwarded-proto", "x-forwarded-host", "host"];

/**
 * The app's own origin as browsers see it, where it is one of the trusted ones; null where that cannot be said. What the
 * address of the request, `host` or a forwarded header say is only a question: anybody can send them.
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

/** The same, of the request that is being answered. Null where there is none. */
export async function originOfRequest(trustedOrigins: readonly string[]): Promise<string | null> {
  if (environment.world !== "server" || trustedOrigins.length === 0) return null;
  const headers = new Map(
    await Promise.all(
      NAMES.map(async (name) => [name, await environment.requestHeader(name)] as const),
    ),
  );
  return trustedOrigin((name) => headers.get(name) ?? null, null, trustedOrigins);
}
