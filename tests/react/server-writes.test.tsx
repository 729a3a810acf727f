import { stackAppInternalsSymbol, useUser } from "@stackkit/next";
import { act, render, screen, waitFor } from "@testing-library/react";
import { Suspense, useEffect } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { StackClientApp } from "../../src/app/apps/client-app.js";
import { serializeApp } from "../../src/app/browser/serialized-app.js";
import { ClientProvider } from "../../src/screens/provider/client-provider.js";
import { serveTestProject } from "../support/service.js";
import { show, signUp } from "./set-up.js";

const project = serveTestProject({}, { port: 0 });
afterEach(() => {
  for (const pair of document.cookie.split("; ")) setCookie(`${pair.split("=")[0]}=; max-age=0`);
});

const setCookie = (text: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: stands in for a server's response.
  document.cookie = `${text}; path=/`;
};

async function signedIn() {
  const app = new StackClientApp({
    tokenStore: "cookie",
    ...project.clientOptions,
    redirectMethod: "none",
  });
  await signUp(app);
  return app;
}

/** Creates a team as an action on a server does: this page's app knows nothing of it. */
async function createTeamElsewhere(app: StackClientApp<true>): Promise<string> {
  const { accessToken, refreshToken } = await (await app.getUser({ or: "throw" })).getAuthJson();
  const server = new StackClientApp({
    tokenStore: { accessToken: accessToken ?? "", refreshToken },
    ...project.clientOptions,
  });
  const made = await (await server.getUser({ or: "throw" })).createTeam({ displayName: "Atlas" });
  return made.id;
}

it("hooks show what a server wrote, once its response has changed the cookie", async () => {
  const app = await signedIn();
  const id = await createTeamElsewhere(app);
  function Teams() {
    const user = useUser({ or: "throw" });
    return (
      <>
        <p>teams: {user.useTeams().length}</p>
        <p>selected: {user.selectedTeam?.displayName ?? "none"}</p>
        <p>known: {user.useTeam(id)?.displayName ?? "none"}</p>
      </>
    );
  }
  await show(app, <Teams />);
  await waitFor(() => screen.getByText("teams: 1"));

  await createTeamElsewhere(app);
  expect(screen.getByText("teams: 1")).toBeTruthy();
  await act(async () => setCookie("stack-writes=1a2b3c4d"));
  await waitFor(() => screen.getByText("teams: 2"));
  expect(screen.getByText("selected: Atlas")).toBeTruthy();
});

it("all apps of a page show what a server wrote", async () => {
  const app = await signedIn();
  const other = new StackClientApp({
    tokenStore: "cookie",
    ...project.clientOptions,
    redirectMethod: "none",
    urls: { home: "/other" },
  });
  const Teams = () => <p>teams: {useUser({ or: "throw" }).useTeams().length}</p>;
  await show(app, <Teams />);
  await show(other, <Teams />);
  await waitFor(() => expect(screen.getAllByText("teams: 0")).toHaveLength(2));
  await createTeamElsewhere(app);
  await act(async () => setCookie("stack-writes=2a2b3c4d"));
  await waitFor(() => expect(screen.getAllByText("teams: 1")).toHaveLength(2));
});

it("shows what a server wrote in place of the old value, and hides nothing meanwhile", async () => {
  const app = await signedIn();
  const { accessToken } = await (await app.getUser({ or: "throw" })).getAuthJson();
  const json = app[stackAppInternalsSymbol].toClientJson();
  const waited = vi.fn();
  function Waiting() {
    useEffect(waited);
    return "waiting";
  }
  const Name = () => <p>name: {useUser({ or: "throw" }).displayName ?? "none"}</p>;
  await act(async () =>
    render(
      <ClientProvider
        app={serializeApp({ ...json, uniqueIdentifier: "a page that has not loaded the app" })}
        user={undefined}
        language={undefined}
      >
        <Suspense fallback={<Waiting />}>
          <Name />
        </Suspense>
      </ClientProvider>,
    ),
  );
  await waitFor(() => screen.getByText("name: none"));
  waited.mockClear();
  const body = { display_name: "Ada" };
  await project.call("PATCH", "/users/me", { token: accessToken ?? "", body });
  await act(async () => setCookie("stack-writes=3a2b3c4d"));
  await waitFor(() => screen.getByText("name: Ada"));
  expect(waited).not.toHaveBeenCalled();
});
