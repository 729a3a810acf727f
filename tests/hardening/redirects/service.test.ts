import { beforeAll, expect, it } from "vitest";
import { newEmail } from "../../support/addresses.js";
import { read, serveTestProject } from "../../support/service.js";
import { ORIGIN, REDIRECT_URI, type StartOptions, Visitor } from "../../support/visitor.js";
import { cases, countCases, describeSuite } from "../support.js";
import { hostileCallbacks } from "./targets.js";

const OWN = "app.example.com";
const TRUSTED = `https://${OWN}/inside`;
const TARGETS = hostileCallbacks(OWN);
/** Each target needs a password hash, which takes time. */
const SIGN_UPS = cases(20, TARGETS.length);

const project = serveTestProject({
  allowLocalhost: false,
  domains: [{ domain: TRUSTED, handlerPath: "/handler" }],
  oauthProviders: [{ id: "google", enabled: true, type: "shared" }],
});
let token: string;
let userId: string;
let email: string;
beforeAll(async () => {
  ({ accessToken: token, userId, email } = await project.signUp());
});

/** The links with codes in all mails so far. */
async function linksOfMails(): Promise<string[]> {
  const { db, vault } = project.service.context;
  const rows = await db.selectFrom("mails").select("text").execute();
  return rows.flatMap(({ text }) => vault.open(text).match(/\w+:[^\s<>"]+code=[^\s<>"]+/g) ?? []);
}

function expectTrusted(address: string, what: string): void {
  const { origin, pathname, username, password } = new URL(address);
  expect([origin, username, password], what).toEqual([`https://${OWN}`, "", ""]);
  expect(pathname === "/inside" || pathname.startsWith("/inside/"), what).toBe(true);
}

const REFUSED = ["SCHEMA_ERROR", "REDIRECT_URL_NOT_WHITELISTED"];

/**
 * Sends every target to a call. An accepted target must be a trusted URL, and so must the link
 * built from it.
 */
async function attack(
  call: (target: string) => Promise<{ status: number; code: string | undefined }>,
) {
  for (const target of TARGETS) {
    const { status, code } = await call(target);
    if (status < 400) expectTrusted(target, target);
    else expect(REFUSED, `${target} was answered ${status} ${code}`).toContain(code);
  }
  for (const link of await linksOfMails()) expectTrusted(link, link);
  countCases(TARGETS.length);
}

describeSuite(
  "redirects",
  "200 hostile targets in everything that leads a person or a code elsewhere",
  () => {
    it("a mailed link leads to a trusted domain: magic link", () =>
      attack((callback_url) => {
        const body = { email: newEmail(), callback_url };
        return project.call("POST", "/auth/otp/send-sign-in-code", { body });
      }));

    it("a mailed link leads to a trusted domain: password reset", () =>
      attack((callback_url) =>
        project.call("POST", "/auth/password/send-reset-code", { body: { email, callback_url } }),
      ));

    it("a mailed link leads to a trusted domain: verification of an address", async () => {
      const { body: channels } = await project.call("GET", "/contact-channels?user_id=me", {
        token,
      });
      const path = `/contact-channels/me/${channels.items[0].id}/send-verification-code`;
      await attack((callback_url) => project.call("POST", path, { token, body: { callback_url } }));
    });

    it("a mailed link leads to a trusted domain: invitation", async () => {
      const team = await project.call("POST", "/teams", {
        level: "server",
        body: { display_name: "Crew", creator_user_id: userId },
      });
      expect(team.status).toBe(201);
      await attack((callback_url) =>
        project.call("POST", "/team-invitations/send-code", {
          token,
          body: { team_id: team.body.id, email: newEmail(), callback_url },
        }),
      );
    });

    it("a mailed link leads to a trusted domain: sign-up, which itself succeeds without the mail", async () => {
      for (const target of TARGETS.slice(0, SIGN_UPS)) {
        const body = {
          email: newEmail(),
          password: "correct horse battery",
          verification_callback_url: target,
        };
        const { status, code } = await project.call("POST", "/auth/password/sign-up", { body });
        if (status !== 200) expect(code, target).toBe("SCHEMA_ERROR");
      }
      for (const link of await linksOfMails()) expectTrusted(link, link);
      countCases(SIGN_UPS);
    });

    it("a mail is written for a trusted domain, so the links above were looked for in the right place", async () => {
      const body = { email: newEmail(), callback_url: `${TRUSTED}/callback` };
      expect((await project.call("POST", "/auth/otp/send-sign-in-code", { body })).status).toBe(
        200,
      );
      expect((await linksOfMails()).length).toBeGreaterThan(0);
    });

    const authorize = async (options: StartOptions) => {
      const visitor = new Visitor(project);
      return read(await visitor.go(visitor.authorizeUrl("google", options)));
    };

    it("a code of a provider goes to no other domain: redirect_uri", () =>
      attack((redirectUri) => authorize({ redirectUri })));

    it("a code of a provider goes to no other domain: after_callback_redirect_url", () =>
      attack((afterUrl) => authorize({ redirectUri: `${TRUSTED}/callback`, afterUrl })));

    /** The URL with which the provider reports that the user declined. */
    const denialOf = (start: Response): string => {
      const { searchParams } = new URL(start.headers.get("location") ?? "");
      const answer = {
        error: "access_denied",
        iss: `${ORIGIN}/emulator/google`,
        state: searchParams.get("state") ?? "",
      };
      return `/api/v1/auth/oauth/callback/google?${new URLSearchParams(answer)}`;
    };

    it("an error of a provider is shown on no other domain", async () => {
      const visits = TARGETS.slice(0, cases(40, TARGETS.length));
      for (const errorUrl of visits) {
        const visitor = new Visitor(project);
        const options = { redirectUri: `${TRUSTED}/callback`, errorUrl };
        const start = await visitor.go(visitor.authorizeUrl("google", options));
        if (start.status !== 307) {
          expect((await read(start)).code, errorUrl).toBe("SCHEMA_ERROR");
          continue;
        }
        const location = (await visitor.go(denialOf(start))).headers.get("location");
        if (location !== null) expectTrusted(location, errorUrl);
      }
      countCases(visits.length);
    });

    it("an error of a provider is shown on the app's own page", async () => {
      const visitor = new Visitor(project);
      const options = { redirectUri: `${TRUSTED}/callback`, errorUrl: `${TRUSTED}/error?x=1` };
      const start = await visitor.go(visitor.authorizeUrl("google", options));
      const shown = (await visitor.go(denialOf(start))).headers.get("location");
      expect(shown).toContain(`${TRUSTED}/error?x=1&errorCode=`);
      expect((await authorize({ redirectUri: REDIRECT_URI })).code).toBe(
        "REDIRECT_URL_NOT_WHITELISTED",
      );
    });
  },
);
