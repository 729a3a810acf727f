import { randomBytes } from "node:crypto";
import { StackClientApp } from "@stackkit/next";
import { StackServerApp } from "@stackkit/next/server";
import {
  codeFrom,
  linkFrom,
  startTestService,
  type TestService,
  totpCode,
} from "@stackkit/next/testing";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadService } from "../../src/testing/load-service.js";
import { CALLBACK, newEmail } from "../support/addresses.js";

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ config: { magicLinkEnabled: true } });
});
afterAll(() => service.stop());

const HOUR_MILLIS = 3_600_000;

const optionsOf = ({ env }: TestService) => ({
  tokenStore: "memory" as const,
  projectId: env.STACK_PROJECT_ID,
  publishableClientKey: env.STACK_PUBLISHABLE_CLIENT_KEY,
  baseUrl: env.STACK_API_URL,
  redirectMethod: "none" as const,
});
const visitor = () => new StackClientApp(optionsOf(service));
const serverOf = (one: TestService) =>
  new StackServerApp({ ...optionsOf(one), secretServerKey: one.env.STACK_SECRET_SERVER_KEY });

async function askForCode() {
  const app = visitor();
  const email = newEmail();
  const sent = await app.sendMagicLinkEmail(email, { callbackUrl: CALLBACK });
  if (sent.status === "error") throw sent.error;
  return { app, email, nonce: sent.data.nonce, mail: await service.lastMail(email, "magic_link") };
}

describe("a test service", () => {
  it("has a project, data of its own, and the mails that it would send", async () => {
    const { app, email, nonce, mail } = await askForCode();
    const signedIn = await app.signInWithMagicLink(codeFrom(mail) + nonce, { noRedirect: true });
    expect(signedIn.status).toBe("ok");
    expect(await app.getUser()).toMatchObject({ primaryEmail: email });
    expect(await service.mailsTo(email)).toHaveLength(1);
    expect(linkFrom(mail)).toContain(CALLBACK);

    const other = await startTestService();
    expect(await serverOf(other).listUsers()).toHaveLength(0);
    await other.stop();
    expect(await serverOf(service).listUsers()).toHaveLength(1);
  });

  it("has a clock that lets codes expire", async () => {
    const { app, nonce, mail } = await askForCode();
    service.clock.advance(HOUR_MILLIS);
    const late = await app.signInWithMagicLink(codeFrom(mail) + nonce, { noRedirect: true });
    expect(late).toMatchObject({ status: "error", error: { code: "VERIFICATION_CODE_EXPIRED" } });
  });

  it("says which mail has no code, and which no link", () => {
    const mail = { subject: "News", kind: "other", text: "Nothing new", links: [] };
    expect(() => codeFrom(mail)).toThrow(/"News" has no code to type.*NO_MAIL/s);
    expect(() => linkFrom(mail)).toThrow(/"News" has no link with a code.*NO_MAIL/s);
  });
});

describe("injectFault()", () => {
  it("answers with a status, as often as it says", async () => {
    const app = serverOf(service);
    service.injectFault({ path: "/projects/current", effect: 500, times: 1 });
    await expect(app.getProject()).rejects.toMatchObject({ code: "SERVICE_ERROR" });
    expect((await app.getProject()).displayName).toBe("Test");
  });

  it("closes connections of the calls that match, until it is removed", async () => {
    const end = service.injectFault({ path: /^\/users$/, method: "post", effect: "drop" });
    const app = serverOf(service);
    await expect(app.createUser({})).rejects.toMatchObject({ code: "NETWORK_ERROR" });
    await expect(app.listUsers()).resolves.toBeDefined();
    end();
    await expect(app.createUser({})).resolves.toBeDefined();
  });

  it("holds an answer back until it is removed", async () => {
    const end = service.injectFault({ path: "/projects/current", effect: "hold" });
    const reading = serverOf(service).getProject();
    let isAnswered = false;
    void reading.then(() => {
      isAnswered = true;
    });
    await serverOf(service).listUsers();
    expect(isAnswered).toBe(false);
    end();
    expect((await reading).displayName).toBe("Test");
  });
});

describe("startTestService()", () => {
  it("says what to install without the service", async () => {
    const load = () =>
      Promise.reject(
        Object.assign(new Error("Cannot find package '@stackkit/service'"), {
          code: "ERR_MODULE_NOT_FOUND",
        }),
      );
    await expect(loadService(load)).rejects.toThrow(
      /npm install --save-dev @stackkit\/service.*PACKAGE_MISSING/s,
    );
    const broken = new Error("The service is broken.");
    await expect(loadService(() => Promise.reject(broken))).rejects.toBe(broken);
  });

  it("throws what the service throws", async () => {
    await expect(startTestService({ service: { dataDirectory: "/dev/null/x" } })).rejects.toThrow(
      /\/dev\/null/,
    );
  });
});

describe("totpCode()", () => {
  it("is the code of authenticator apps, of bytes and of typed secrets", async () => {
    const bytes = Uint8Array.from(randomBytes(20));
    const secret = new Secret({ buffer: bytes.buffer });
    const typed = secret.base32.replace(/(.{4})/g, "$1 ").toLowerCase();
    const now = Date.UTC(2026, 0, 1);
    const expected = (timestamp: number) => new TOTP({ secret }).generate({ timestamp });
    expect(await totpCode(bytes, { now })).toBe(expected(now));
    expect(await totpCode(typed, { now, later: 1 })).toBe(expected(now + 30_000));
  });
});
