import { sql } from "kysely";
import { expect, it } from "vitest";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { peopledProject } from "../../support/people.js";
import { describeSuite } from "../support.js";

const home = peopledProject({ createTeamOnSignUp: false });

/** Runs `work` while writes to a table fail. */
async function without<T>(table: "audit" | "mails", work: () => Promise<T>): Promise<T> {
  const { db } = home.project.service.context;
  await sql`alter table ${sql.table(table)} rename to set_aside`.execute(db);
  try {
    return await work();
  } finally {
    await sql`alter table set_aside rename to ${sql.table(table)}`.execute(db);
  }
}

const teamNames = async () =>
  (await home.project.server("GET", "/teams")).body.items.map(
    (team: { display_name: string }) => team.display_name,
  );
const auditOf = (subject: string) =>
  home.project.service.context.db
    .selectFrom("audit")
    .selectAll()
    .where("subject", "=", subject)
    .execute();

describeSuite(
  "faults: one transaction",
  "changes whose audit entry or mail can't be written",
  () => {
    it("D30: a change without its audit entry doesn't happen", async () => {
      const refused = await without("audit", () =>
        home.project.server("POST", "/teams", { display_name: "Unaudited" }),
      );
      expect(refused.status).toBeGreaterThanOrEqual(500);
      expect(await teamNames()).not.toContain("Unaudited");
      expect(
        (await home.project.server("POST", "/teams", { display_name: "Audited" })).status,
      ).toBe(201);
      expect(await teamNames()).toContain("Audited");
    });

    it("D30: each audited change has exactly one entry, whether it needs a transaction or not", async () => {
      const user = await home.project.user();
      await home.project.server("PATCH", `/users/${user.id}`, { display_name: "Ada" });
      await home.project.server("DELETE", `/users/${user.id}`);
      expect(
        (await auditOf(`/users/${user.id}`)).map(({ operation }) => operation).toSorted(),
      ).toEqual(["DELETE /users/{user_id}", "PATCH /users/{user_id}"]);
      await home.project.server("PATCH", `/users/${user.id}`, { display_name: "Nobody" });
      expect(await auditOf(`/users/${user.id}`)).toHaveLength(2);
    });

    it("D30: a sign-up without its verification mail doesn't happen, and its mail is there with the answer", async () => {
      const email = newEmail();
      const signUp = () =>
        home.project.call("POST", "/auth/password/sign-up", {
          body: { email, password: "correct horse battery", verification_callback_url: CALLBACK },
        });
      expect((await without("mails", signUp)).status).toBeGreaterThanOrEqual(500);
      expect((await home.project.server("GET", `/users?query=${email}`)).body.items).toEqual([]);
      expect((await signUp()).status).toBe(200);
      expect(await home.project.mailsTo(email)).toHaveLength(1);
    });
  },
);
