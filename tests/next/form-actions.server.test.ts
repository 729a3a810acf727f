import { StackServerApp, type StackServerAppConstructorOptions } from "@stackkit/next/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { stackAppInternalsSymbol } from "../../src/app/apps/internals-symbol.js";
import { formActions } from "../../src/next/handler/form-actions.js";
import { type FormTicket, formTicket } from "../../src/next/handler/form-ticket.js";
import type { ScreenActions } from "../../src/screens/pages/screen-props.js";
import type { RouteName } from "../../src/screens/screen-table.js";
import type { FlowAction } from "../../src/ui/form/flow.js";
import { newEmail } from "../support/addresses.js";
import { codeIn, mailsTo, mailTo } from "../support/mailbox.js";
import { request } from "../support/next-headers.js";
import { KEYS, serveTestProject } from "../support/service.js";

vi.mock("next/dist/api/headers.js", async () =>
  (await import("../support/next-headers.js")).mockHeaders(),
);

const ORIGIN = "http://localhost:3000";
const PASSWORD = "correct horse battery";
const project = serveTestProject({}, { port: 0 });
beforeEach(() => {
  request.headers = new Headers({ origin: ORIGIN, host: new URL(ORIGIN).host });
  request.cookies = new Map();
});

const appWith = (more: Partial<StackServerAppConstructorOptions<true>> = {}) =>
  new StackServerApp({
    tokenStore: "nextjs-cookie",
    ...project.serverOptions,
    urls: { afterSignIn: "/board", afterSignUp: "/welcome" },
    ...more,
  });
const ticketOf = (app = appWith(), returnTo?: string) =>
  formTicket(app[stackAppInternalsSymbol].settings, returnTo);

const IDLE = { status: "idle" } as const;

/** Sends a form as a browser without JavaScript does. Returns the response or the redirect. */
async function send<Name extends keyof ScreenActions>(
  route: RouteName,
  name: Name,
  fields: Record<string, string>,
  ticket: FormTicket | undefined = ticketOf(),
) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  const action = ticket && (formActions(route, ticket)?.[name] as FlowAction<never> | undefined);
  if (!action) throw new Error(`The page ${route} has no action ${name}.`);
  try {
    return { state: await action(IDLE, form) };
  } catch (error) {
    const { digest = "" } = error as { digest?: string };
    if (!digest.startsWith("NEXT_REDIRECT")) throw error;
    return { goesTo: digest.split(";")[2] ?? "" };
  }
}

async function signUp(): Promise<string> {
  const email = newEmail();
  await send("sign-up", "signUp", { email, password: PASSWORD });
  request.cookies.clear();
  return email;
}

describe("a form that is sent to the server", () => {
  it("gives an address without a password back, whether or not it has an account", async () => {
    for (const email of [await signUp(), newEmail()])
      expect(await send("sign-in", "signIn", { email: ` ${email}` })).toEqual({
        state: { status: "idle", values: { email } },
      });
    expect(request.cookies.size).toBe(0);
  });

  it("signs in, keeps the session in cookies, and goes on to the return address", async () => {
    const email = await signUp();
    expect(
      await send(
        "sign-in",
        "signIn",
        { email, password: PASSWORD },
        ticketOf(appWith(), "/plans?a=1"),
      ),
    ).toEqual({ goesTo: "/plans?a=1" });
    expect([...request.cookies.keys()].toSorted()).toEqual([
      "stack-access",
      `stack-device-${project.id}`,
      `stack-refresh-${project.id}`,
    ]);
  });

  it("goes on under the app's base path, which Next adds by itself only if JavaScript sent the form", async () => {
    const email = await signUp();
    vi.stubEnv("__NEXT_ROUTER_BASEPATH", "/shop");
    expect(await send("sign-in", "signIn", { email, password: PASSWORD })).toEqual({
      goesTo: "/shop/board",
    });
    expect(
      await send(
        "sign-in",
        "signIn",
        { email, password: PASSWORD },
        ticketOf(appWith(), "/shop/plans?a=1"),
      ),
    ).toEqual({ goesTo: "/shop/plans?a=1" });
    request.headers.set("next-action", "sealed");
    expect(await send("sign-in", "signIn", { email, password: PASSWORD })).toEqual({
      goesTo: "/board",
    });
    vi.unstubAllEnvs();
  });

  it.each([
    undefined,
    "//evil.example",
    "https://evil.example/",
    "/\\evil.example",
    "javascript:alert(1)",
    "/handler/sign-out",
  ])("does not go on to %s", async (returnTo) => {
    const email = await signUp();
    expect(
      await send("sign-in", "signIn", { email, password: PASSWORD }, ticketOf(appWith(), returnTo)),
    ).toEqual({ goesTo: "/board" });
  });

  it("works at an instance that has never shown the page", async () => {
    const email = await signUp();
    const elsewhere = structuredClone(ticketOf()) as FormTicket;
    const travelled = {
      ...elsewhere,
      app: { ...elsewhere.app, uniqueIdentifier: "made elsewhere" },
    };
    expect(await send("sign-in", "signIn", { email, password: PASSWORD }, travelled)).toEqual({
      goesTo: "/board",
    });
  });

  it("says a wrong password by its code, with the address and without the password", async () => {
    const email = await signUp();
    const { state } = await send("sign-in", "signIn", { email, password: "wrong password" });
    expect(state).toMatchObject({
      status: "error",
      failure: { code: "EMAIL_PASSWORD_MISMATCH" },
      values: { email },
    });
    expect(JSON.stringify(state)).not.toContain("wrong password");
    expect(request.cookies.size).toBe(0);
  });

  it("creates an account, and mails a link to the site that the form stood on", async () => {
    const email = newEmail();
    expect(
      await send("sign-up", "signUp", { email, password: PASSWORD, "password-again": PASSWORD }),
    ).toEqual({ goesTo: "/handler/email-verification" });
    await expect
      .poll(() => mailsTo(project, email))
      .toMatchObject([
        {
          links: [
            expect.stringMatching(/^http:\/\/localhost:3000\/handler\/email-verification\?code=/),
          ],
        },
      ]);
  });

  it("refuses two passwords that differ", async () => {
    const { state } = await send("sign-up", "signUp", {
      email: "ada@example.com",
      password: PASSWORD,
      "password-again": "another one",
    });
    expect(state).toMatchObject({
      status: "error",
      failure: { code: "PASSWORD_CONFIRMATION_MISMATCH" },
      values: { email: "ada@example.com" },
    });
  });

  it("goes to a provider at the service's public address, with the verifier in a cookie", async () => {
    const app = appWith({
      baseUrl: { browser: "https://auth.example.com", server: project.service.url ?? "" },
    });
    const { goesTo } = await send(
      "sign-in",
      "oauth",
      { provider: "github" },
      ticketOf(app, "/plans"),
    );
    const url = new URL(goesTo ?? "");
    expect(url.origin + url.pathname).toBe(
      "https://auth.example.com/api/v1/auth/oauth/authorize/github",
    );
    expect(url.searchParams.get("redirect_uri")).toBe(
      `${ORIGIN}/handler/oauth-callback?after_auth_return_to=%2Fplans`,
    );
    expect([...request.cookies.keys()]).toEqual([
      `stack-oauth-outer-${url.searchParams.get("state")}`,
    ]);
  });

  it.each(["/shop", "/api"])(
    "goes to a provider by the service in an app under %s",
    async (base) => {
      vi.stubEnv("__NEXT_ROUTER_BASEPATH", base);
      const start = async () => {
        const app = appWith({ baseUrl: { browser: "/", server: project.service.url ?? "" } });
        return (await send("sign-in", "oauth", { provider: "github" }, ticketOf(app))).goesTo ?? "";
      };
      const url = new URL(await start(), ORIGIN);
      expect(url.pathname).toBe(`${base}/api/v1/auth/oauth/authorize/github`);
      expect(url.searchParams.get("redirect_uri")).toBe(`${ORIGIN}${base}/handler/oauth-callback`);
      request.headers.set("next-action", "sealed");
      expect(await start()).toMatch(/^\/api\/v1\/auth\/oauth\/authorize\/github\?/);
      vi.unstubAllEnvs();
    },
  );

  it("keeps five begun ways to providers at most: the oldest go", async () => {
    const states: (string | null)[] = [];
    for (let start = 0; start < 7; start++) {
      const { goesTo } = await send("sign-in", "oauth", { provider: "github" });
      states.push(new URL(goesTo ?? "").searchParams.get("state"));
    }
    expect([...request.cookies.keys()]).toEqual(
      states.slice(2).map((state) => `stack-oauth-outer-${state}`),
    );
  });

  it("says the same of a forgotten password whether or not there is an account", async () => {
    const email = await signUp();
    const answers = await Promise.all(
      [email, "nobody@example.com"].map(
        async (to) => (await send("forgot-password", "forgotPassword", { email: to })).state,
      ),
    );
    expect(answers).toEqual(
      [email, "nobody@example.com"].map((to) => ({ status: "idle", data: { email: to } })),
    );
  });

  it("without an origin sends no mail, since its link has no address", async () => {
    request.headers = new Headers();
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { state } = await send("forgot-password", "forgotPassword", { email: "ada@example.com" });
    expect(state).toMatchObject({ status: "error", failure: { code: "CALLBACK_URL_REQUIRED" } });
    expect(console.error).toHaveBeenCalledOnce();
  });

  it("verifies an address by the password, even if that does not sign in by itself", async () => {
    const email = await signUp();
    const [user] = await appWith().listUsers({ query: email });
    await user?.update({ totpMultiFactorSecret: new Uint8Array(20).fill(7) });
    const code = codeIn(await mailTo(project, email, "email_verification"));
    expect(
      await send("email-verification", "emailVerification", { code, email, password: PASSWORD }),
    ).toEqual({ state: { status: "done" } });
    expect((await appWith().getUser(user?.id ?? ""))?.primaryEmailVerified).toBe(true);
    expect([...request.cookies.keys()]).not.toContain(`stack-refresh-${project.id}`);
  });

  it("signs out", async () => {
    const email = await signUp();
    await send("sign-in", "signIn", { email, password: PASSWORD });
    expect(await send("sign-out", "signOut", {})).toEqual({ goesTo: "/" });
    // The browser stays known to the account.
    expect([...request.cookies.keys()]).toEqual([`stack-device-${project.id}`]);
  });
});

describe("the pages", () => {
  it("carry the actions of their own forms and no others", () => {
    const ticket = ticketOf() as FormTicket;
    expect(Object.keys(formActions("sign-in", ticket) ?? {})).toEqual([
      "signIn",
      "magicLink",
      "oauth",
    ]);
    expect(formActions("account-settings", ticket)).toBeUndefined();
  });

  it("send no form to the server if it can neither store a session nor redirect", () => {
    expect([
      ticketOf(appWith({ tokenStore: "memory" })),
      ticketOf(appWith({ redirectMethod: "none" })),
    ]).toEqual([undefined, undefined]);
  });

  it("hold nothing secret in a form's ticket", () => {
    expect(JSON.stringify(ticketOf())).not.toContain(KEYS(project.id).server);
  });
});
