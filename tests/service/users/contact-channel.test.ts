import { describe, expect, it } from "vitest";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { type Person, peopledProject, UNKNOWN_ID } from "../../support/people.js";
import { addChannel, channelDraft } from "./channels.js";

const home = peopledProject();
const other = peopledProject();

const add = (person: Person, fields: object = {}) => addChannel(home.project, person, fields);
const channelsOf = async (person: Person) =>
  (await home.project.as(person, "GET", "/contact-channels?user_id=me")).body.items;

describe("the contact channels of a user", () => {
  it("are listed oldest first, to the user and to a server", async () => {
    const { project } = home;
    const ann = await project.person();
    project.clock.advance(1000);
    const second = await add(ann);
    const { status, body } = await project.as(ann, "GET", "/contact-channels?user_id=me");
    expect(status).toBe(200);
    expect(body).toEqual({
      is_paginated: false,
      items: [
        {
          id: expect.any(String),
          user_id: ann.userId,
          value: ann.email,
          type: "email",
          used_for_auth: true,
          is_verified: false,
          is_primary: true,
        },
        second,
      ],
    });
    expect((await project.server("GET", `/contact-channels?user_id=${ann.userId}`)).body).toEqual(
      body,
    );
    expect(
      (await project.server("GET", `/contact-channels?contact_channel_id=${second.id}`)).body.items,
    ).toEqual([second]);
    expect(
      (await project.server("GET", `/contact-channels?user_id=${UNKNOWN_ID}`)).body.items,
    ).toEqual([]);
    expect((await project.server("GET", "/contact-channels")).body.items.length).toBeGreaterThan(1);
  });

  it.each([
    ["without a user", "/contact-channels", 403, undefined],
    ["of another user", `/contact-channels?user_id=${UNKNOWN_ID}`, 403, undefined],
    ["of what is no id", "/contact-channels?user_id=zz", 400, "SCHEMA_ERROR"],
    ["by an unknown filter", "/contact-channels?user_id=me&x=1", 400, "SCHEMA_ERROR"],
  ])("are not listed to a browser %s", async (_, path, status, code) => {
    const answer = await home.project.as(await home.project.person(), "GET", path);
    expect([answer.status, answer.code]).toEqual([status, code]);
  });

  it("are those of the signed-in user", async () => {
    expect((await home.project.call("GET", "/contact-channels?user_id=me")).code).toBe(
      "CANNOT_GET_OWN_USER_WITHOUT_USER",
    );
    expect(
      (await home.project.call("POST", "/contact-channels", { body: channelDraft() })).code,
    ).toBe("CANNOT_GET_OWN_USER_WITHOUT_USER");
    expect((await home.project.call("GET", `/contact-channels?user_id=${UNKNOWN_ID}`)).code).toBe(
      "CANNOT_GET_OWN_USER_WITHOUT_USER",
    );
  });

  it("are out of reach of another user's browser: 403 for every call", async () => {
    const { project } = home;
    const [ann, eve] = [await project.person(), await project.person()];
    const channel = await add(ann);
    const path = `/contact-channels/${ann.userId}/${channel.id}`;
    for (const [method, to, body] of [
      ["GET", path],
      ["PATCH", path, {}],
      ["DELETE", path],
      ["POST", "/contact-channels", channelDraft({ user_id: ann.userId })],
    ] as const) {
      const { status, code } = await project.as(eve, method, to, body);
      expect([status, code], method).toEqual([403, undefined]);
    }
    expect(
      (await project.as(eve, "POST", `${path}/send-verification-code`, { callback_url: CALLBACK }))
        .status,
    ).toBe(400);
    expect((await project.as(eve, "GET", `/contact-channels/me/${channel.id}`)).status).toBe(404);
    expect((await project.as(eve, "PATCH", `/contact-channels/me/${channel.id}`, {})).status).toBe(
      400,
    );
    expect(
      (await project.server("GET", `/contact-channels/${eve.userId}/${channel.id}`)).status,
    ).toBe(404);
  });

  it("are not found from another project", async () => {
    const channel = await add(await home.project.person());
    const path = `/contact-channels/${channel.user_id}/${channel.id}`;
    expect((await other.project.server("GET", path)).status).toBe(404);
    expect((await other.project.server("PATCH", path, { is_verified: true })).status).toBe(400);
    expect((await other.project.server("DELETE", path)).status).toBe(400);
    expect(
      (await other.project.server("GET", `/contact-channels?contact_channel_id=${channel.id}`)).body
        .items,
    ).toEqual([]);
  });
});

describe("a new contact channel", () => {
  it("is unverified and not primary unless said otherwise", async () => {
    const ann = await home.project.person();
    const sent = channelDraft();
    const { status, body } = await home.project.as(ann, "POST", "/contact-channels", sent);
    expect(status).toBe(201);
    expect(body).toEqual({
      ...sent,
      id: expect.any(String),
      user_id: ann.userId,
      is_verified: false,
      is_primary: false,
    });
  });

  it("may take the place of the primary one by a server's word, and a client's once it is verified", async () => {
    const ann = await home.project.person();
    expect(await add(ann, { is_primary: true })).toMatchObject({ is_primary: false });
    const channel = (
      await home.project.server(
        "POST",
        "/contact-channels",
        channelDraft({ user_id: ann.userId, is_primary: true }),
      )
    ).body;
    expect(
      (await channelsOf(ann)).filter((one: { is_primary: boolean }) => one.is_primary),
    ).toEqual([channel]);
    expect((await home.project.as(ann, "GET", "/users/me")).body.primary_email).toBe(channel.value);
  });

  it("is verified by a server's word alone", async () => {
    const ann = await home.project.person();
    expect(
      (await home.project.as(ann, "POST", "/contact-channels", channelDraft({ is_verified: true })))
        .code,
    ).toBe("SCHEMA_ERROR");
    expect(
      (
        await home.project.server(
          "POST",
          "/contact-channels",
          channelDraft({ user_id: ann.userId, is_verified: true }),
        )
      ).body.is_verified,
    ).toBe(true);
  });

  it("is refused in words if the user has it already, however it is written", async () => {
    const ann = await home.project.person();
    for (const value of [ann.email, ann.email.toUpperCase()]) {
      const { status, code } = await home.project.as(
        ann,
        "POST",
        "/contact-channels",
        channelDraft({ value }),
      );
      expect([status, code]).toEqual([400, undefined]);
    }
  });

  it("signs in only one user, and a server gets the error at once", async () => {
    const { project } = home;
    const [ann, bob] = [await project.person(), await project.person()];
    const { status, code, body } = await project.server(
      "POST",
      "/contact-channels",
      channelDraft({ user_id: bob.userId, value: ann.email, used_for_auth: true }),
    );
    expect([status, code]).toEqual([409, "CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE"]);
    expect(body.details).toEqual({ type: "email", contact_channel_value: ann.email });
    expect(
      (await project.as(bob, "POST", "/contact-channels", channelDraft({ value: ann.email })))
        .status,
    ).toBe(201);
  });

  it("needs a user that exists", async () => {
    const { status, code } = await home.project.server(
      "POST",
      "/contact-channels",
      channelDraft({ user_id: UNKNOWN_ID }),
    );
    expect([status, code]).toEqual([404, "USER_NOT_FOUND"]);
    expect(
      (
        await other.project.server(
          "POST",
          "/contact-channels",
          channelDraft({ user_id: (await home.project.person()).userId }),
        )
      ).code,
    ).toBe("USER_NOT_FOUND");
  });

  it.each([
    { type: "phone" },
    { value: "zzz" },
    { value: "a@b@example.com" },
    { value: undefined },
    { used_for_auth: undefined },
    { used_for_auth: "true" },
    { user_id: "zz" },
    { x: 1 },
  ])("is refused with %j", async (fields) => {
    const { status, code } = await home.project.as(
      await home.project.person(),
      "POST",
      "/contact-channels",
      channelDraft(fields),
    );
    expect([status, code]).toEqual([400, "SCHEMA_ERROR"]);
  });
});

describe("a change of a contact channel", () => {
  const change = (person: Person, id: string, body: object) =>
    home.project.as(person, "PATCH", `/contact-channels/me/${id}`, body);

  it("of its address makes it unverified, unless a server says that it is not", async () => {
    const ann = await home.project.person();
    const made = (
      await home.project.server(
        "POST",
        "/contact-channels",
        channelDraft({ user_id: ann.userId, is_verified: true }),
      )
    ).body;
    const value = newEmail();
    expect((await change(ann, made.id, { value: made.value.toUpperCase() })).body.is_verified).toBe(
      true,
    );
    expect((await change(ann, made.id, { value })).body).toMatchObject({
      value,
      is_verified: false,
    });
    const path = `/contact-channels/${ann.userId}/${made.id}`;
    expect(
      (await home.project.server("PATCH", path, { value: newEmail(), is_verified: true })).body
        .is_verified,
    ).toBe(true);
    expect((await change(ann, made.id, {})).body.is_verified).toBe(true);
    expect((await change(ann, made.id, { is_verified: true })).code).toBe("SCHEMA_ERROR");
  });

  it("makes it primary in place of the other, or leaves the user without a primary one", async () => {
    const ann = await home.project.person();
    const channel = await add(ann);
    const refused = await change(ann, channel.id, { is_primary: true });
    expect([refused.status, refused.code]).toEqual([400, "EMAIL_NOT_VERIFIED"]);
    await home.project.server("PATCH", `/contact-channels/${ann.userId}/${channel.id}`, {
      is_verified: true,
    });
    expect((await change(ann, channel.id, { is_primary: true })).body.is_primary).toBe(true);
    expect(
      (await channelsOf(ann)).map((one: { is_primary: boolean }) => one.is_primary).sort(),
    ).toEqual([false, true]);
    expect((await change(ann, channel.id, { is_primary: false })).body.is_primary).toBe(false);
    expect((await home.project.as(ann, "GET", "/users/me")).body.primary_email).toBeNull();
  });

  it("does not take an address that signs in another user, or another channel of the user", async () => {
    const { project } = home;
    const [ann, bob] = [
      await project.person({ primary_email_verified: true }),
      await project.person(),
    ];
    const [first, second] = [await add(bob, { used_for_auth: true }), await add(bob)];
    const taken = await project.server("PATCH", `/contact-channels/${bob.userId}/${first.id}`, {
      value: ann.email,
    });
    expect([taken.status, taken.code]).toEqual([
      409,
      "CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE",
    ]);
    expect(taken.body.details).toEqual({ type: "email", contact_channel_value: null });
    const own = await change(bob, first.id, { value: second.value });
    expect([own.status, own.code]).toEqual([400, undefined]);
    expect((await change(bob, second.id, { value: ann.email })).status).toBe(200);
    expect((await change(bob, second.id, { used_for_auth: true })).status).toBe(200);
    await project.as(bob, "POST", `/contact-channels/me/${second.id}/send-verification-code`, {
      callback_url: CALLBACK,
    });
    const refused = await project.as(bob, "POST", "/contact-channels/verify", {
      code: await project.codeFor(ann.email),
    });
    expect(refused.code).toBe("CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE");
  });

  it("and a removal of what is not there are refused in words", async () => {
    const ann = await home.project.person();
    for (const answer of [
      await change(ann, UNKNOWN_ID, {}),
      await home.project.as(ann, "DELETE", `/contact-channels/me/${UNKNOWN_ID}`),
    ])
      expect([answer.status, answer.code]).toEqual([400, undefined]);
    const channel = await add(ann);
    expect(
      (await home.project.as(ann, "DELETE", `/contact-channels/me/${channel.id}`)).body,
    ).toEqual({ success: true });
    expect(
      (await home.project.as(ann, "DELETE", `/contact-channels/me/${channel.id}`)).status,
    ).toBe(400);
    expect((await home.project.as(ann, "GET", "/contact-channels/me/zz")).code).toBe(
      "SCHEMA_ERROR",
    );
  });

  it("leaves a way to sign in, also of two devices at once", async () => {
    const { project } = home;
    const ann = await project.person({ primary_email_verified: true });
    const further = await add(ann, { used_for_auth: true });
    const verified = { is_verified: true };
    await project.server("PATCH", `/contact-channels/${ann.userId}/${further.id}`, verified);
    // Both may be of one millisecond, and so in either order.
    const first = (await channelsOf(ann)).find(({ id }: { id: string }) => id !== further.id);
    const statuses = (
      await Promise.all([
        change(ann, first.id, { used_for_auth: false }),
        project.as(ann, "DELETE", `/contact-channels/me/${further.id}`),
      ])
    ).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 400]);
    const left = (await channelsOf(ann)).filter(
      (one: { used_for_auth: boolean }) => one.used_for_auth,
    );
    expect(left).toHaveLength(1);
    // A server may take it.
    const taken = await project.server("DELETE", `/contact-channels/${ann.userId}/${left[0].id}`);
    expect(taken.status).toBe(200);
  });

  it("is reported to a verified address that no longer signs in", async () => {
    const { project } = home;
    const ann = await project.person({ primary_email_verified: true });
    const [channel] = await channelsOf(ann);
    await change(ann, channel.id, { value: newEmail() });
    await expect
      .poll(async () => (await project.mailsTo(ann.email)).map(({ kind }) => kind))
      .toEqual(["email_changed"]);
  });
});
