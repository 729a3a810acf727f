import "next/dist/server/node-environment-baseline.js";
import { isHTTPAccessFallbackError } from "next/dist/client/components/http-access-fallback/http-access-fallback.js";
import { workAsyncStorage } from "next/dist/server/app-render/work-async-storage.external.js";
import { describe, expect, it } from "vitest";
import { environment } from "../../src/environment/react-server.js";
import { UsageError } from "../../src/transport/usage-error.js";

/** What an interrupt throws while Next works on a page or a route handler. */
const thrownIn = (page: string, how: "unauthorized" | "forbidden"): Promise<unknown> =>
  workAsyncStorage.run({ page } as never, () =>
    environment.interrupt(how).catch((error: unknown) => error),
  );

describe("without authInterrupts", () => {
  it.each([
    ["unauthorized", 401],
    ["forbidden", 403],
  ] as const)("a route handler answers %s with %i", async (how, status) => {
    const thrown = await thrownIn("/api/notes/route", how);
    expect(isHTTPAccessFallbackError(thrown)).toBe(true);
    expect(thrown).toMatchObject({ digest: `NEXT_HTTP_ERROR_FALLBACK;${status}` });
  });

  it("a page says which option it needs", async () => {
    expect(await thrownIn("/notes/page", "unauthorized")).toBeInstanceOf(UsageError);
  });
});
