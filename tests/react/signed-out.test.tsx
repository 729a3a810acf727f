import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { StackClientApp } from "../../src/app/apps/client-app.js";
import { REDIRECT_WAIT_MILLIS } from "../../src/protocol/limits/pages.js";
import { systemClock } from "../../src/transport/clock.js";
import { removeCookies } from "../screens/browser.js";
import { serveTestProject } from "../support/service.js";
import { Caught } from "./set-up.js";

const project = serveTestProject({}, { port: 0 });

let calls: string[];
beforeEach(() => {
  calls = [];
  const realFetch = globalThis.fetch;
  vi.stubGlobal("fetch", (...args: Parameters<typeof fetch>) => {
    calls.push(new URL(String(args[0])).pathname.replace("/api/v1", ""));
    return realFetch(...args);
  });
});
afterEach(() => {
  cleanup();
  removeCookies();
});

const navigate = vi.fn();
const createApp = (): StackClientApp<true> =>
  new StackClientApp({
    tokenStore: "cookie",
    ...project.clientOptions,
    redirectMethod: { navigate, useNavigate: () => navigate },
    urls: { home: `/${crypto.randomUUID()}` },
  });

/** Shows a page of an app that no provider knows: a router's functions cannot be serialized. */
const show = (page: ReactNode) =>
  act(async () =>
    render(
      <Caught>
        <Suspense fallback="waiting">{page}</Suspense>
      </Caught>,
    ),
  );

const SIGN_UP = "/auth/anonymous/sign-up";

describe("a page for signed-in people only", () => {
  it("redirects each visit, if the app's own router keeps the page", async () => {
    const { after } = systemClock;
    let endRedirect = () => {};
    vi.spyOn(systemClock, "after").mockImplementation((millis, run) => {
      if (millis !== REDIRECT_WAIT_MILLIS) return after(millis, run);
      endRedirect = run;
      return () => {};
    });
    const app = createApp();
    const Page = () => app.useUser({ or: "redirect" }).id;
    const first = await show(<Page />);
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    first.unmount();
    await act(async () => endRedirect());
    await show(<Page />);
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(2));
  });
});

describe("an anonymous user", () => {
  it("of another token store is one account, of that store", async () => {
    const app = createApp();
    const Page = () => {
      const guest = app.useUser({ or: "anonymous", tokenStore: "memory" });
      return (
        <button type="button" onClick={() => guest.setDisplayName("Guest")}>
          user {guest.id} {guest.displayName}
        </button>
      );
    };
    await show(<Page />);
    await waitFor(() => screen.getByText(/^user /));
    await act(async () => screen.getByRole("button").click());
    await screen.findByText(/Guest$/);
    expect(calls.filter((call) => call === SIGN_UP)).toHaveLength(1);
    const user = await app.getUser({ or: "anonymous-if-exists", tokenStore: "memory" });
    screen.getByText(`user ${user?.id} Guest`);
    expect(await app.getUser({ or: "anonymous-if-exists" })).toBeNull();
  });

  it("that the service refuses is an error, after one call", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const realFetch = globalThis.fetch;
    vi.stubGlobal("fetch", async (...args: Parameters<typeof fetch>) => {
      if (!String(args[0]).endsWith(SIGN_UP)) return realFetch(...args);
      calls.push(SIGN_UP);
      return new Response("no", { status: 400 });
    });
    const app = createApp();
    const Page = () => app.useUser({ or: "anonymous" }).id;
    await show(<Page />);
    await screen.findByText(/^caught /);
    expect(calls.filter((call) => call === SIGN_UP)).toHaveLength(1);
  });
});
