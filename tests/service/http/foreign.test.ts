import { describe, expect, it } from "vitest";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { SoftwareAuthenticator } from "../../support/authenticator.js";
import { eventually } from "../../support/mailbox.js";
import { PeopledProject, type Person, peopledProject, UNKNOWN_ID } from "../../support/people.js";
import { configuredProject, TestProject } from "../../support/service.js";

const neighbour = configuredProject();
const webhooks = [
  { url: "http://127.0.0.1:1/", secret: `whsec_${Buffer.alloc(24, 1).toString("base64")}` },
];
const home = peopledProject({}, { projects: [neighbour], webhooks });
const abroad = () =>
  new PeopledProject(new TestProject(home.project.service, neighbour.id), home.project.clock);

/** Everything of the neighbours that has an id. */
async function neighbours() {
  const project = abroad();
  const ann = await project.person();
  const team = await project.team(ann);
  const [channel] = (await project.server("GET", `/contact-channels?user_id=${ann.userId}`)).body
    .items;
  const [session] = (await project.server("GET", `/auth/sessions?user_id=${ann.userId}`)).body
    .items;
  const { body: invitation } = await project.server("POST", "/team-invitations/send-code", {
    team_id: team,
    email: newEmail(),
    callback_url: CALLBACK,
  });
  const [key] = (await project.admin("GET", "/internal/api-keys")).body.items;
  await project.admin("POST", "/team-permission-definitions", { id: "theirs" });
  return {
    project,
    ann,
    user: ann.userId,
    team,
    channel: channel.id,
    session: session.id,
    invitation: invitation.id,
    key: key.id,
  };
}

describe("ids of another project", () => {
  it("are as good as unknown, on every path that takes one, and nothing there changes", async () => {
    const { project } = home;
    const theirs = await neighbours();
    const { user, team, channel, session, invitation, key } = theirs;
    const ours = await project.person();
    const ourTeam = await project.team(ours);
    const calls: [string, string, unknown?][] = [
      ["GET", `/users/${user}`],
      ["PATCH", `/users/${user}`, { display_name: "Eve" }],
      ["DELETE", `/users/${user}`],
      ["POST", "/auth/sessions", { user_id: user }],
      ["GET", `/auth/sessions?user_id=${user}`],
      ["DELETE", `/auth/sessions/${session}?user_id=${user}`],
      ["DELETE", `/auth/sessions/${session}?user_id=${ours.userId}`],
      [
        "POST",
        "/contact-channels",
        { user_id: user, type: "email", value: newEmail(), used_for_auth: false },
      ],
      ["GET", `/contact-channels/${user}/${channel}`],
      ["GET", `/contact-channels/${ours.userId}/${channel}`],
      ["PATCH", `/contact-channels/${user}/${channel}`, { is_verified: true }],
      ["PATCH", `/contact-channels/${ours.userId}/${channel}`, { is_verified: true }],
      ["DELETE", `/contact-channels/${user}/${channel}`],
      [
        "POST",
        `/contact-channels/${user}/${channel}/send-verification-code`,
        { callback_url: CALLBACK },
      ],
      ["POST", "/teams", { display_name: "Crew", creator_user_id: user }],
      ["GET", `/teams/${team}`],
      ["PATCH", `/teams/${team}`, { display_name: "Eve's" }],
      ["DELETE", `/teams/${team}`],
      ["POST", `/team-memberships/${team}/${ours.userId}`, {}],
      ["POST", `/team-memberships/${ourTeam}/${user}`, {}],
      ["DELETE", `/team-memberships/${team}/${user}`],
      ["GET", `/team-member-profiles?team_id=${team}`],
      ["GET", `/team-member-profiles/${team}/${user}`],
      ["PATCH", `/team-member-profiles/${team}/${user}`, { display_name: "Eve" }],
      [
        "POST",
        "/team-invitations/send-code",
        { team_id: team, email: newEmail(), callback_url: CALLBACK },
      ],
      ["GET", `/team-invitations?team_id=${team}`],
      ["DELETE", `/team-invitations/${invitation}?team_id=${team}`],
      ["DELETE", `/team-invitations/${invitation}?team_id=${ourTeam}`],
      ["POST", `/team-permissions/${team}/${user}/$read_members`, {}],
      ["POST", `/team-permissions/${ourTeam}/${ours.userId}/theirs`, {}],
      ["DELETE", `/team-permissions/${team}/${user}/admin`],
      ["POST", `/project-permissions/${user}/member`, {}],
      ["DELETE", `/project-permissions/${user}/member`],
      ["PATCH", "/team-permission-definitions/theirs", { description: "" }],
      ["DELETE", "/team-permission-definitions/theirs"],
      ["GET", `/internal/api-keys/${key}`],
      ["PATCH", `/internal/api-keys/${key}`, { revoked: true }],
      ["POST", `/connected-accounts/${user}/google/access-token`, {}],
      ["PATCH", `/users/${ours.userId}`, { selected_team_id: team }],
    ];
    const eventsThere = async () =>
      (await theirs.project.events()).map((event) => JSON.stringify(event)).sort();
    const eventsBefore = await eventsThere();
    await Promise.all(
      calls.map(async ([method, path, body]) => {
        const { status } = await project.call(method, path, { level: "admin", body });
        // A missing permission is a 401.
        expect([400, 401, 404], `${method} ${path}`).toContain(status);
      }),
    );
    expect(eventsBefore.length).toBeGreaterThan(0);
    expect(await eventsThere()).toEqual(eventsBefore);
    expect((await theirs.project.server("GET", `/users/${user}`)).body).toMatchObject({
      display_name: null,
      primary_email_verified: false,
    });
    expect((await theirs.project.as(theirs.ann, "GET", "/users/me")).status).toBe(200);
  });

  it("find nothing in lists", async () => {
    const { user, team, channel, project } = await neighbours();
    await project.admin("POST", "/project-permission-definitions", { id: "reader" });
    await project.server("POST", `/project-permissions/${user}/reader`, {});
    const list = async (where: PeopledProject, path: string) => {
      const { status, body } = await where.server("GET", path);
      return [status, body.items.length > 0];
    };
    for (const path of [
      `/users?team_id=${team}`,
      `/users?query=${user}`,
      `/contact-channels?user_id=${user}`,
      `/contact-channels?contact_channel_id=${channel}`,
      `/teams?user_id=${user}`,
      `/team-permissions?team_id=${team}`,
      `/project-permissions?user_id=${user}`,
    ]) {
      expect(await list(project, path), path).toEqual([200, true]);
      expect(await list(home.project, path), path).toEqual([200, false]);
    }
    expect(await list(home.project, `/users?cursor=${user}`)).toEqual([200, false]);
  });

  it("and tokens of another project are refused here", async () => {
    const { ann } = await neighbours();
    const { status, code } = await home.project.as(ann, "GET", "/users/me");
    expect([status, code]).toEqual([401, "INVALID_PROJECT_FOR_ACCESS_TOKEN"]);
  });
});

/** Where a code is looked at or used, by its kind. */
const PLACES = {
  email_verification: ["/contact-channels/verify/check-code", "/contact-channels/verify"],
  password_reset: ["/auth/password/reset/check-code", "/auth/password/reset"],
  sign_in: ["/auth/otp/sign-in/check-code", "/auth/otp/sign-in"],
  team_invitation: [
    "/team-invitations/accept/check-code",
    "/team-invitations/accept/details",
    "/team-invitations/accept",
  ],
  mfa_attempt: ["/auth/mfa/sign-in"],
  passkey_registration: ["/auth/passkey/register"],
  passkey_sign_in: ["/auth/passkey/sign-in"],
} as const;
type Kind = keyof typeof PLACES;
const KINDS = Object.keys(PLACES) as Kind[];

async function codeOf(kind: Kind, ann: Person): Promise<string> {
  const { project } = home;
  const post = async (path: string, body: unknown) =>
    (await project.as(ann, "POST", path, body)).body;
  switch (kind) {
    case "email_verification": {
      const value = newEmail();
      const { id } = await post("/contact-channels", {
        user_id: "me",
        type: "email",
        value,
        used_for_auth: false,
      });
      await post(`/contact-channels/me/${id}/send-verification-code`, { callback_url: CALLBACK });
      return project.codeFor(value);
    }
    case "password_reset":
      await post("/auth/password/send-reset-code", { email: ann.email, callback_url: CALLBACK });
      return eventually(() => project.codeFor(ann.email).catch(() => undefined));
    case "sign_in": {
      const email = newEmail();
      await post("/auth/otp/send-sign-in-code", { email, callback_url: CALLBACK });
      return project.codeFor(email);
    }
    case "team_invitation": {
      const email = newEmail();
      await post("/team-invitations/send-code", {
        team_id: await project.team(ann),
        email,
        callback_url: CALLBACK,
      });
      return project.codeFor(email);
    }
    case "mfa_attempt": {
      const { email, password, accessToken } = await project.signUp();
      await project.call("PATCH", "/users/me", {
        token: accessToken,
        body: { totp_secret_base64: Buffer.alloc(20, 1).toString("base64") },
      });
      return (await project.signIn({ email, password })).body.details.attempt_code;
    }
    case "passkey_registration":
      return (await post("/auth/passkey/initiate-passkey-registration", {})).code;
    case "passkey_sign_in":
      return (await post("/auth/passkey/initiate-passkey-authentication", {})).code;
  }
}

/** A body that is right in all but its code. */
function bodyFor(path: string, code: string): unknown {
  if (path.endsWith("/register"))
    return { code, credential: new SoftwareAuthenticator().create({ challenge: "AAAA" }) };
  if (path.endsWith("/passkey/sign-in"))
    return { code, authentication_response: { id: "AAAA", response: {} } };
  if (path.endsWith("/mfa/sign-in")) return { code, type: "totp", totp: "123456" };
  if (path.endsWith("/password/reset")) return { code, password: "correct horse batteries" };
  return { code };
}

describe("a code of another kind", () => {
  it.each(KINDS)("%s: is unknown to every other call, and stays unspent", async (kind) => {
    const ann = await home.project.inviter();
    const code = await codeOf(kind, ann);
    for (const other of KINDS.filter((name) => name !== kind)) {
      for (const path of PLACES[other]) {
        const { status, code: error } = await home.project.as(
          ann,
          "POST",
          path,
          bodyFor(path, code),
        );
        expect([status, error], path).toEqual([404, "VERIFICATION_CODE_NOT_FOUND"]);
      }
    }
    const stored = await home.project.service.context.db
      .selectFrom("verification_codes")
      .select("used_at")
      .where("kind", "=", kind)
      .orderBy("created_at", "desc")
      .executeTakeFirstOrThrow();
    expect(stored.used_at).toBeNull();
  });

  it.each(KINDS)("%s: is unknown in another project", async (kind) => {
    const code = await codeOf(kind, await home.project.inviter());
    const eve = await abroad().person();
    for (const path of PLACES[kind]) {
      const { status, code: error } = await abroad().as(eve, "POST", path, bodyFor(path, code));
      expect([status, error], path).toEqual([404, "VERIFICATION_CODE_NOT_FOUND"]);
    }
  });

  it("in place of an id is no id", async () => {
    expect((await home.project.server("GET", `/users/${"0".repeat(45)}`)).code).toBe(
      "SCHEMA_ERROR",
    );
    expect((await home.project.server("GET", `/users/${UNKNOWN_ID}`)).code).toBe("USER_NOT_FOUND");
  });
});
