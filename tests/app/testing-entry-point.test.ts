import {
  readMailbox,
  signInAs,
  signOutOf,
  startVirtualAuthenticator,
  waitForMail,
} from "@stackkit/next/testing";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { COOKIES, refreshCookie } from "../../src/protocol/cookies.js";
import { type Apps, startApps } from "../resources/set-up.js";
import { CALLBACK, newEmail } from "../support/addresses.js";

/** Time that goes by as fast as it is waited for. */
vi.mock("../../src/transport/clock.js", async (original) => {
  let waited = 0;
  return {
    ...(await original<typeof import("../../src/transport/clock.js")>()),
    systemClock: {
      now: () => Date.now() + waited,
      after: (millis: number, run: () => void) => {
        // What an answer may take is never over; a wait between two looks is at once.
        if (millis > 1000) return () => {};
        waited += millis;
        setImmediate(run);
        return () => {};
      },
    },
  };
});

const APP_URL = "http://localhost:3000";

let apps: Apps;
beforeAll(async () => {
  apps = await startApps();
});

/** A browser as far as cookies go. */
class FakeBrowser {
  cookies: { name: string; value: string; url: string; expires: number }[] = [];
  addCookies = async (cookies: FakeBrowser["cookies"]) => void this.cookies.push(...cookies);
  clearCookies = async ({ name }: { name?: string | RegExp } = {}) => {
    this.cookies = this.cookies.filter((cookie) => cookie.name !== name);
  };
  header = () =>
    new Headers({ cookie: this.cookies.map(({ name, value }) => `${name}=${value}`).join("; ") });
}

describe("signInAs()", () => {
  it("puts a session where the kit looks for one, and signOutOf() takes it away", async () => {
    const { server } = apps;
    const user = await server.createUser({ displayName: "Ada" });
    const browser = new FakeBrowser();
    await signInAs(browser, user, { projectId: server.projectId, url: APP_URL });
    expect(browser.cookies.map(({ name }) => name).toSorted()).toEqual(
      [COOKIES.access, refreshCookie(server.projectId)].toSorted(),
    );
    expect(
      browser.cookies.every(({ url, expires }) => url === APP_URL && expires > Date.now() / 1000),
    ).toBe(true);
    expect((await server.getUser({ tokenStore: { headers: browser.header() } }))?.id).toBe(user.id);
    await signOutOf(browser, server);
    expect(browser.cookies).toEqual([]);
    expect(await user.getActiveSessions()).toHaveLength(1);
  });

  it("creates a session that ends when the test ends it", async () => {
    const user = {
      createSession: vi.fn(async () => ({
        getTokens: async () => ({ accessToken: "a", refreshToken: "r" }),
      })),
    };
    await signInAs(new FakeBrowser(), user, {
      projectId: "p",
      url: APP_URL,
      expiresInMillis: 60_000,
    });
    expect(user.createSession).toHaveBeenCalledWith({ expiresInMillis: 60_000 });
  });
});

describe("the mailbox", () => {
  it("is read by address, and waited for by kind", async () => {
    const to = newEmail();
    const mailbox = { serviceUrl: `${apps.project.service.url}/`, to };
    expect(await readMailbox(mailbox)).toEqual([]);
    await apps.visitor().sendMagicLinkEmail(to, { callbackUrl: CALLBACK });
    const mail = await waitForMail({ ...mailbox, kind: "magic_link" });
    expect(mail.subject).not.toBe("");
    expect(mail.links.some((link) => link.startsWith(CALLBACK))).toBe(true);
    expect((await readMailbox(mailbox)).map(({ kind }) => kind)).toEqual(["magic_link"]);
  });

  it("says what was waited for if no mail comes", async () => {
    const waiting = waitForMail({
      serviceUrl: apps.project.service.url ?? "",
      to: "nobody@example.com",
      kind: "password_reset",
    });
    await expect(waiting).rejects.toThrow(/No password_reset to nobody@example\.com.*NO_MAIL/);
  });
});

describe("a virtual authenticator", () => {
  it("is added, read, changed and removed through Chromium's own protocol", async () => {
    const sent: [string, object | undefined][] = [];
    const answers: Record<string, object> = {
      "WebAuthn.addVirtualAuthenticator": { authenticatorId: "key-1" },
      "WebAuthn.getCredentials": { credentials: [{ credentialId: "c1" }, { credentialId: "c2" }] },
    };
    const detach = vi.fn(async () => {});
    const tools = {
      send: async (method: string, params?: object) => {
        sent.push([method, params]);
        return answers[method] ?? {};
      },
      detach,
    };
    const page = {
      context: () => ({ newCDPSession: async (of: unknown) => (of === page ? tools : undefined) }),
    };
    const authenticator = await startVirtualAuthenticator(page);
    expect(await authenticator.listCredentialIds()).toEqual(["c1", "c2"]);
    await authenticator.setUserVerified(false);
    await authenticator.remove();
    expect(sent.map(([method]) => method)).toEqual([
      "WebAuthn.enable",
      "WebAuthn.addVirtualAuthenticator",
      "WebAuthn.getCredentials",
      "WebAuthn.setUserVerified",
      "WebAuthn.removeVirtualAuthenticator",
    ]);
    expect(sent[3]?.[1]).toEqual({ authenticatorId: "key-1", isUserVerified: false });
    expect(detach).toHaveBeenCalledOnce();
  });
});
