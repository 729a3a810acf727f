import { stackAppInternalsSymbol, useUser } from "@stackkit/next";
import { act, render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { StackClientApp } from "../../src/app/apps/client-app.js";
import { type SerializedUser, serializeApp } from "../../src/app/browser/serialized-app.js";
import { ClientProvider } from "../../src/screens/provider/client-provider.js";
import { removeCookies } from "../screens/browser.js";
import { serveTestProject } from "../support/service.js";
import { Caught, signUp } from "./set-up.js";

const project = serveTestProject({}, { port: 0 });
afterEach(removeCookies);

/** An app of this page, and a provider of the same app as a server sends it, not loaded yet. */
function createApps() {
  const app = new StackClientApp({
    tokenStore: "cookie",
    ...project.clientOptions,
    redirectMethod: "none",
  });
  const json = app[stackAppInternalsSymbol].toClientJson();
  const serialized = serializeApp({ ...json, uniqueIdentifier: crypto.randomUUID() });
  const page = (children: ReactNode, user?: SerializedUser) => (
    <Caught>
      <ClientProvider app={serialized} user={user} language={undefined}>
        <Suspense fallback="waiting">{children}</Suspense>
      </ClientProvider>
    </Caught>
  );
  return { app, page };
}

/** A promise as React sends it, whose `then` returns nothing. */
function fromServer<T>(value: T): Promise<T> {
  const whole = Promise.resolve(value);
  return Object.assign(Object.create(Promise.prototype), {
    // biome-ignore lint/suspicious/noThenProperty: that of React is what is tested.
    then: (...handlers: Parameters<typeof whole.then>) => void whole.then(...handlers),
  });
}

it("keeps its anonymous user if the server renders the page again without a user", async () => {
  const { app, page } = createApps();
  const { id } = await app.getUser({ or: "anonymous" });
  const Who = () => <p>{useUser({ or: "anonymous-if-exists" })?.id ?? "none"}</p>;
  const onRecoverableError = vi.fn();
  const first = page(<Who />, fromServer(null));
  const { rerender } = await act(async () => render(first, { onRecoverableError }));
  await waitFor(() => screen.getByText(id));
  await act(async () => rerender(page(<Who />, fromServer(null))));
  expect(onRecoverableError).not.toHaveBeenCalled();
  screen.getByText(id);
});

it("reads its user although the service leaves the first request open", async () => {
  const { app, page } = createApps();
  const email = await signUp(app);
  const limit = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(limit.signal);
  const realFetch = globalThis.fetch;
  const first = vi.fn(
    (_: unknown, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) =>
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)),
      ),
  );
  vi.stubGlobal("fetch", first);
  const Who = () => <p>{useUser()?.primaryEmail}</p>;
  await act(async () => render(page(<Who />)));
  await waitFor(() => expect(first).toHaveBeenCalledTimes(1));
  screen.getByText("waiting");
  vi.stubGlobal("fetch", realFetch);
  await act(async () => limit.abort());
  await waitFor(() => screen.getByText(email));
});
