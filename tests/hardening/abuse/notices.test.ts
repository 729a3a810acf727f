import { contactChannels, passwords } from "@stackkit/next/protocol/internal";
import { describe, expect, it } from "vitest";
import { RATE_LIMITS } from "../../../service/src/limits/rate-limit.js";
import { MAX_NOTICES_PER_KIND } from "../../../service/src/users/notice.js";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { peopledProject } from "../../support/people.js";
import { countCases, describeSuite } from "../support.js";

const home = peopledProject({}, { rateLimits: true });
const PASSWORDS = ["the first password", "the second password"] as const;

/** Kinds of browsers, each of which is a new device. */
const USER_AGENTS = ["Windows", "Macintosh", "Android", "iPhone", "Linux", "CrOS"].flatMap(
  (system) =>
    ["Firefox/140.0", "Chrome/143.0"].map((browser) => `Mozilla/5.0 (${system}) ${browser}`),
);

describeSuite(
  "notices",
  "Sending people mails that they did not ask for, with words of the sender's own",
  () => {
    const changePassword = async (token: string, from: number) => {
      const body = { old_password: PASSWORDS[from % 2], new_password: PASSWORDS[(from + 1) % 2] };
      expect((await home.project.call("POST", passwords.update.path, { token, body })).status).toBe(
        200,
      );
    };
    const renew = async (userId: string) =>
      (await home.project.server("POST", "/auth/sessions", { user_id: userId })).body
        .access_token as string;

    it("A3: a change of the account sends no notice to an unverified address", async () => {
      const { project } = home;
      const email = newEmail();
      const { id } = await project.user({
        primary_email: email,
        primary_email_auth_enabled: true,
        password: PASSWORDS[0],
        display_name: "Buy at evil.example",
      });
      await changePassword(await renew(id), 0);
      const token = await renew(id);
      await project.call("PATCH", "/users/me", {
        token,
        body: { totp_secret_base64: Buffer.alloc(20, 5).toString("base64") },
      });
      const verified = await project.person({
        password: PASSWORDS[0],
        primary_email_verified: true,
      });
      await changePassword(verified.token, 0);
      await expect
        .poll(async () => (await project.mailsTo(verified.email)).map(({ kind }) => kind))
        .toEqual(["password_changed"]);
      expect(await project.mailsTo(email)).toEqual([]);
    });

    it("A3: a mail that verifies an address has no words of an account that proved none", async () => {
      const { project } = home;
      const words = "Buy at evil.example";
      const toStranger = newEmail();
      const { body } = await project.call("POST", passwords.signUp.path, {
        body: {
          email: toStranger,
          password: PASSWORDS[0],
          display_name: words,
          verification_callback_url: CALLBACK,
        },
      });
      const verify = async (token: string, fields: object) => {
        const added = await project.call("POST", contactChannels.create.path, {
          token,
          body: { user_id: "me", type: "email", used_for_auth: false, ...fields },
        });
        const path = `/contact-channels/me/${added.body.id}/send-verification-code`;
        const sent = await project.call("POST", path, { token, body: { callback_url: CALLBACK } });
        expect(sent.status).toBe(200);
      };
      const further = newEmail();
      await verify(body.access_token, { value: further });
      const proved = await project.person({ primary_email_verified: true, display_name: "Ann" });
      const own = newEmail();
      await verify(proved.token, { value: own });
      const textTo = (address: string) =>
        expect.poll(async () => (await project.mailsTo(address)).map(({ text }) => text).join());
      for (const address of [toStranger, further]) {
        await textTo(address).toContain("code=");
        await textTo(address).not.toContain("evil.example");
      }
      await textTo(own).toContain("Ann");
      countCases(3);
    });

    it("A3: notices of new devices to a verified address are limited", async () => {
      const { project } = home;
      const { email } = await project.person({
        password: PASSWORDS[0],
        primary_email_verified: true,
      });
      const signIns = MAX_NOTICES_PER_KIND + 4;
      for (let i = 0; i < signIns; i++)
        await project.signIn(
          { email, password: PASSWORDS[0] },
          { "user-agent": USER_AGENTS[i % USER_AGENTS.length] ?? "" },
        );
      countCases(signIns);
      const kinds = (await project.mailsTo(email)).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === "new_device")).toHaveLength(MAX_NOTICES_PER_KIND);
    });

    it("A3: names in mails are one line of at most 100 characters", async () => {
      const { project } = home;
      const display_name = `Ann\r\n\r\nYour account is blocked. ${"Pay now. ".repeat(18)}`;
      const ann = await project.person({
        display_name,
        password: PASSWORDS[0],
        primary_email_verified: true,
      });
      const team = await project.team(ann, { display_name });
      const guest = newEmail();
      await project.as(ann, "POST", "/team-invitations/send-code", {
        team_id: team,
        email: guest,
        callback_url: CALLBACK,
      });
      await changePassword(ann.token, 0);
      for (const address of [guest, ann.email]) {
        await expect.poll(async () => (await project.mailsTo(address)).length).toBeGreaterThan(0);
        const [mail] = await project.mailsTo(address);
        const words = mail?.text ?? "";
        expect(words).toContain("Ann Your account is blocked.");
        expect(words).not.toContain("Pay now. ".repeat(9));
      }
    });

    it("A3: a client can make only a verified address primary", async () => {
      const { project } = home;
      const ann = await project.person({ primary_email_verified: true });
      const draft = {
        user_id: "me",
        type: "email",
        value: newEmail(),
        used_for_auth: false,
        is_primary: true,
      };
      const { body } = await project.as(ann, "POST", contactChannels.create.path, draft);
      expect(body).toMatchObject({ is_primary: false, is_verified: false });
      const refused = await project.as(ann, "PATCH", `/contact-channels/me/${body.id}`, {
        is_primary: true,
      });
      expect([refused.status, refused.code]).toEqual([400, "EMAIL_NOT_VERIFIED"]);
      expect((await project.as(ann, "GET", "/users/me")).body.primary_email).toBe(ann.email);
    });
  },
);

describeSuite("address oracle", "Learning which addresses have accounts, and taking them", () => {
  const draft = (value: string) => ({ user_id: "me", type: "email", value, used_for_auth: true });

  describe("adding an address", () => {
    it("A4: answers the same whether or not another account signs in with it", async () => {
      const { project } = home;
      const [ann, eve] = [
        await project.person({ primary_email_verified: true }),
        await project.person(),
      ];
      const [taken, free] = [
        await project.as(eve, "POST", contactChannels.create.path, draft(ann.email)),
        await project.as(eve, "POST", contactChannels.create.path, draft(newEmail())),
      ];
      const shape = ({ status, body }: typeof taken) => [status, { ...body, id: "", value: "" }];
      expect(shape(taken)).toEqual(shape(free));
      const signedIn = await project.as(eve, "PATCH", `/contact-channels/me/${free.body.id}`, {
        value: ann.email.replace("@", "+x@"),
      });
      expect(signedIn.status).toBe(200);
    });

    it("A4: tells that the address is another's once it is proved, and changes nothing", async () => {
      const { project } = home;
      const [ann, eve] = [
        await project.person({ primary_email_verified: true }),
        await project.person(),
      ];
      const { body } = await project.as(eve, "POST", contactChannels.create.path, draft(ann.email));
      await project.as(eve, "POST", `/contact-channels/me/${body.id}/send-verification-code`, {
        callback_url: CALLBACK,
      });
      const refused = await project.as(eve, "POST", contactChannels.verify.path, {
        code: await project.codeFor(ann.email),
      });
      expect([refused.status, refused.code]).toEqual([
        409,
        "CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE",
      ]);
      expect(
        (await project.as(eve, "GET", `/contact-channels/me/${body.id}`)).body.is_verified,
      ).toBe(false);
      expect((await project.as(ann, "GET", "/users/me")).body).toMatchObject({
        primary_email: ann.email,
        primary_email_verified: true,
      });
    });

    it("A4: is limited for an account", async () => {
      const { project } = home;
      const eve = await project.person();
      const most = RATE_LIMITS.address.perAccount;
      const statuses: number[] = [];
      for (let i = 0; i < most + 3; i++)
        statuses.push(
          (await project.as(eve, "POST", contactChannels.create.path, draft(newEmail()))).status,
        );
      countCases(statuses.length);
      expect(statuses.filter((status) => status === 201)).toHaveLength(most);
      expect(statuses.slice(most)).toEqual([429, 429, 429]);
    });
  });
});
