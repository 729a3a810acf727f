import { hash as bcryptHash } from "@node-rs/bcrypt";
import { expect, it } from "vitest";
import { isImported } from "../../../service/src/users/credentials.js";
import { newEmail } from "../../support/addresses.js";
import { startTestProject } from "../../support/service.js";
import { countCases, describeSuite } from "../support.js";

describeSuite(
  "limits: imported hashes",
  "Telling from a comparison's time who has an account",
  () => {
    it("E9: after an import, a wrong password costs the same with and without an account", async () => {
      const project = await startTestProject({}, {}, 1);
      await using service = project.service;
      const { passwordHasher } = service.context;
      let kinds: string[] = [];
      Object.assign(passwordHasher, {
        verify: new Proxy(passwordHasher.verify, {
          apply(target, self, given: Parameters<typeof passwordHasher.verify>) {
            kinds.push(given[2] !== null && isImported(given[2]) ? "imported" : "own");
            return Reflect.apply(target, self, given);
          },
        }),
      });
      const own = await project.signUp();
      const comparedFor = async (email: string) => {
        kinds = [];
        const { code } = await project.call("POST", "/auth/password/sign-in", {
          body: { email, password: "a wrong password" },
        });
        expect(code).toBe("EMAIL_PASSWORD_MISMATCH");
        return kinds.sort();
      };
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
      const signedIn = await project.call("POST", "/auth/password/sign-in", {
        body: { email: imported, password },
      });
      expect(signedIn.status).toBe(200);
      for (const email of [own.email, imported, newEmail()])
        expect(await comparedFor(email), email).toEqual(["own"]);
      countCases(9);
    });
  },
);
