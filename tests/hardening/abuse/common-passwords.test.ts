import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isCommonPassword } from "../../../service/src/credentials/passwords/is-common-password.js";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { codeIn, mailTo } from "../../support/mailbox.js";
import { serveTestProject } from "../../support/service.js";
import { countCases, describeSuite } from "../support.js";

const GOOD = "an uncommon pass phrase";
/** From the top of lists of leaked passwords, in several spellings. */
const COMMON = ["password", "12345678", "PassWord1", "qwertyuiop", "iloveyou", "11111111"];

const project = serveTestProject();

const signUp = (email: string, password: string) =>
  project.call("POST", "/auth/password/sign-up", {
    body: { email, password, verification_callback_url: CALLBACK },
  });
const signIn = (email: string, password: string) => project.signIn({ email, password });

/** How older clients show the message of an unknown error. */
const REFUSED = {
  status: 400,
  code: "PASSWORD_REQUIREMENTS_NOT_MET",
  body: {
    code: "PASSWORD_REQUIREMENTS_NOT_MET",
    error: "This password is easy to guess or known from a data leak. Choose a different one.",
    details: { reason: "password_too_common" },
  },
};

describeSuite("abuse: weak passwords", "Choosing a password that attackers try first", () => {
  it("A8: is refused at sign-up, and creates no account", async () => {
    for (const password of COMMON) {
      const email = newEmail();
      expect(await signUp(email, password), password).toMatchObject(REFUSED);
      expect((await signUp(email, GOOD)).status).toBe(200);
    }
    countCases(COMMON.length);
  });

  it("A8: is refused for a first password, a changed one and a reset one", async () => {
    const { email, password, accessToken: token } = await project.signUp();
    for (const common of COMMON) {
      const body = { old_password: password, new_password: common };
      const change = await project.call("POST", "/auth/password/update", { token, body });
      expect(change, common).toMatchObject(REFUSED);
    }
    await project.call("POST", "/auth/password/send-reset-code", {
      body: { email, callback_url: CALLBACK },
    });
    const code = codeIn(await mailTo(project, email, "password_reset"));
    const reset = (password: string) =>
      project.call("POST", "/auth/password/reset", { body: { code, password } });
    for (const common of COMMON) expect(await reset(common), common).toMatchObject(REFUSED);
    expect((await signIn(email, password)).status).toBe(200);
    expect((await reset(GOOD)).status).toBe(200);

    const { body: user } = await project.call("POST", "/users", { level: "server", body: {} });
    const session = await project.call("POST", "/auth/sessions", {
      level: "server",
      body: { user_id: user.id },
    });
    const set = (password: string) =>
      project.call("POST", "/auth/password/set", {
        token: session.body.access_token,
        body: { password },
      });
    for (const common of COMMON) expect(await set(common), common).toMatchObject(REFUSED);
    expect((await set(GOOD)).status).toBe(200);
    countCases(3 * COMMON.length);
  });

  it("A8: the own address and the project's name are no passwords", async () => {
    const name = `ada.${randomUUID()}`;
    const email = `${name}@example.com`;
    for (const password of [email, email.toUpperCase(), name, "Test project", "testproject"])
      expect(await signUp(email, password), password).toMatchObject(REFUSED);
    expect((await signUp(email, `${name} and more`)).status).toBe(200);
    countCases(6);
  });

  it("A8: an account that has such a password from before still signs in", async () => {
    const email = newEmail();
    const body = { primary_email: email, primary_email_auth_enabled: true, password: "password1" };
    expect((await project.call("POST", "/users", { level: "server", body })).status).toBe(201);
    expect((await signIn(email, "password1")).status).toBe(200);
  });

  it("A8: the thousand commonest are refused, and a hundred thousand random ones are not", async () => {
    const file = new URL("commonest-passwords.txt", import.meta.url);
    const list = readFileSync(file, "utf8").trim().split("\n");
    expect(list).toHaveLength(1000);
    for (const password of list) expect(await isCommonPassword(password), password).toBe(true);
    let refused = 0;
    for (let at = 0; at < 100_000; at++) {
      const random = createHash("sha512").update(String(at)).digest("base64url");
      if (await isCommonPassword(random)) refused++;
    }
    expect(refused).toBeLessThanOrEqual(5);
    countCases(list.length);
  });
});
