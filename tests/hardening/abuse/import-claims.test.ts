import { randomUUID } from "node:crypto";
import { hash as bcryptHash } from "@node-rs/bcrypt";
import { expect, it } from "vitest";
import { importUsers } from "../../../service/src/accounts/import-users.js";
import type { Project } from "../../../service/src/db/tables/project-config.js";
import { findProject } from "../../../service/src/projects/projects.js";
import { newEmail } from "../../support/addresses.js";
import { serveTestProject, TestClock } from "../../support/service.js";
import { describeSuite } from "../support.js";

const PASSWORD = "correct horse battery";
const STRANGERS = "a password of a stranger";

const clock = new TestClock();
const project = serveTestProject({}, { clock });

const draftOf = async (email: string, isVerified = true) => ({
  id: randomUUID(),
  signedUpAt: new Date(clock.now()),
  lastActiveAt: new Date(clock.now()),
  addresses: [{ value: email, isVerified }],
  oauthAccounts: [],
  passwordHash: await bcryptHash(PASSWORD, 4),
});
type Draft = Awaited<ReturnType<typeof draftOf>>;

async function run(...drafts: Draft[]) {
  const { db } = project.service.context;
  const own = (await findProject(db, project.id)) as Project;
  return importUsers(db, own, drafts, clock.now(), false);
}

const signIn = (email: string, password: string) => project.signIn({ email, password });

describeSuite(
  "import",
  "Keeping an imported person out by signing up first, and coming back after being deleted",
  () => {
    it("A40: a verified address of an import ends a stranger's claim, also one in use", async () => {
      const email = newEmail();
      const stranger = await project.signUp(email, STRANGERS);
      const claim = async () => {
        const path = "/contact-channels?user_id=me";
        const { body } = await project.call("GET", path, { token: stranger.accessToken });
        return body.items[0].used_for_auth;
      };
      expect(await claim()).toBe(true);
      const draft = await draftOf(email);
      expect(await run(draft)).toEqual(["imported"]);
      const { status, body } = await signIn(email, PASSWORD);
      expect([status, body.user_id]).toEqual([200, draft.id]);
      expect((await signIn(email, STRANGERS)).code).toBe("EMAIL_PASSWORD_MISMATCH");
      expect(await claim()).toBe(false);
    });

    it("A40: only a verified holder keeps an imported person out", async () => {
      const [claimed, held] = [newEmail(), newEmail()];
      await project.signUp(claimed, STRANGERS);
      const holder = await project.signUp(held, STRANGERS);
      await project.markVerified(holder.userId);
      expect(await run(await draftOf(claimed), await draftOf(held))).toEqual([
        "imported",
        "address-taken",
      ]);
      expect((await signIn(held, STRANGERS)).body.user_id).toBe(holder.userId);
    });

    it("A40: an unverified address of an import ends no claim, and each password opens its own account", async () => {
      const email = newEmail();
      const { userId } = await project.signUp(email, STRANGERS);
      const draft = await draftOf(email, false);
      expect(await run(draft)).toEqual(["imported"]);
      expect((await signIn(email, STRANGERS)).body.user_id).toBe(userId);
      expect((await signIn(email, PASSWORD)).body.user_id).toBe(draft.id);
    });

    it("A40: a second run brings nobody back who deleted their account here", async () => {
      const [gone, staying] = [await draftOf(newEmail()), await draftOf(newEmail())];
      expect(await run(gone, staying)).toEqual(["imported", "imported"]);
      await project.call("DELETE", `/users/${gone.id}`, { level: "server" });
      expect(await run(gone, staying)).toEqual(["deleted", "exists"]);
      const [email = ""] = gone.addresses.map(({ value }) => value);
      expect((await signIn(email, PASSWORD)).status).not.toBe(200);
    });
  },
);
