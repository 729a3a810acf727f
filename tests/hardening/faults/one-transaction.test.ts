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

    it("D30: nor is a key made, settings or a choice changed, something ended, or an export handed out", async () => {
      const { project } = home;
      const read = async (path: string) => (await project.admin("GET", path)).body;
      const person = await project.person();
      const team = await project.team(person);
      const invitation = { team_id: team, email: newEmail(), callback_url: CALLBACK };
      await project.server("POST", "/team-invitations/send-code", invitation);
      const [{ id: invited }] = (await read(`/team-invitations?team_id=${team}`)).items;
      const [{ id: session }] = (await read(`/auth/sessions?user_id=${person.userId}`)).items;
      const everyone = { kind: "export", everyone: true };
      const { id: job } = (await project.admin("POST", "/internal/jobs", everyone)).body;
      await expect.poll(async () => (await read(`/internal/jobs/${job}`)).state).toBe("done");
      const type = "magic_link" as const;
      await project.service.context.db
        .insertInto("email_templates")
        .values({ project_id: project.id, type, subject: "Unaudited", content: "{}" })
        .execute();
      const keys = {
        description: "unaudited",
        expires_at_millis: project.clock.now() + 60_000,
        has_publishable_client_key: false,
        has_secret_server_key: false,
        has_super_secret_admin_key: true,
      };
      const preferences = `/emails/notification-preference/${person.userId}`;
      const state = async () => [
        (await read("/internal/api-keys")).items.length,
        (await read("/projects/current")).display_name,
        (await read("/email-templates/magic_link")).subject,
        (await read(preferences)).items,
        (await read(`/team-invitations?team_id=${team}`)).items.length,
        (await read(`/auth/sessions?user_id=${person.userId}`)).items.length,
      ];
      const before = await state();
      for (const [method, path, body] of [
        ["POST", "/internal/api-keys", keys],
        ["PATCH", "/projects/current", { display_name: "Unaudited" }],
        ["DELETE", "/email-templates/magic_link", undefined],
        ["PATCH", `${preferences}/marketing`, { enabled: false }],
        ["DELETE", `/team-invitations/${invited}?team_id=${team}`, undefined],
        ["DELETE", `/auth/sessions/${session}?user_id=${person.userId}`, undefined],
        ["POST", `/internal/jobs/${job}/link`, {}],
      ] as const) {
        const { status } = await without("audit", () => project.admin(method, path, body));
        expect(status, path).toBeGreaterThanOrEqual(500);
      }
      expect(await state()).toEqual(before);
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
