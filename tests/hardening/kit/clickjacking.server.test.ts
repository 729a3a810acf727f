import { authProxy } from "@stackkit/next/proxy";
import { StackServerApp } from "@stackkit/next/server";
import { NextRequest } from "next/server.js";
import type { ReactElement } from "react";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { stackAppInternalsSymbol } from "../../../src/app/apps/internals-symbol.js";
import { FORM_HANDLERS } from "../../../src/next/handler/answer-form.js";
import { formTicket } from "../../../src/next/handler/form-ticket.js";
import { StackHandler } from "../../../src/next/handler/stack-handler.js";
import { findRoute } from "../../../src/screens/pages/routes.js";
import { SCREENS } from "../../../src/screens/screen-table.js";
import { request } from "../../support/next-headers.js";
import { startTestProject, type TestProject } from "../../support/service.js";
import { countCases, describeSuite } from "../support.js";

vi.mock("next/dist/api/headers.js", async () =>
  (await import("../../support/next-headers.js")).mockHeaders(),
);

const ORIGIN = "http://localhost:3000";
const FRAMES = ["frame", "iframe", "embed", "object", "fencedframe", "IFRAME"];
const PATHS = Object.keys(SCREENS).filter((path) => findRoute(path) !== undefined);

describeSuite(
  "abuse: clickjacking",
  "pages of the handler inside of frames of another site",
  () => {
    let project: TestProject;
    let app: StackServerApp<true>;
    beforeAll(async () => {
      project = await startTestProject({}, { port: 0 });
      app = new StackServerApp({ tokenStore: "nextjs-cookie", ...project.serverOptions });
      return () => project.service.stop();
    });
    beforeEach(() => {
      request.headers = new Headers({ origin: ORIGIN, host: new URL(ORIGIN).host });
      request.cookies.clear();
    });

    /** The props that the handler passes to a page's screen. */
    async function screenOf(path: string) {
      const params = Promise.resolve({ stack: path.split("/") });
      const searchParams = Promise.resolve({ code: "a code", login_code: "a code" });
      const handler = StackHandler({
        app,
        fullPage: true,
        routeProps: { params, searchParams },
      }) as ReactElement;
      const render = handler.type as (
        props: unknown,
      ) => Promise<ReactElement<{ children: ReactElement<Record<string, unknown>> }>>;
      return (await render(handler.props)).props.children.props;
    }

    it("B10: a page requested by a frame gets no form, no code and no action", async () => {
      for (const destination of FRAMES) {
        request.headers.set("sec-fetch-dest", destination);
        for (const path of PATHS) {
          const { framed, actions, searchParams } = await screenOf(path);
          expect({ framed, actions, searchParams }, `${path} in ${destination}`).toEqual({
            framed: true,
            actions: undefined,
            searchParams: {},
          });
        }
      }
      countCases(FRAMES.length * PATHS.length);
    });

    it("B10: a page in a window of its own, or of a browser that doesn't say, has its forms", async () => {
      for (const destination of ["document", "empty", null]) {
        if (destination === null) request.headers.delete("sec-fetch-dest");
        else request.headers.set("sec-fetch-dest", destination);
        const { framed, actions } = await screenOf("sign-in");
        expect(framed).toBeUndefined();
        expect(Object.keys(actions as object)).toContain("signIn");
      }
      countCases(3);
    });

    it("B10: a form that was sent from a frame does nothing", async () => {
      const { email, password } = await project.signUp();
      const ticket = formTicket(app[stackAppInternalsSymbol].settings, undefined);
      if (!ticket) throw new Error("There is no ticket.");
      const form = new FormData();
      form.set("email", email);
      form.set("password", password);
      const log = vi.spyOn(console, "error").mockImplementation(() => {});
      for (const destination of FRAMES) {
        request.headers.set("sec-fetch-dest", destination);
        expect(await FORM_HANDLERS.signIn(ticket, form)).toMatchObject({ status: "error" });
      }
      expect(request.cookies.size).toBe(0);
      expect(log).toHaveBeenCalledTimes(FRAMES.length);
      countCases(FRAMES.length);
      request.headers.set("sec-fetch-dest", "document");
      await expect(FORM_HANDLERS.signIn(ticket, form)).rejects.toMatchObject({
        digest: expect.stringContaining("NEXT_REDIRECT"),
      });
      expect(request.cookies.size).toBe(3);
    });

    it("B10: the proxy forbids frames on pages of the handler, however their path is written, and on no other", async () => {
      const headersOf = async (path: string, options = {}) => {
        const { headers } = await authProxy(app, options)(new NextRequest(`${ORIGIN}${path}`));
        return [headers.get("content-security-policy"), headers.get("x-frame-options")];
      };
      const pages = [
        "/handler/sign-in",
        "/handler/cli-auth-confirm?login_code=x",
        "/HANDLER/sign-in",
        "/handler//sign-in/",
        "/handler/%73ign-in",
        "/handler/sign-in.rsc",
      ];
      for (const path of pages)
        expect(await headersOf(path), path).toEqual(["frame-ancestors 'none'", "DENY"]);
      for (const path of ["/", "/handlers", "/board/handler/sign-in"])
        expect(await headersOf(path), path).toEqual([null, null]);
      expect(await headersOf("/handler/sign-in", { frameHeaders: false })).toEqual([null, null]);
      countCases(pages.length + 4);
    });

    it("B10: the proxy keeps a policy that the app put on the request, since Next reads its nonce there", async () => {
      const policyFor = async (policy: string) => {
        const request = new NextRequest(`${ORIGIN}/handler/sign-in`, {
          headers: { "content-security-policy": policy },
        });
        return (await authProxy(app)(request)).headers.get("content-security-policy");
      };
      expect(await policyFor("script-src 'nonce-abc'")).toBe(
        "script-src 'nonce-abc'; frame-ancestors 'none'",
      );
      expect(await policyFor("frame-ancestors 'self'")).toBe("frame-ancestors 'self'");
    });
  },
);
