import { type CurrentUser, stackAppInternalsSymbol, useStackApp, useUser } from "@stackkit/next";
import { act, render, screen, waitFor } from "@testing-library/react";
import { Suspense, useEffect, useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { StackClientApp } from "../../src/app/apps/client-app.js";
import { refreshCookie } from "../../src/protocol/cookies.js";
import { StackTheme } from "../../src/ui/theme/stack-theme.js";
import { serveTestProject } from "../support/service.js";
import { Caught, show } from "./set-up.js";

const realFetch = globalThis.fetch;

/** Writes cookies as another tab would. */
const setCookie = (text: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
  document.cookie = text;
};

const project = serveTestProject({}, { port: 0 });

let app: StackClientApp<true>;
let calls: string[];
beforeEach(() => {
  for (const pair of document.cookie.split(";"))
    setCookie(`${pair.split("=")[0]}=; Max-Age=0; Path=/`);
  calls = [];
  vi.stubGlobal("fetch", (...args: Parameters<typeof fetch>) => {
    calls.push(`${args[1]?.method} ${new URL(String(args[0])).pathname.replace("/api/v1", "")}`);
    return realFetch(...args);
  });
  // Each test has an app of its own, as each page has.
  app = new StackClientApp({
    tokenStore: "nextjs-cookie",
    ...project.clientOptions,
    redirectMethod: "none",
    urls: { home: `/${crypto.randomUUID()}` },
  });
});

async function signUp() {
  const { refreshToken, accessToken, email } = await project.signUp();
  setCookie(`${refreshCookie(project.id)}=${refreshToken}; Path=/`);
  setCookie(
    `stack-access=${encodeURIComponent(JSON.stringify([refreshToken, accessToken]))}; Path=/`,
  );
  return { email };
}

const seen: unknown[] = [];
function Who() {
  const user = useUser();
  seen.push(user);
  return <p>{user === null ? "nobody" : (user.displayName ?? user.primaryEmail)}</p>;
}

describe("useUser()", () => {
  it("knows without a request that there is no session", async () => {
    await show(app, <Who />);
    expect(screen.getByText("nobody")).toBeDefined();
    expect(calls).toEqual([]);
  });

  it("asks once on a page that came without the user, and keeps the object while nothing changes", async () => {
    const { email } = await signUp();
    seen.length = 0;
    const { rerender } = await show(app, <Who />);
    await waitFor(() => screen.getByText(email));
    rerender(<Caught>{null}</Caught>);
    expect(calls).toEqual(["GET /users/me"]);
    expect(new Set(seen).size).toBe(1);
  });

  it("opens tokens once that each render writes down again", async () => {
    const { accessToken, refreshToken, email } = await project.signUp();
    // React warns of a promise that is new in each render, and waits for each.
    const warn = vi.spyOn(console, "error");
    function OfTokens() {
      const [presses, press] = useState(0);
      const user = useUser({ tokenStore: { accessToken, refreshToken } });
      return (
        <button type="button" onClick={() => press(presses + 1)}>
          {user?.primaryEmail}, {presses}
        </button>
      );
    }
    await show(app, <OfTokens />);
    await waitFor(() => screen.getByText(`${email}, 0`));
    await act(async () => screen.getByRole("button").click());
    await waitFor(() => screen.getByText(`${email}, 1`));
    expect(warn).not.toHaveBeenCalled();
  });

  it("requests nothing if the page brought the user, or their absence", async () => {
    const { email } = await signUp();
    await show(app, <Who />, app.getUser());
    await waitFor(() => screen.getByText(email));
    expect(calls).toEqual(["GET /users/me"]);
  });

  it("keeps what its hooks show while the user changes: nothing waits, and nothing is hidden", async () => {
    await signUp();
    const waited = vi.fn();
    function Waiting() {
      useEffect(waited);
      return "waiting";
    }
    function Teams() {
      const user = useUser({ or: "throw" });
      const teams = user.useTeams();
      return (
        <button type="button" onClick={() => void user.update({ displayName: "Renamed" })}>
          {user.displayName ?? "unnamed"} in {teams.length} teams
        </button>
      );
    }
    await show(
      app,
      <Suspense fallback={<Waiting />}>
        <Teams />
      </Suspense>,
    );
    const button = await waitFor(() => screen.getByRole("button"));
    waited.mockClear();
    await act(async () => button.click());
    await waitFor(() => screen.getByText("Renamed in 0 teams"));
    expect(waited).not.toHaveBeenCalled();
  });

  it("follows what the user changes", async () => {
    await signUp();
    function Rename() {
      const user = useUser({ or: "throw" });
      return (
        <button type="button" onClick={() => void user.update({ displayName: "Renamed" })}>
          {user.displayName ?? "unnamed"}
        </button>
      );
    }
    await show(app, <Rename />);
    await waitFor(() => screen.getByText("unnamed"));
    await act(async () => screen.getByText("unnamed").click());
    await waitFor(() => screen.getByText("Renamed"));
  });

  it("follows what was read and written while nothing showed the user", async () => {
    const { email } = await signUp();
    const { unmount } = await show(app, <Who />);
    await waitFor(() => screen.getByText(email));
    unmount();
    const user = await app.getUser({ or: "throw" });
    await user.update({ displayName: "Renamed" });
    await app.getUser();
    await show(app, <Who />);
    await waitFor(() => screen.getByText("Renamed"));
  });

  it("notices a sign-out in another tab", async () => {
    const { email } = await signUp();
    await show(app, <Who />);
    await waitFor(() => screen.getByText(email));
    setCookie(`${refreshCookie(project.id)}=; Max-Age=0; Path=/`);
    await waitFor(() => screen.getByText("nobody"));
  });

  describe("shows no error if another tab signs out", () => {
    function Teams({ user }: { readonly user: CurrentUser }) {
      setCookie(`${refreshCookie(project.id)}=; Max-Age=0; Path=/`);
      setCookie("stack-access=; Max-Age=0; Path=/");
      return <p>{user.useTeams().length} teams</p>;
    }
    function Page({ isOpen = true }: { readonly isOpen?: boolean }) {
      const user = useUser();
      const [isShown, setShown] = useState(isOpen);
      if (!user) return <p>signed out</p>;
      const teams = <Teams user={user} />;
      return (
        <>
          <button type="button" onClick={() => setShown(true)}>
            Teams
          </button>
          {isShown && (isOpen ? teams : <Suspense fallback="waiting">{teams}</Suspense>)}
        </>
      );
    }
    const staysQuiet = async (logged: { mock: { calls: unknown[][] } }) => {
      await waitFor(() => screen.getByText("signed out"));
      expect(screen.queryByText(/caught/)).toBeNull();
      expect(logged.mock.calls).toEqual([]);
    };

    it("while the page loads", async () => {
      await signUp();
      const logged = vi.spyOn(console, "error");
      await show(app, <Page />);
      await staysQuiet(logged);
    });

    it("while a part of the page loads", async () => {
      await signUp();
      const logged = vi.spyOn(console, "error");
      await show(app, <Page isOpen={false} />);
      const button = await waitFor(() => screen.getByRole("button"));
      await act(async () => button.click());
      await staysQuiet(logged);
    });
  });

  it("notices a sign-in in another tab", async () => {
    await show(app, <Who />);
    screen.getByText("nobody");
    const { email } = await signUp();
    await waitFor(() => screen.getByText(email));
  });

  it("throws without a session if a user is required", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    function Strict() {
      return <p>{useUser({ or: "throw" }).id}</p>;
    }
    await show(app, <Strict />);
    expect(await screen.findByText(/^caught .*ACCOUNT_NOT_SIGNED_IN/)).toBeDefined();
  });

  it("creates one anonymous account for all readers", async () => {
    function Anonymous() {
      const user = useUser({ or: "anonymous" });
      return <p>{user.isAnonymous ? `anonymous ${user.id}` : "named"}</p>;
    }
    await show(
      app,
      <>
        <Anonymous />
        <Anonymous />
      </>,
    );
    await waitFor(() => expect(screen.getAllByText(/^anonymous /)).toHaveLength(2));
    expect(calls.filter((call) => call === "POST /auth/anonymous/sign-up")).toHaveLength(1);
    expect(
      new Set(screen.getAllByText(/^anonymous /).map(({ textContent }) => textContent)).size,
    ).toBe(1);
  });

  it("does not take a server's failure for a sign-out", async () => {
    const { email } = await signUp();
    const failed = Promise.reject(new Error("the server could not reach the service"));
    failed.catch(() => {});
    await show(app, <Who />, failed);
    await waitFor(() => screen.getByText(email));
  });

  it("requests again when the user retries after a failure", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { email } = await signUp();
    const open = globalThis.fetch;
    vi.stubGlobal("fetch", async () => new Response("broken", { status: 500 }));
    let tries = 0;
    function Page() {
      const [attempt, setAttempt] = useState(0);
      return (
        <>
          <button type="button" onClick={() => setAttempt(++tries)}>
            Try again
          </button>
          <Caught key={attempt}>
            <Who />
          </Caught>
        </>
      );
    }
    await show(app, <Page />);
    await waitFor(() => screen.getByText(/^caught /));
    vi.stubGlobal("fetch", open);
    await waitFor(async () => {
      await act(async () => screen.getByText("Try again").click());
      screen.getByText(email);
    });
  });

  it("gives lists that load on first use and follow what is written", async () => {
    await signUp();
    function Teams() {
      const user = useUser({ or: "throw" });
      const teams = user.useTeams();
      return (
        <button type="button" onClick={() => void user.createTeam({ displayName: "Atlas" })}>
          {teams.length === 0 ? "no team" : teams.map(({ displayName }) => displayName).join()}
        </button>
      );
    }
    await show(app, <Teams />);
    await waitFor(() => screen.getByText("no team"));
    await act(async () => screen.getByText("no team").click());
    await waitFor(() => screen.getByText("Atlas"));
  });

  it("adds no element around the page, whose layout may rely on its own", async () => {
    const { container } = await show(
      app,
      <StackTheme theme={{ light: { primary: "#0a7" } }}>
        <main />
      </StackTheme>,
    );
    expect([...container.children].map(({ tagName }) => tagName)).toEqual(["STYLE", "MAIN"]);
  });

  it("refuses to run outside a provider, and says where to put one", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    render(
      <Caught>
        <Who />
      </Caught>,
    );
    expect(await screen.findByText(/NO_PROVIDER/)).toBeDefined();
  });

  it("refuses another project's app if one project was meant", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    function Internal() {
      return <p>{useStackApp({ projectIdMustMatch: "internal" }).projectId}</p>;
    }
    await show(app, <Internal />);
    expect(await screen.findByText(/WRONG_PROJECT/)).toBeDefined();
  });
});

describe("an app that travels", () => {
  it("is the same one for the same JSON, and is known as a client app", () => {
    const json = app[stackAppInternalsSymbol].toClientJson();
    expect(StackClientApp.fromClientJson(json)).toBe(app);
    expect(StackClientApp.fromClientJson({ ...json })).toBe(app);
    const other = StackClientApp.fromClientJson({ ...json, uniqueIdentifier: "another" });
    expect(other).toBeInstanceOf(StackClientApp);
    expect(other.urls).toEqual(app.urls);
    expect(() =>
      StackClientApp.fromClientJson({ ...json, baseUrl: "https://elsewhere.example" }),
    ).toThrow("ANOTHER_APP_WITH_THIS_IDENTIFIER");
  });

  it("shows the user that a tool hands it, and waits for no service", async () => {
    const { accessToken } = await project.signUp();
    await signUp();
    const { body } = await project.call("GET", "/users/me", { token: accessToken });
    // A value handed over long ago is requested again, which may take a while.
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    await app[stackAppInternalsSymbol].setCurrentUser?.(
      Promise.resolve({ ...body, display_name: "ProviderValue over" }),
    );
    await show(app, <Who />);
    await waitFor(() => screen.getByText("ProviderValue over"));
    await act(() => app[stackAppInternalsSymbol].setCurrentUser?.(Promise.resolve(null)));
    await waitFor(() => screen.getByText("nobody"));
  });

  it("stands where tools look for it", () => {
    expect((globalThis as { __STACK_AUTH__?: { app?: unknown } }).__STACK_AUTH__?.app).toBe(app);
  });

  it("is stood for on a page that needs no app, so that tools find one on every page", async () => {
    const page = globalThis as { __STACK_AUTH__?: { app: StackClientApp } | undefined };
    const { email } = await signUp();
    page.__STACK_AUTH__ = undefined;
    await show(app, <p>Nothing of the kit</p>);
    const found = page.__STACK_AUTH__ as unknown as { app: StackClientApp };
    expect(found.app).not.toBe(app);
    expect(await found.app).toBe(found.app);
    expect(found.app.projectId).toBe(app.projectId);
    expect((await found.app.getUser())?.primaryEmail).toBe(email);
  });
});

describe("a change whose result is certain", () => {
  it("is shown at once, and taken back if the service refuses it", async () => {
    await signUp();
    const shown: { user: CurrentUser | null } = { user: null };
    function Name() {
      const user = useUser();
      shown.user = user;
      return <p>{user?.displayName ?? "unnamed"}</p>;
    }
    await show(app, <Name />);
    await waitFor(() => screen.getByText("unnamed"));
    await act(async () => void (await app.getUser()));
    let refuse = (_: Response): void => {};
    vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (refuse = resolve)));
    let change: Promise<unknown> | undefined;
    await act(async () => {
      change = shown.user?.update({ displayName: "Ada" }).catch((error: Error) => error);
    });
    await waitFor(() => screen.getByText("Ada"));
    await act(async () => {
      refuse(new Response("no", { status: 400 }));
      expect(await change).toBeInstanceOf(Error);
    });
    screen.getByText("unnamed");
  });
});
