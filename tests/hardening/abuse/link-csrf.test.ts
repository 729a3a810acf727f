import { oauth } from "@stackkit/next/protocol/internal";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newEmail } from "../../support/addresses.js";
import { read, startTestProject, TestClock, type TestProject } from "../../support/service.js";
import { ORIGIN, Visitor } from "../../support/visitor.js";
import { describeSuite } from "../support.js";

const clock = new TestClock();
let project: TestProject;
beforeAll(async () => {
  const spotify = {
    id: "spotify",
    enabled: true,
    type: "standard",
    clientId: "my-app",
    clientSecret: "my-app",
    issuer: `${ORIGIN}/emulator/spotify`,
  } as const;
  project = await startTestProject({ oauthProviders: [spotify] }, { clock });
});
afterAll(() => project.service.stop());

const providersOf = async (token: string) =>
  (await project.call("GET", "/users/me", { token })).body.oauth_providers;
const providerToken = (token: string) =>
  project.call("POST", "/connected-accounts/me/spotify/access-token", { token, body: {} });

async function ticketFor(visitor: Visitor, token: string, provider = "spotify"): Promise<string> {
  const challenge = new URL(visitor.authorizeUrl("spotify"), ORIGIN).searchParams.get(
    "code_challenge",
  );
  const { status, body } = await project.call("POST", oauth.createLinkTicket.path, {
    token,
    body: { provider_id: provider, code_challenge: challenge },
  });
  expect(status).toBe(201);
  return body.ticket;
}
const byTicket = (ticket: string) => ({ type: "link", other: { link_ticket: ticket } }) as const;

describeSuite("linking", "Connecting one person's provider account to another's user", () => {
  it("A2: opening a link that someone else created connects nothing, and gives them no provider token", async () => {
    const { accessToken: token } = await project.signUp();
    const victim = new Visitor(project);
    const answer = await victim.signIn("spotify", { email: newEmail() }, { type: "link", token });
    expect(answer.status).toBe(307);
    expect(await providersOf(token)).toEqual([]);
    expect((await providerToken(token)).code).toBe("OAUTH_CONNECTION_NOT_CONNECTED_TO_USER");
    const { code } = await new Visitor(project).exchange(answer);
    expect(code).toBe("INVALID_AUTHORIZATION_CODE");
    expect(await providersOf(token)).toEqual([]);
  });

  it("A2: a link is created at the code exchange, by the browser that keeps the verifier", async () => {
    const { accessToken: token } = await project.signUp();
    const visitor = new Visitor(project);
    const answer = await visitor.signIn("spotify", { email: newEmail() }, { type: "link", token });
    expect((await visitor.exchange(answer)).status).toBe(200);
    expect(await providersOf(token)).toMatchObject([{ id: "spotify" }]);
    expect((await providerToken(token)).status).toBe(201);
  });

  it("A2: a link goes by a ticket, so that no access token stands in an address", async () => {
    const { accessToken: token } = await project.signUp();
    const visitor = new Visitor(project);
    const ticket = await ticketFor(visitor, token);
    const answer = await visitor.signIn("spotify", { email: newEmail() }, byTicket(ticket));
    expect(await providersOf(token)).toEqual([]);
    expect((await visitor.exchange(answer)).status).toBe(200);
    expect(await providersOf(token)).toMatchObject([{ id: "spotify" }]);
    const again = await read(await visitor.go(visitor.authorizeUrl("spotify", byTicket(ticket))));
    expect(again.code).toBe("VERIFICATION_CODE_ALREADY_USED");
  });

  it("A2: a ticket is good for one browser, one provider, one minute and one session", async () => {
    const { accessToken: token } = await project.signUp();
    const visitor = new Visitor(project);
    const start = async (by: Visitor, ticket: string) =>
      (await read(await by.go(by.authorizeUrl("spotify", byTicket(ticket))))).code;
    expect(await start(new Visitor(project), await ticketFor(visitor, token))).toBe(
      "VERIFICATION_CODE_NOT_FOUND",
    );
    expect(await start(visitor, await ticketFor(visitor, token, "google"))).toBe(
      "VERIFICATION_CODE_NOT_FOUND",
    );
    expect(await start(visitor, "z".repeat(45))).toBe("VERIFICATION_CODE_NOT_FOUND");
    const late = await ticketFor(visitor, token);
    clock.advance(60_000);
    expect(await start(visitor, late)).toBe("VERIFICATION_CODE_EXPIRED");
    const ticket = await ticketFor(visitor, token);
    expect((await project.call("DELETE", "/auth/sessions/current", { token })).status).toBe(200);
    expect(await start(visitor, ticket)).toBe("VERIFICATION_CODE_NOT_FOUND");
  });

  it("A2: a link ends with the session that requested it", async () => {
    const { accessToken: token, email, password } = await project.signUp();
    const visitor = new Visitor(project);
    const answer = await visitor.signIn("spotify", { email: newEmail() }, { type: "link", token });
    await project.call("DELETE", "/auth/sessions/current", { token });
    expect((await visitor.exchange(answer)).code).toBe("INVALID_AUTHORIZATION_CODE");
    const { body } = await project.signIn({ email, password });
    expect(await providersOf(body.access_token)).toEqual([]);
  });

  it("A2: a ticket needs someone who is signed in", async () => {
    const { code } = await project.call("POST", oauth.createLinkTicket.path, {
      body: { provider_id: "spotify", code_challenge: "x" },
    });
    expect(code).toBe("USER_AUTHENTICATION_REQUIRED");
  });
});
