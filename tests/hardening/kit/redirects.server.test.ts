import { authProxy } from "@stackkit/next/proxy";
import { StackServerApp, type StackServerAppConstructorOptions } from "@stackkit/next/server";
import { NextRequest } from "next/server.js";
import type { ReactElement } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { stackAppInternalsSymbol } from "../../../src/app/apps/internals-symbol.js";
import { FORM_HANDLERS } from "../../../src/next/handler/answer-form.js";
import { formTicket, openApp } from "../../../src/next/handler/form-ticket.js";
import { StackHandler } from "../../../src/next/handler/stack-handler.js";
import { REQUESTED_PATH_HEADER } from "../../../src/protocol/proxy-headers.js";
import { request } from "../../support/next-headers.js";
import { serveTestProject } from "../../support/service.js";
import { hostileTargets, readAsBrowsersDo } from "../redirects/targets.js";
import { cases, countCases, describeSuite } from "../support.js";

vi.mock("next/dist/api/headers.js", async () =>
  (await import("../../support/next-headers.js")).mockHeaders(),
);

const ORIGIN = "https://app.example.com";
const TRUSTED = "https://accounts.example.com:8443";
const TARGETS = hostileTargets("app.example.com");
/** Full sign-ins hash a password each. */
const SIGN_INS = cases(10, TARGETS.length);

const project = serveTestProject({}, { port: 0 });
beforeEach(() => {
  request.headers = new Headers({ origin: ORIGIN, host: new URL(ORIGIN).host });
  request.cookies = new Map();
});

const appWith = (more: Partial<StackServerAppConstructorOptions<true>> = {}) =>
  new StackServerApp({
    tokenStore: "nextjs-cookie",
    ...project.serverOptions,
    trustedOrigins: [TRUSTED],
    ...more,
  });

/** Resolves the final string as any browser would, and requires the own or the trusted origin. */
function expectInside(final: string, what: string): void {
  for (const origin of readAsBrowsersDo(final, `${ORIGIN}/page`)) {
    expect([ORIGIN, TRUSTED], `${JSON.stringify(what)} led to ${JSON.stringify(final)}`).toContain(
      origin,
    );
  }
}

/** The target of Next's redirect, or `undefined` if the kit refused it. */
async function goesTo(run: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await run();
  } catch (error) {
    const { digest = "", message = "" } = error as { digest?: string; message?: string };
    // The URL may itself contain semicolons.
    if (digest.startsWith("NEXT_REDIRECT")) return digest.split(";").slice(2, -2).join(";");
    if (digest.startsWith("NEXT_HTTP_ERROR_FALLBACK") || message.includes("UNTRUSTED_REDIRECT"))
      return undefined;
    throw error;
  }
  throw new Error("Nothing was gone to.");
}

const ticketFor = (returnTo: string) => {
  const ticket = formTicket(appWith()[stackAppInternalsSymbol].settings, returnTo);
  if (!ticket) throw new Error("The app has no forms.");
  return ticket;
};

const returnAddressOf = (address: string) =>
  new URL(address, ORIGIN).searchParams.get("after_auth_return_to");

describeSuite(
  "redirects",
  "200 hostile targets in everything that leads a person or a code elsewhere",
  () => {
    it("a form without JavaScript goes on to no other site", async () => {
      for (const target of TARGETS) {
        const { members } = await openApp(ticketFor(target));
        for (const go of [
          members.redirectToAfterSignIn,
          members.redirectToAfterSignUp,
          members.redirectToSignIn,
        ]) {
          const final = await goesTo(() => go());
          expectInside(final ?? "/", target);
          const back = returnAddressOf(final ?? "/");
          if (back !== null) expectInside(back, target);
        }
      }
      countCases(TARGETS.length * 3);
    });

    it("a sign-in by a form without JavaScript goes on to no other site", async () => {
      const { email, password } = await project.signUp();
      const form = new FormData();
      form.set("email", email);
      form.set("password", password);
      for (const target of TARGETS.slice(0, SIGN_INS)) {
        request.cookies.clear();
        expectInside(
          (await goesTo(() => FORM_HANDLERS.signIn(ticketFor(target), form))) ?? "",
          target,
        );
      }
      request.cookies.clear();
      expect(await goesTo(() => FORM_HANDLERS.signIn(ticketFor("/plans?a=1"), form))).toBe(
        "/plans?a=1",
      );
      request.cookies.clear();
      expect(await goesTo(() => FORM_HANDLERS.signIn(ticketFor(`${TRUSTED}/x`), form))).toBe(
        `${TRUSTED}/x`,
      );
      countCases(SIGN_INS + 2);
    });

    it("a provider gets no return address on another site", async () => {
      for (const target of TARGETS) {
        const { members } = await openApp(ticketFor(target));
        const final = new URL((await goesTo(() => members.signInWithOAuth("github"))) ?? "");
        expect(final.origin).toBe(project.service.url);
        for (const name of ["redirect_uri", "error_redirect_url"]) {
          const callback = final.searchParams.get(name) ?? "";
          expectInside(callback, target);
          const back = returnAddressOf(callback);
          if (back !== null) expectInside(back, target);
        }
      }
      countCases(TARGETS.length * 2);
    });

    it("a form that names another site as its own, or lies about its host, leads there neither", async () => {
      for (const target of TARGETS) {
        const forged = target.replace(/[^\x21-\x7e]/g, "") || "x";
        request.headers = new Headers({
          origin: forged,
          host: "app.example.com",
          "x-forwarded-host": forged,
        });
        const { members } = await openApp(ticketFor(target));
        expectInside((await goesTo(() => members.redirectToAfterSignIn())) ?? "/", target);
        await expect(members.signInWithOAuth("github"), target).rejects.toThrow("BROWSER_ONLY");
      }
      countCases(TARGETS.length * 2);
    });

    it("the way back that the proxy wrote down, or a visitor without a proxy, leads to no other site", async () => {
      const app = appWith();
      for (const target of TARGETS) {
        // A value that is invalid in a header never arrives.
        request.headers = new Headers({
          [REQUESTED_PATH_HEADER]: target.replace(/[^\x20-\x7e\t]/g, ""),
        });
        const final = await goesTo(() => app.getUser({ or: "redirect" }));
        expectInside(final ?? "", target);
        const back = returnAddressOf(final ?? "");
        if (back !== null) expectInside(back, target);
      }
      countCases(TARGETS.length);
    });

    it("the handler sends no path and no query to another site", async () => {
      const app = appWith({ urls: { signIn: "/welcome" } });
      const render = async (path: string[], query: Record<string, string>) => {
        const routeProps = {
          params: Promise.resolve({ stack: path }),
          searchParams: Promise.resolve(query),
        };
        const handler = StackHandler({ app, fullPage: true, routeProps }) as ReactElement;
        return (handler.type as (props: unknown) => Promise<unknown>)(handler.props);
      };
      for (const target of TARGETS) {
        const paths = [
          ["sign-in"],
          ["SIGN-IN", target],
          ["signin"],
          [target],
          [...target.split("/"), "sign-in"],
        ];
        for (const path of paths) {
          const final = await goesTo(() =>
            render(path, { after_auth_return_to: target, [target]: "x" }),
          );
          if (final !== undefined) expectInside(final, target);
        }
      }
      countCases(TARGETS.length * 5);
    });

    it("the proxy sends strangers to no other site, whatever path they ask for", async () => {
      const proxy = authProxy(appWith(), { protect: [() => true] });
      for (const target of TARGETS) {
        const address = `${ORIGIN}/${target.replace(/^\/?/, "")}`;
        if (!URL.canParse(address)) continue;
        const headers = {
          accept: "text/html",
          "sec-fetch-dest": "document",
          "x-forwarded-host": "evil.example",
        };
        const location =
          (await proxy(new NextRequest(address, { headers }))).headers.get("location") ?? "";
        expect(new URL(location).origin, target).toBe(ORIGIN);
        const back = returnAddressOf(location) ?? "";
        // Unsafe return URLs are checked again before navigation.
        const { members } = await openApp(ticketFor(back));
        expectInside((await goesTo(() => members.redirectToAfterSignIn())) ?? "/", target);
      }
      countCases(TARGETS.length);
    });

    it("pages that the app's own options put elsewhere are refused, unless they are trusted", async () => {
      const stranger = new NextRequest(`${ORIGIN}/board`, { headers: { accept: "text/html" } });
      for (const target of TARGETS) {
        const app = appWith({ urls: { signIn: target, afterSignOut: target, home: target } });
        for (const go of [app.redirectToSignIn, app.redirectToAfterSignOut, app.redirectToHome]) {
          const final = await goesTo(() => go());
          if (final !== undefined) expectInside(final, target);
        }
        const location = await authProxy(app, { protect: ["/*"] })(stranger).then(
          (response) => response.headers.get("location") ?? "",
          (error: Error) => void expect(error.message).toContain("UNTRUSTED_REDIRECT"),
        );
        if (location !== undefined) expectInside(location, target);
      }
      const trusted = appWith({ urls: { signIn: `${TRUSTED}/sign-in` } });
      expect(await goesTo(() => trusted.redirectToSignIn())).toBe(`${TRUSTED}/sign-in`);
      countCases(TARGETS.length * 4 + 1);
    });
  },
);
