import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { get, type IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { requireNode } from "../../../service/src/emulator/emulated-provider.js";
import {
  read,
  serveTestProject,
  startTestProject,
  type TestProject,
} from "../../support/service.js";
import { Visitor } from "../../support/visitor.js";

const PROVIDERS = [{ id: "google", enabled: true, type: "shared" }] as const;
const STARTED = "http.server.request.start";
const project = serveTestProject({ oauthProviders: [...PROVIDERS] });

/** The page on which one chooses whom to be. */
async function openPage(
  visitor: Visitor,
): Promise<{ url: string; html: string; response: Response }> {
  const start = await visitor.go(visitor.authorizeUrl("google"));
  const loginPage = await visitor.go(start.headers.get("location") as string);
  const url = loginPage.headers.get("location") as string;
  const response = await visitor.go(url);
  return { url, response, html: await response.text() };
}
/** The providers whose buttons the screens of an app show. */
const offeredBy = async (some: TestProject): Promise<string[]> =>
  (await some.call("GET", "/projects/current")).body.config.enabled_oauth_providers.map(
    ({ id }: { id: string }) => id,
  );
const post = (visitor: Visitor, url: string, body: Record<string, string>) =>
  visitor.go(url, { method: "POST", body: new URLSearchParams(body) });

it("says which Node it needs if its library cannot run", () => {
  expect(() => requireNode({}, "v20.9.0")).toThrow(/needs Node 20\.12 or newer.*this is v20\.9\.0/);
});

describe("the provider emulator", () => {
  it("says that it is one, and needs no script", async () => {
    const { response, html } = await openPage(new Visitor(project));
    expect(response.status).toBe(200);
    expect(html).toContain("Emulator for development.");
    expect(html).toContain("This is not Google.");
    expect(html).not.toContain("<script");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it("answers only its service on the port of its own", async () => {
    let port = 0;
    const learnPort = (message: unknown) => {
      const { request } = message as { request: IncomingMessage };
      if (request.url?.startsWith("/emulator/")) port = request.socket.localPort ?? 0;
    };
    subscribe(STARTED, learnPort);
    try {
      await openPage(new Visitor(project));
    } finally {
      unsubscribe(STARTED, learnPort);
    }
    const statusAs = (host: string) =>
      new Promise((resolve, reject) => {
        const headers = { host, "x-emulator-base": "http://service.localhost" };
        get({ port, path: "/emulator/google/.well-known/openid-configuration", headers })
          .once("response", (response) => resolve(response.resume().statusCode))
          .once("error", reject);
      });
    expect(await statusAs(`127.0.0.1:${port}`)).toBe(200);
    for (const host of ["evil.example", `evil.example:${port}`, `localhost:${port}`])
      expect(await statusAs(host), host).toBe(403);
  });

  it("offers ready accounts, one press away", async () => {
    const visitor = new Visitor(project);
    const { url, html } = await openPage(visitor);
    const account = /name="account" value="([^"]+)"[\s\S]*?Ada Lovelace/.exec(html)?.[1] as string;
    let response = await post(visitor, url, { account });
    for (
      let steps = 0;
      steps < 3 && response.headers.get("location")?.startsWith("http://service.localhost");
      steps++
    )
      response = await visitor.go(response.headers.get("location") as string);
    const { body } = await visitor.exchange(response);
    expect(
      (await project.call("GET", "/users/me", { token: body.access_token })).body,
    ).toMatchObject({ display_name: "Ada Lovelace", primary_email: "ada@example.com" });
  });

  it("remembers accounts that were typed, and shows them escaped", async () => {
    await new Visitor(project).signIn("google", {
      name: '<img src=x onerror="alert(1)">',
      email: "typed@example.com",
      verified: false,
    });
    const { html } = await openPage(new Visitor(project));
    expect(html).toContain("typed@example.com");
    expect(html).toContain("&lt;img");
    expect(html).not.toContain("<img");
  });

  it("keeps what was typed when the address is none, and says so", async () => {
    const visitor = new Visitor(project);
    const { url } = await openPage(visitor);
    const answer = await post(visitor, url, { name: "Nobody", email: "nope" });
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(html).toContain("This is not an email address.");
    expect(html).toContain('value="Nobody"');
  });

  it("does not sign in through a page opened by another visitor", async () => {
    const { url } = await openPage(new Visitor(project));
    const answer = await post(new Visitor(project), url, { name: "Eve", email: "eve@example.com" });
    expect(answer.status).toBe(400);
    expect(answer.headers.get("location")).toBeNull();
  });

  it("offers another account the next time, in the same browser", async () => {
    const visitor = new Visitor(project);
    const first = await visitor.exchange(
      await visitor.signIn("google", { email: "one@example.com" }),
    );
    const second = await visitor.exchange(
      await visitor.signIn("google", { email: "two@example.com" }),
    );
    const emails = await Promise.all(
      [first, second].map(
        async ({ body }) =>
          (await project.call("GET", "/users/me", { token: body.access_token })).body.primary_email,
      ),
    );
    expect(emails).toEqual(["one@example.com", "two@example.com"]);
  });

  it("is a provider that other tools can discover", async () => {
    const { body } = await read(
      await new Visitor(project).go("/emulator/github/.well-known/openid-configuration"),
    );
    expect(body).toMatchObject({
      issuer: "http://service.localhost/emulator/github",
      authorization_endpoint: "http://service.localhost/emulator/github/auth",
    });
  });

  it("sends people back to this service only", async () => {
    const query = new URLSearchParams({
      client_id: "stackkit-emulator",
      response_type: "code",
      scope: "openid",
      redirect_uri: "https://evil.example/",
    });
    const answer = await new Visitor(project).go(`/emulator/google/auth?${query}`);
    expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
    expect(await answer.text()).toContain("Sign-in stopped");
  });

  it("has no page but its own", async () => {
    for (const path of ["/emulator/", "/emulator/google", "/emulator/UP/auth"])
      expect((await new Visitor(project).go(path)).status).toBe(404);
  });

  it("is not there in production, if shared providers without keys are as good as switched off", async () => {
    const live = await startTestProject(
      { allowLocalhost: true, oauthProviders: [...PROVIDERS] },
      { production: true },
    );
    const visitor = new Visitor(live);
    expect((await read(await visitor.go(visitor.authorizeUrl("google")))).code).toBe(
      "OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED",
    );
    expect(await offeredBy(live)).toEqual([]);
    expect((await visitor.go("/emulator/google/.well-known/openid-configuration")).status).toBe(
      404,
    );
    await live.service.stop();
  });

  it("gives way to keys of real providers", async () => {
    const real = await startTestProject(
      { oauthProviders: [...PROVIDERS, { id: "github", enabled: true, type: "shared" }] },
      { sharedProviders: { google: { clientId: "real", clientSecret: "secret" } } },
    );
    const visitor = new Visitor(real);
    const location = (await visitor.go(visitor.authorizeUrl("google"))).headers.get("location");
    expect(location).toContain("https://accounts.google.com/o/oauth2/v2/auth?client_id=real");
    expect((await read(await visitor.go(visitor.authorizeUrl("github")))).code).toBe(
      "OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED",
    );
    expect(await offeredBy(real)).toEqual(["google"]);
    await real.service.stop();
  });
});
