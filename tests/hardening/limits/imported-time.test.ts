import { hash as bcryptHash } from "@node-rs/bcrypt";
import { oneTimeCodes } from "@stackkit/next/protocol/internal";
import { expect, it } from "vitest";
import { isImported } from "../../../service/src/users/credentials.js";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { codeIn, mailTo } from "../../support/mailbox.js";
import { startTestProject } from "../../support/service.js";
import { proveElsewhere } from "../../support/suspended-account.js";
import { countCases, describeSuite } from "../support.js";

/** A project whose comparisons of a wrong password are counted, by the kind of hash. */
async function startCounted() {
  const project = await startTestProject({}, {}, 1);
  const { passwordHasher } = project.service.context;
  let kinds: string[] = [];
  Object.assign(passwordHasher, {
    verify: new Proxy(passwordHasher.verify, {
      apply(target, self, given: Parameters<typeof passwordHasher.verify>) {
        kinds.push(given[2] !== null && isImported(given[2]) ? "imported" : "own");
        return Reflect.apply(target, self, given);
      },
    }),
  });
  const comparedFor = async (email: string) => {
    kinds = [];
    const { code } = await project.signIn({ email, password: "a wrong password" });
    expect(code).toBe("EMAIL_PASSWORD_MISMATCH");
    return kinds.sort();
  };
  return { project, comparedFor, [Symbol.asyncDispose]: () => project.service.stop() };
}

describeSuite(
  "limits: imported hashes",
  "Telling from a comparison's time who has an account",
  () => {
    it("E9: after an import, a wrong password costs the same with and without an account", async () => {
      await using counted = await startCounted();
      const { project, comparedFor } = counted;
      const own = await project.signUp();
      expect(await comparedFor(own.email)).toEqual(["own"]);
      expect(await comparedFor(newEmail())).toEqual(["own"]);
      const imported = newEmail();
      const password = "correct horse battery";
      await project.call("POST", "/users", {
        level: "server",
        body: {
          primary_email: imported,
          primary_email_auth_enabled: true,
          primary_email_verified: true,
          password_hash: await bcryptHash(password, 4),
        },
      });
      for (const email of [own.email, imported, newEmail()])
        expect(await comparedFor(email), email).toEqual(["imported", "own"]);
      // The last imported hash is replaced at its sign-in.
      const signedIn = await project.signIn({ email: imported, password });
      expect(signedIn.status).toBe(200);
      for (const email of [own.email, imported, newEmail()])
        expect(await comparedFor(email), email).toEqual(["own"]);
      countCases(9);
    });

    it("E9: a wrong password costs the same if the account's own is suspended", async () => {
      await using counted = await startCounted();
      const { project, comparedFor } = counted;
      const suspended = await proveElsewhere(project);
      const own = await project.signUp();
      for (const email of [suspended.email, own.email, newEmail()])
        expect(await comparedFor(email), email).toEqual(["own"]);
      // An import whose address is not verified is suspended with its hash.
      const imported = newEmail();
      const { body } = await project.call("POST", "/users", {
        level: "server",
        body: {
          primary_email: imported,
          primary_email_auth_enabled: true,
          password_hash: await bcryptHash("correct horse battery", 4),
        },
      });
      await project.call("POST", oneTimeCodes.send.path, {
        body: { email: imported, callback_url: CALLBACK },
      });
      const code = codeIn(await mailTo(project, imported, "magic_link"));
      const opened = await project.call("POST", oneTimeCodes.signIn.path, {
        body: { code, account: body.id },
      });
      expect(opened.status).toBe(200);
      for (const email of [imported, suspended.email, own.email, newEmail()])
        expect(await comparedFor(email), email).toEqual(["imported", "own"]);
      countCases(7);
    });
  },
);
