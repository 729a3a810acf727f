import { beforeAll, describe, expect, it } from "vitest";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { type Person, peopledProject, UNKNOWN_ID } from "../../support/people.js";

const home = peopledProject();
const other = peopledProject();

let ann: Person;
let bob: Person;
let eve: Person;
let team: string;
beforeAll(async () => {
  const { project } = home;
  [ann, bob, eve] = [
    await project.inviter({
      display_name: "Ann",
      profile_image_url: "https://example.com/ann.png",
    }),
    await project.inviter({ display_name: "Bob" }),
    await project.inviter(),
  ];
  team = await project.team(ann);
  await project.join(team, bob);
});

const list = (person: Person, query: string) =>
  home.project.as(person, "GET", `/team-member-profiles?${query}`);

describe("the profiles of a team's members", () => {
  it("are listed to members, those who joined first coming first", async () => {
    const { status, body } = await list(bob, `team_id=${team}`);
    expect(status).toBe(200);
    expect(body.items).toEqual([
      {
        team_id: team,
        user_id: ann.userId,
        display_name: "Ann",
        profile_image_url: "https://example.com/ann.png",
        joined_at_millis: expect.any(Number),
        role_id: "admin",
        role_ids: ["admin"],
        assignable_role_ids: [],
        manages_members: true,
      },
      {
        team_id: team,
        user_id: bob.userId,
        display_name: "Bob",
        profile_image_url: null,
        email: bob.email,
        joined_at_millis: expect.any(Number),
        role_id: "member",
        role_ids: ["member"],
        assignable_role_ids: ["member"],
        manages_members: false,
      },
    ]);
    expect(body.items[0].joined_at_millis).toBeLessThan(body.items[1].joined_at_millis);
    expect((await list(bob, `team_id=${team}&user_id=${bob.userId}`)).body.items).toEqual([
      body.items[1],
    ]);
  });

  it("are shown to a server with the whole user, filtered or not", async () => {
    const { project } = home;
    const { body } = await project.server("GET", `/team-member-profiles?team_id=${team}`);
    const users = await Promise.all(
      [ann, bob].map(async ({ userId }) => (await project.server("GET", `/users/${userId}`)).body),
    );
    expect(body.items.map(({ user }: { user: unknown }) => user)).toEqual(users);
    expect(
      (await project.server("GET", `/team-member-profiles?user_id=${bob.userId}`)).body.items,
    ).toEqual([body.items[1]]);
    expect((await project.server("GET", "/team-member-profiles")).body.items).toEqual(body.items);
    expect(
      (await project.server("GET", `/team-member-profiles/${team}/${bob.userId}`)).body,
    ).toEqual(body.items[1]);
  });

  it("are looked for in one team by a browser, whose user is in it", async () => {
    for (const query of ["", "user_id=me"]) expect((await list(ann, query)).status).toBe(400);
    expect((await list(eve, `team_id=${team}`)).code).toBe("TEAM_MEMBERSHIP_NOT_FOUND");
    expect((await list(ann, `team_id=${UNKNOWN_ID}`)).code).toBe("TEAM_MEMBERSHIP_NOT_FOUND");
    expect((await home.project.call("GET", `/team-member-profiles?team_id=${team}`)).code).toBe(
      "CANNOT_GET_OWN_USER_WITHOUT_USER",
    );
    expect((await list(ann, "team_id=zz")).code).toBe("SCHEMA_ERROR");
  });

  it("of others need a permission, one's own does not", async () => {
    const { project } = home;
    await project.server("DELETE", `/team-permissions/${team}/${bob.userId}/member`);
    const answer = await list(bob, `team_id=${team}`);
    expect([answer.status, answer.code, answer.body.details]).toEqual([
      401,
      "TEAM_PERMISSION_REQUIRED",
      { team_id: team, user_id: bob.userId, permission_id: "$read_members" },
    ]);
    expect((await project.as(bob, "GET", `/team-member-profiles/${team}/${ann.userId}`)).code).toBe(
      "TEAM_PERMISSION_REQUIRED",
    );
    for (const user of ["me", bob.userId]) {
      expect((await list(bob, `team_id=${team}&user_id=${user}`)).body.items).toHaveLength(1);
      expect(
        (await project.as(bob, "GET", `/team-member-profiles/${team}/${user}`)).body.user_id,
      ).toBe(bob.userId);
    }
    await project.server("POST", `/team-permissions/${team}/${bob.userId}/$read_members`, {});
    expect((await list(bob, `team_id=${team}`)).status).toBe(200);
  });

  it("of what is not there are not found", async () => {
    const { project } = home;
    expect((await project.server("GET", `/team-member-profiles?team_id=${UNKNOWN_ID}`)).code).toBe(
      "TEAM_NOT_FOUND",
    );
    expect((await project.server("GET", `/team-member-profiles?user_id=${UNKNOWN_ID}`)).code).toBe(
      "USER_NOT_FOUND",
    );
    expect((await project.server("GET", `/team-member-profiles/${team}/${UNKNOWN_ID}`)).code).toBe(
      "USER_NOT_FOUND",
    );
    expect((await project.server("GET", `/team-member-profiles/${team}/${eve.userId}`)).code).toBe(
      "TEAM_MEMBERSHIP_NOT_FOUND",
    );
    expect((await project.as(ann, "GET", `/team-member-profiles/${team}/${eve.userId}`)).code).toBe(
      "TEAM_MEMBERSHIP_NOT_FOUND",
    );
    expect((await other.project.server("GET", `/team-member-profiles?team_id=${team}`)).code).toBe(
      "TEAM_NOT_FOUND",
    );
    expect(
      (await other.project.server("GET", `/team-member-profiles/${team}/${ann.userId}`)).code,
    ).toBe("USER_NOT_FOUND");
  });
});

describe("a member's profile", () => {
  const change = (person: Person, user: string, body: unknown) =>
    home.project.as(person, "PATCH", `/team-member-profiles/${team}/${user}`, body);

  it("has a name and picture of its own, and falls back to the user's", async () => {
    const picture = "data:image/png;base64,iVBORw0KGgo=";
    expect(
      (await change(ann, "me", { display_name: "Captain", profile_image_url: picture })).body,
    ).toEqual({
      team_id: team,
      user_id: ann.userId,
      display_name: "Captain",
      profile_image_url: picture,
      email: ann.email,
      joined_at_millis: expect.any(Number),
      role_id: "admin",
      role_ids: ["admin"],
      assignable_role_ids: ["admin", "member"],
      manages_members: true,
    });
    expect((await home.project.as(ann, "GET", "/users/me")).body.display_name).toBe("Ann");
    expect((await change(ann, "me", {})).body).toMatchObject({
      display_name: "Captain",
      profile_image_url: picture,
    });
    const back = await home.project.server("PATCH", `/team-member-profiles/${team}/${ann.userId}`, {
      display_name: "",
      profile_image_url: null,
    });
    expect(back.body).toMatchObject({
      display_name: "Ann",
      profile_image_url: "https://example.com/ann.png",
      user: { id: ann.userId },
    });
  });

  it("has the member's address for those who may remove members, and for all without any name", async () => {
    const member = await home.project.person({ display_name: null });
    await home.project.join(team, member);
    const emailFor = async (reader: Person) =>
      (await home.project.as(reader, "GET", `/team-member-profiles/${team}/${member.userId}`)).body
        .email;
    for (const reader of [ann, bob, member]) expect(await emailFor(reader)).toBe(member.email);
    // A name in this team alone is a name.
    await change(member, "me", { display_name: "Cook" });
    for (const reader of [ann, member]) expect(await emailFor(reader)).toBe(member.email);
    expect(await emailFor(bob)).toBeUndefined();
    const listed = (await list(bob, `team_id=${team}&user_id=${member.userId}`)).body.items;
    expect(JSON.stringify(listed)).not.toContain(member.email);
    await home.project.server(
      "POST",
      `/team-permissions/${team}/${bob.userId}/$remove_members`,
      {},
    );
    expect(await emailFor(bob)).toBe(member.email);
    await home.project.server("DELETE", `/team-permissions/${team}/${bob.userId}/$remove_members`);
    expect(await emailFor(bob)).toBeUndefined();
    expect(await emailFor(eve)).toBeUndefined();
    await home.project.server("DELETE", `/team-memberships/${team}/${member.userId}`);
  });

  it("is changed by the member alone, or a server", async () => {
    const refused = await change(ann, bob.userId, { display_name: "Fool" });
    expect([refused.status, refused.code]).toEqual([403, undefined]);
    expect((await change(ann, "me", { display_name: null })).code).toBe("SCHEMA_ERROR");
    expect((await change(ann, "me", { user_id: bob.userId })).code).toBe("SCHEMA_ERROR");
    expect((await change(eve, "me", { display_name: "x" })).code).toBe("TEAM_MEMBERSHIP_NOT_FOUND");
    expect(
      (await home.project.server("PATCH", `/team-member-profiles/${team}/${UNKNOWN_ID}`, {})).code,
    ).toBe("USER_NOT_FOUND");
    expect(
      (await home.project.call("PATCH", `/team-member-profiles/${team}/me`, { body: {} })).code,
    ).toBe("CANNOT_GET_OWN_USER_WITHOUT_USER");
  });
});

describe("the address that a member was invited with", () => {
  const NAMELESS = { primary_email: undefined, primary_email_auth_enabled: undefined };

  const invite = async (inviter: Person, to: string): Promise<string> => {
    const { status } = await home.project.as(inviter, "POST", "/team-invitations/send-code", {
      team_id: team,
      email: to,
      callback_url: CALLBACK,
    });
    expect(status).toBe(200);
    return home.project.codeFor(to);
  };
  const join = async (): Promise<{ guest: Person; invitedEmail: string }> => {
    const invitedEmail = newEmail();
    const code = await invite(ann, invitedEmail);
    const guest = await home.project.person(NAMELESS);
    await home.project.as(guest, "POST", "/team-invitations/accept", { code });
    return { guest, invitedEmail };
  };
  const profile = async (reader: Person, { userId }: Person, of = team) =>
    (await home.project.as(reader, "GET", `/team-member-profiles/${of}/${userId}`)).body;

  it("is shown in place of a missing name and address to those who may read members", async () => {
    const { guest, invitedEmail } = await join();
    for (const reader of [ann, bob, guest])
      expect(await profile(reader, guest)).toMatchObject({
        display_name: null,
        email: null,
        invited_email: invitedEmail,
      });
    expect((await profile(eve, guest)).code).toBe("TEAM_MEMBERSHIP_NOT_FOUND");
    const cid = await home.project.person();
    await home.project.join(team, cid);
    await home.project.server("DELETE", `/team-permissions/${team}/${cid.userId}/member`);
    expect((await profile(cid, guest)).code).toBe("TEAM_PERMISSION_REQUIRED");
  });

  it("is hidden once the member has a name or an address", async () => {
    const [named, addressed] = [await join(), await join()];
    await home.project.as(named.guest, "PATCH", "/users/me", { display_name: "Noor" });
    await home.project.server("PATCH", `/users/${addressed.guest.userId}`, {
      primary_email: newEmail(),
    });
    for (const reader of [ann, bob])
      for (const { guest } of [named, addressed])
        expect(await profile(reader, guest)).not.toHaveProperty("invited_email");
  });

  it("stays in its team, and out of invitations that the member sends", async () => {
    const { guest, invitedEmail } = await join();
    const elsewhere = await home.project.team(eve);
    await home.project.join(elsewhere, guest);
    expect(await profile(eve, guest, elsewhere)).not.toHaveProperty("invited_email");
    const own = (await home.project.as(guest, "GET", "/users/me")).body;
    expect(JSON.stringify(own)).not.toContain(invitedEmail);

    await home.project.server(
      "POST",
      `/team-permissions/${team}/${guest.userId}/$invite_members`,
      {},
    );
    await home.project.server("POST", "/contact-channels", {
      user_id: guest.userId,
      type: "email",
      value: newEmail(),
      is_verified: true,
      used_for_auth: false,
    });
    const to = newEmail();
    const code = await invite(guest, to);
    expect((await home.project.mailsTo(to))[0]?.text).not.toContain(invitedEmail);
    expect(
      (await home.project.call("POST", "/team-invitations/accept/preview", { body: { code } })).body
        .inviter_display_name,
    ).toBeNull();

    await home.project.as(guest, "DELETE", `/team-memberships/${team}/me`);
    await home.project.join(team, guest);
    expect(await profile(ann, guest)).not.toHaveProperty("invited_email");
  });
});
