import { oauth, sessions } from "@stackkit/next/protocol/internal";
import { expect, it } from "vitest";
import { CALLBACK } from "../support/addresses.js";
import { peopledProject, UNKNOWN_ID } from "../support/people.js";
import { KEYS } from "../support/service.js";
import { countCases, describeSuite } from "./support.js";

const WEBHOOK = { url: "http://127.0.0.1:9/hooks", secret: "whsec_dGVzdHRlc3R0ZXN0dGVzdHRlc3Q=" };
const home = peopledProject({ createTeamOnSignUp: false }, { webhooks: [WEBHOOK] });

/** Calls about a user, as a browser makes them. */
const NAMED = (userId: string): [method: string, path: string, body?: unknown][] => [
  ["GET", `/auth/sessions?user_id=${userId}`],
  ["DELETE", `/auth/sessions/${UNKNOWN_ID}?user_id=${userId}`],
  ["GET", `/contact-channels?user_id=${userId}`],
  [
    "POST",
    "/contact-channels",
    { user_id: userId, type: "email", value: "a@example.com", used_for_auth: false },
  ],
  ["GET", `/contact-channels/${userId}/${UNKNOWN_ID}`],
  ["PATCH", `/contact-channels/${userId}/${UNKNOWN_ID}`, {}],
  ["DELETE", `/contact-channels/${userId}/${UNKNOWN_ID}`],
  [
    "POST",
    `/contact-channels/${userId}/${UNKNOWN_ID}/send-verification-code`,
    { callback_url: CALLBACK },
  ],
  ["GET", `/teams?user_id=${userId}`],
  ["GET", `/team-permissions?user_id=${userId}`],
  ["GET", `/project-permissions?user_id=${userId}`],
  ["GET", `/team-member-profiles/${UNKNOWN_ID}/${userId}`],
  ["PATCH", `/team-member-profiles/${UNKNOWN_ID}/${userId}`, {}],
];

describeSuite("wire", "answers that differed from the hosted service, request by request", () => {
  it("W1: a client that names a user without a session gets the error of a missing user", async () => {
    const { project } = home;
    const { userId } = await project.person();
    const calls = NAMED(userId);
    countCases(calls.length);
    const codes = await Promise.all(
      calls.map(
        async ([method, path, body]) =>
          `${method} ${path} ${(await project.call(method, path, { body })).code}`,
      ),
    );
    expect(codes).toEqual(
      calls.map(([method, path]) => `${method} ${path} CANNOT_GET_OWN_USER_WITHOUT_USER`),
    );
  });

  it("W2: a deleted user leaves each team with an event beside that of the deletion", async () => {
    const { project } = home;
    const ann = await project.person();
    const team = await project.team(ann);
    await project.server("DELETE", `/users/${ann.userId}`);
    // Both may be written in the same millisecond, so their order is not asserted.
    const events = await project.events();
    const eventOf = (type: string) => events.filter((event) => event.type === type);
    expect(eventOf("team_membership.deleted")).toMatchObject([
      { data: { team_id: team, user_id: ann.userId } },
    ]);
    expect(eventOf("user.deleted")).toMatchObject([
      { data: { id: ann.userId, teams: [{ id: team }] } },
    ]);
  });

  it("W3: answers of the token endpoint carry Pragma: no-cache", async () => {
    const { project } = home;
    const { refreshToken } = await project.signUp();
    const form = {
      grant_type: "refresh_token",
      refresh_token: refreshToken,
      client_id: project.id,
      client_secret: KEYS(project.id).client,
    };
    const answered = await project.call("POST", oauth.token.path, { body: form });
    expect([answered.status, answered.headers.get("pragma")]).toEqual([200, "no-cache"]);
  });

  it("W4: an ended refresh token is named as such, even beside the access token of the same session", async () => {
    const { project } = home;
    const { accessToken: token, refreshToken } = await project.signUp();
    await project.call("DELETE", sessions.signOut.path, { token });
    const refreshed = await project.call("POST", sessions.refresh.path, { token, refreshToken });
    expect([refreshed.status, refreshed.code]).toEqual([401, "REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED"]);
    expect((await project.call("GET", "/users/me", { token })).code).toBe("ACCESS_TOKEN_EXPIRED");
  });
});
