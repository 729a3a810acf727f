import { describe, expect, it } from "vitest";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { type Person, peopledProject, UNKNOWN_ID } from "../../support/people.js";
import { addChannel } from "./channels.js";

const home = peopledProject();
const other = peopledProject();

const add = (person: Person) => addChannel(home.project, person);

describe("the verification of a contact channel", () => {
  const send = (person: Person, id: string, callback_url = CALLBACK) =>
    home.project.as(person, "POST", `/contact-channels/me/${id}/send-verification-code`, {
      callback_url,
    });
  const verify = (code: string) =>
    home.project.call("POST", "/contact-channels/verify", { body: { code } });
  const check = (code: string) =>
    home.project.call("POST", "/contact-channels/verify/check-code", { body: { code } });

  it("goes by a mailed code, which works once and in any case", async () => {
    const ann = await home.project.person();
    const channel = await add(ann);
    expect((await send(ann, channel.id)).body).toEqual({ success: true });
    const code = await home.project.codeFor(channel.value);
    expect((await check(code)).body).toEqual({ is_code_valid: true });
    expect((await verify(code.toUpperCase())).body).toEqual({ success: true });
    expect(
      (await home.project.as(ann, "GET", `/contact-channels/me/${channel.id}`)).body.is_verified,
    ).toBe(true);
    const again = await verify(code);
    expect([again.status, again.code]).toEqual([409, "VERIFICATION_CODE_ALREADY_USED"]);
    expect((await send(ann, channel.id)).code).toBe("EMAIL_ALREADY_VERIFIED");
  });

  it("ends after seven days", async () => {
    const ann = await home.project.person();
    const channel = await add(ann);
    await send(ann, channel.id);
    const code = await home.project.codeFor(channel.value);
    home.project.clock.advance(7 * 24 * 60 * 60 * 1000);
    expect((await verify(code)).code).toBe("VERIFICATION_CODE_EXPIRED");
  });

  it("proves nothing of an address that the channel no longer has", async () => {
    const ann = await home.project.person();
    const channel = await add(ann);
    await send(ann, channel.id);
    const code = await home.project.codeFor(channel.value);
    await home.project.as(ann, "PATCH", `/contact-channels/me/${channel.id}`, {
      value: newEmail(),
    });
    const { status, code: error } = await verify(code);
    expect([status, error]).toEqual([404, "VERIFICATION_CODE_NOT_FOUND"]);
    expect(
      (await home.project.as(ann, "GET", `/contact-channels/me/${channel.id}`)).body.is_verified,
    ).toBe(false);
  });

  it("takes codes of its own kind and project only", async () => {
    const { project } = home;
    const [ann, bob] = [await project.inviter(), await project.person()];
    const team = await project.team(ann);
    await project.as(ann, "POST", "/team-invitations/send-code", {
      team_id: team,
      email: bob.email,
      callback_url: CALLBACK,
    });
    expect((await verify(await project.codeFor(bob.email))).code).toBe(
      "VERIFICATION_CODE_NOT_FOUND",
    );
    const channel = await add(ann);
    await send(ann, channel.id);
    const code = await project.codeFor(channel.value);
    expect(
      (await other.project.call("POST", "/contact-channels/verify", { body: { code } })).code,
    ).toBe("VERIFICATION_CODE_NOT_FOUND");
    for (const wrong of ["nope", "x".repeat(44)])
      expect((await verify(wrong)).code).toBe("SCHEMA_ERROR");
    expect((await verify("z".repeat(45))).code).toBe("VERIFICATION_CODE_NOT_FOUND");
  });

  it("starts for a channel that is there, with a link to a trusted place", async () => {
    const { project } = home;
    const ann = await project.person();
    const channel = await add(ann);
    expect((await send(ann, UNKNOWN_ID)).status).toBe(404);
    expect((await send(ann, channel.id, "https://evil.example")).code).toBe(
      "REDIRECT_URL_NOT_WHITELISTED",
    );
    expect((await send(ann, channel.id, "not a url")).code).toBe("SCHEMA_ERROR");
    const unknown = await project.server(
      "POST",
      `/contact-channels/${UNKNOWN_ID}/${channel.id}/send-verification-code`,
      { callback_url: CALLBACK },
    );
    expect([unknown.status, unknown.code]).toEqual([400, "USER_ID_DOES_NOT_EXIST"]);
    expect(
      (
        await project.server(
          "POST",
          `/contact-channels/${ann.userId}/${channel.id}/send-verification-code`,
          { callback_url: CALLBACK },
        )
      ).status,
    ).toBe(200);
    expect(
      (
        await project.call("POST", `/contact-channels/me/${channel.id}/send-verification-code`, {
          body: { callback_url: CALLBACK },
        })
      ).code,
    ).toBe("CANNOT_GET_OWN_USER_WITHOUT_USER");
  });

  it("starts by the primary address as well, as older apps ask for it", async () => {
    const { project } = home;
    const ann = await project.person();
    const ask = (email: string, token?: string) =>
      project.call("POST", "/contact-channels/send-verification-code", {
        token,
        body: { email, callback_url: CALLBACK },
      });
    expect((await ask(ann.email, ann.token)).body).toEqual({ success: true });
    const wrong = await ask("other@example.com", ann.token);
    expect([wrong.status, wrong.code, wrong.body.details]).toEqual([
      400,
      "EMAIL_IS_NOT_PRIMARY_EMAIL",
      { email: "other@example.com", primary_email: ann.email },
    ]);
    expect((await ask("a@localhost", ann.token)).code).toBe("SCHEMA_ERROR");
    expect((await ask(ann.email)).code).toBe("SCHEMA_ERROR");
    await project.as(ann, "POST", "/contact-channels/verify", {
      code: await project.codeFor(ann.email),
    });
    expect((await project.as(ann, "GET", "/users/me")).body.primary_email_verified).toBe(true);
    expect((await ask(ann.email, ann.token)).code).toBe("EMAIL_ALREADY_VERIFIED");
  });
});
