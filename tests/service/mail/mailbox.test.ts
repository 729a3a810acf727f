import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { newEmail } from "../../support/addresses.js";
import { mailTo } from "../../support/mailbox.js";
import { serveTestProject, startTestService } from "../../support/service.js";

const project = serveTestProject();

const get = (path: string, headers: Record<string, string> = {}, host = "localhost:8102") =>
  project.service.fetch(new Request(`http://${host}${path}`, { headers }));
const page = async (path: string) => (await get(path)).text();

describe("the mailbox", () => {
  it("says what will be there while it is empty", async () => {
    const empty = await startTestService();
    const text = await (await empty.fetch(new Request("http://localhost/mailbox"))).text();
    expect(text).toContain("Mails appear here as soon as the service has one to send.");
    await empty.stop();
  });

  it("lists mails newest first, opens one, and finds by address and subject", async () => {
    const { email } = await project.signUp();
    const { email: other } = await project.signUp();
    const mail = await mailTo(project, email, "email_verification");
    await mailTo(project, other, "email_verification");
    const list = await page("/mailbox");
    expect(list.indexOf(other)).toBeGreaterThan(0);
    expect(list.indexOf(other)).toBeLessThan(list.indexOf(email));
    const opened = await page(`/mailbox/${mail.id}`);
    expect(opened).toContain(`<h2 id="subject">${mail.subject}</h2>`);
    expect(opened).toContain(`src="/mailbox/${mail.id}/html" sandbox=`);
    expect(opened).toContain("Not sent (development)");
    for (const html of [list, opened]) expect(html.match(/<main\b/g)).toHaveLength(1);
    expect(opened).toContain('<nav aria-label="Mails"');
    expect(opened).toContain(mail.links[0]?.replaceAll("&", "&amp;"));
    expect(await page(`/mailbox?q=${email.slice(0, 12).toUpperCase()}`)).toContain(email);
    expect(await page(`/mailbox?q=${email.slice(0, 12)}`)).not.toContain(other);
    expect(await page("/mailbox?q=verify")).toContain(email);
    expect(await page("/mailbox?q=100%25")).toContain("No mail matches.");
  });

  it("gives tests the mails of an address as JSON, in any case", async () => {
    const { email } = await project.signUp();
    const mail = await mailTo(project, email, "email_verification");
    expect(mail).toEqual({
      id: expect.any(String),
      kind: "email_verification",
      from: "Test project <noreply@stackkit.localhost>",
      to: email,
      subject: "Verify your email address for Test project",
      text: expect.stringContaining("http://localhost:3000/verify?code="),
      html: expect.stringContaining("<!doctype html>"),
      links: [expect.stringMatching(/^http:\/\/localhost:3000\/verify\?code=[0-9a-z]{45}$/)],
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      state: "kept",
      problem: null,
    });
    expect(await (await get(`/mailbox.json?to=${email.toUpperCase()}`)).json()).toHaveLength(1);
  });

  it("shows a mail's HTML in a sandbox that runs and loads nothing", async () => {
    const { email } = await project.signUp();
    const { id } = await mailTo(project, email, "email_verification");
    const response = await get(`/mailbox/${id}/html`);
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox;/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("script-src");
    expect(await response.text()).toContain('<base target="_blank">');
  });

  it("allows itself nothing but its own style and script", async () => {
    for (const path of ["/mailbox", "/mailbox.json"]) {
      const { headers } = await get(path);
      expect(headers.get("content-security-policy")).toContain(
        "default-src 'none'; style-src 'self'; script-src 'self'",
      );
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("access-control-allow-origin")).toBeNull();
    }
    expect(await page("/mailbox")).not.toMatch(/<style|style=|onclick=|<script>/);
    expect((await get("/mailbox/styles.css")).headers.get("content-type")).toContain("text/css");
    expect((await get("/mailbox/script.js")).headers.get("content-type")).toContain(
      "text/javascript",
    );
  });

  it("shows what a stranger typed as words", async () => {
    const email = newEmail();
    await project.call("PATCH", "/projects/current", {
      level: "admin",
      body: { display_name: "<img src=x onerror=alert(1)>" },
    });
    await project.signUp(email);
    const { id } = await mailTo(project, email, "email_verification");
    expect(await page(`/mailbox/${id}?q=%22%3E%3Cscript%3E`)).not.toMatch(/<img|"><script>/);
  });

  it.each([
    "evil.example",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "192.168.1.5:8102",
    "evil-localhost",
  ])("does not answer under the name %s", async (host) => {
    for (const path of ["/mailbox", "/mailbox.json", "/mailbox/x", "/mailbox/x/html"])
      expect((await get(path, {}, host)).status).toBe(403);
  });

  it.each(["localhost", "localhost:8102", "app.localhost:3000", "127.0.0.1:8102", "[::1]:8102"])(
    "answers under the name %s",
    async (host) => {
      expect((await get("/mailbox", {}, host)).status).toBe(200);
    },
  );

  it("trusts the host that the browser named, not the requested address", async () => {
    expect((await get("/mailbox.json", { host: "rebound.example" })).status).toBe(403);
    expect((await get("/mailbox.json", { "x-forwarded-host": "tunnel.example" })).status).toBe(403);
  });

  it("is not read by other sites", async () => {
    expect((await get("/mailbox.json", { origin: "https://evil.example" })).status).toBe(403);
    expect((await get("/mailbox.json", { origin: "http://localhost:3000" })).status).toBe(403);
    expect((await get("/mailbox.json", { origin: "http://localhost:8102" })).status).toBe(200);
    expect(
      (await get("/mailbox.json", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" }))
        .status,
    ).toBe(403);
    expect(
      (await get("/mailbox.json", { "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors" }))
        .status,
    ).toBe(200);
    expect(
      (
        await get("/mailbox", {
          "sec-fetch-site": "same-site",
          "sec-fetch-mode": "navigate",
          "sec-fetch-dest": "document",
        })
      ).status,
    ).toBe(200);
    expect(
      (
        await get("/mailbox", {
          "sec-fetch-site": "cross-site",
          "sec-fetch-mode": "navigate",
          "sec-fetch-dest": "iframe",
        })
      ).status,
    ).toBe(403);
  });

  it("does not exist in production, unless enabled", async () => {
    const production = await startTestService({ production: true });
    const enabled = await startTestService({ production: true, mailbox: true });
    const without = await startTestService({ mailbox: false });
    const status = async (service: typeof production) =>
      (await service.fetch(new Request("http://localhost/mailbox"))).status;
    expect([await status(production), await status(enabled), await status(without)]).toEqual([
      404, 200, 404,
    ]);
    for (const service of [production, enabled, without]) await service.stop();
  });

  it("says that a mail is gone", async () => {
    expect((await get(`/mailbox/${randomUUID()}`)).status).toBe(404);
  });
});
