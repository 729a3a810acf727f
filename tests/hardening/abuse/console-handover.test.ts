import { HEADERS, OTHER_HEADER_NAMES } from "@stackkit/next/protocol/internal";
import { expect, it } from "vitest";
import { newEmail } from "../../support/addresses.js";
import { consoleOf, type TestAdministrator } from "../../support/console.js";
import { serveTestProject, TestClock } from "../../support/service.js";
import { countCases, describeSuite } from "../support.js";

const MINUTE = 60_000;
const BCRYPT = "$2b$04$abcdefghijklmnopqrstuuFxqAlJ8sVUk0vV9p8oFjXqPz0m1nWbe";

const clock = new TestClock();
const project = serveTestProject({}, { port: 0, clock, mcp: true });

const { call, administrator, newAgentKey, callTool } = consoleOf(() => project, clock);

/** What gives someone else an account, its codes, or the proof of who enters. */
const handovers = (userId: string, channelId: string) =>
  [
    ["PATCH", `users/${userId}`, "users_update", { password_hash: BCRYPT }],
    ["PATCH", `users/${userId}`, "users_update", { password: "another long password" }],
    ["PATCH", `users/${userId}`, "users_update", { primary_email_verified: true }],
    ["PATCH", `users/${userId}`, "users_update", { primary_email_auth_enabled: true }],
    ["PATCH", `users/${userId}`, "users_update", { otp_auth_enabled: true }],
    ["PATCH", `users/${userId}`, "users_update", { passkey_auth_enabled: false }],
    ["PATCH", `users/${userId}`, "users_update", { totp_secret_base64: null }],
    ["DELETE", `users/${userId}/passkeys/one`, "passkeys_delete", undefined],
    ["DELETE", `connected-accounts/${userId}/google`, "connected_accounts_disconnect", undefined],
    [
      "POST",
      "contact-channels",
      "contact_channels_create",
      { value: newEmail(), type: "email", used_for_auth: true, is_verified: true },
    ],
    [
      "PATCH",
      `contact-channels/${userId}/${channelId}`,
      "contact_channels_update",
      { value: newEmail(), is_verified: true },
    ],
    [
      "POST",
      "users",
      "users_create",
      { primary_email: newEmail(), primary_email_verified: true, password_hash: BCRYPT },
    ],
    [
      "PATCH",
      "projects/current",
      "projects_update",
      { config: { domains: [{ domain: "https://evil.example", handler_path: "/" }] } },
    ],
    [
      "PATCH",
      "projects/current",
      "projects_update",
      { config: { email_config: { type: "shared" } } },
    ],
    ["PATCH", "projects/current", "projects_update", { config: { oauth_providers: [] } }],
    ["PATCH", "projects/current", "projects_update", { config: { sign_up_enabled: true } }],
    ["PATCH", "projects/current", "projects_update", { config: { sign_up_allow_list: [] } }],
    ["PATCH", "projects/current", "projects_update", { config: { credential_enabled: true } }],
    [
      "PATCH",
      "projects/current",
      "projects_update",
      { config: { new_device_code_required: false } },
    ],
    [
      "PATCH",
      "email-templates/password_reset",
      "email_templates_update",
      { subject: "{{ passwordResetLink }}" },
    ],
  ] as const;

async function victim() {
  const { userId } = await project.signUp();
  const [channel] = await project.service.context.db
    .selectFrom("contact_channels")
    .select("id")
    .where("user_id", "=", userId)
    .execute();
  return handovers(userId, channel?.id ?? "").map(([method, path, tool, body]) => ({
    method,
    path,
    tool,
    body: tool === "contact_channels_create" ? { ...body, user_id: userId } : body,
    params: {
      ...(path.includes(userId) && { user_id: userId }),
      ...(tool === "passkeys_delete" && { passkey_id: "one" }),
      ...(tool === "connected_accounts_disconnect" && { provider_id: "google" }),
      ...(path.startsWith("contact-channels/") && { contact_channel_id: channel?.id }),
      ...(path.startsWith("email-templates/") && { type: "password_reset" }),
    },
  }));
}

describeSuite(
  "abuse: console",
  "Handing accounts over by an agent or a console left open, and posing as a server there",
  () => {
    it("A37: an agent hands no account, code or proof to anyone", async () => {
      const { cookie } = await administrator("admin");
      const key = await newAgentKey(cookie);
      const calls = await victim();
      countCases(calls.length);
      for (const { tool, params, body } of calls)
        expect(
          (await callTool(key, tool, { ...params, ...body })).text,
          JSON.stringify(body),
        ).toContain("needs a fresh sign-in");
    });

    it("A37: a console that was left open hands nothing over either", async () => {
      const { cookie } = await administrator("owner");
      const calls = await victim();
      countCases(calls.length);
      clock.advance(10 * MINUTE);
      for (const { method, path, body } of calls)
        expect(
          (await call(`api/v1/${path}`, { method, cookie, body })).text,
          JSON.stringify(body),
        ).toContain("fresh_session_required");
      const id = calls[0]?.params.user_id;
      const renamed = { method: "PATCH", cookie, body: { display_name: "Ada" } };
      expect((await call(`api/v1/users/${id}`, renamed)).status).toBe(200);
      expect((await call("api/v1/projects/current", renamed)).status).toBe(200);
    });

    it("A54: neither an agent nor a console that was left open gives rights in the whole app", async () => {
      const { cookie } = await administrator("admin");
      const key = await newAgentKey(cookie);
      const { userId } = await project.signUp();
      const definition = { id: "editor", contained_permission_ids: ["$delete_team"] };
      const ofMembers = { contained_permission_ids: ["$delete_team"] };
      const role = { id: "boss", display_name: "Boss", permission_ids: ["$delete_team"] };
      const defaults = { config: { team_member_default_permissions: [{ id: "admin" }] } };
      const calls = [
        ["POST", "team-permission-definitions", "team_permission_definitions_create", definition],
        ["PATCH", "team-permission-definitions/member", "", ofMembers],
        ["DELETE", "team-permission-definitions/member", "", undefined],
        ["POST", "project-permission-definitions", "", { id: "editor" }],
        ["POST", `project-permissions/${userId}/editor`, "", {}],
        ["POST", "team-roles", "team_roles_create", role],
        ["PATCH", "projects/current", "projects_update", defaults],
      ] as const;
      countCases(calls.length);
      clock.advance(10 * MINUTE);
      for (const [method, path, tool, body] of calls) {
        const answer = await call(`api/v1/${path}`, { method, cookie, body });
        expect(answer.text, path).toContain("fresh_session_required");
        if (tool)
          expect((await callTool(key, tool, { ...body })).text, tool).toContain(
            "needs a fresh sign-in",
          );
      }
    });

    it("A58: neither of them opens the app to guests, or teams by invitations and domains", async () => {
      const { cookie } = await administrator("admin");
      const key = await newAgentKey(cookie);
      const settings = [
        { anonymous_sign_up_enabled: true },
        { invitation_requires_matching_email: false },
        { team_domains_enabled: true },
      ];
      countCases(2 * settings.length);
      clock.advance(10 * MINUTE);
      for (const config of settings) {
        const sent = { method: "PATCH", cookie, body: { config } };
        const answer = await call("api/v1/projects/current", sent);
        expect(answer.text).toContain("fresh_session_required");
        const { text } = await callTool(key, "projects_update", { config });
        expect(text).toContain("needs a fresh sign-in");
      }
    });

    it("A55: metadata make no owner of projects at a console left open, nor unheard", async () => {
      const { cookie, id } = await administrator("owner", "*");
      const { email } = await administrator("owner", "*");
      const of = "internal";
      const body = { server_metadata: { managedProjectIds: [project.id] } };
      const draft = { ...body, primary_email: newEmail(), primary_email_verified: true };
      const update = (sent: object) =>
        call(`api/v1/users/${id}`, { method: "PATCH", cookie, of, body: sent });
      const factsTo = () =>
        project.service.context.db
          .selectFrom("mails")
          .select("subject")
          .where("recipient", "=", email)
          .where("subject", "like", "%which projects a user owns%")
          .execute();
      expect((await update(body)).status).toBe(200);
      expect(await factsTo()).toHaveLength(1);
      clock.advance(10 * MINUTE);
      expect((await update(body)).text).toContain("fresh_session_required");
      const creation = await call("api/v1/users", { method: "POST", cookie, of, body: draft });
      expect(creation.text).toContain("fresh_session_required");
      expect((await update({ display_name: "Ada" })).status).toBe(200);
      expect(await factsTo()).toHaveLength(1);
      countCases(3);
    });

    it("A38: an agent signs out no crowd, and resumes no job that was stopped", async () => {
      const { cookie } = await administrator("admin");
      const key = await newAgentKey(cookie);
      const { userId } = await project.signUp();
      for (const kind of ["end-sessions", "delete", "export", "export-audit"]) {
        const started = await callTool(key, "jobs_create", { kind, filter: `query=${userId}` });
        expect(started.text).toContain("needs a fresh sign-in");
      }
      const make = { method: "POST", cookie, body: { kind: "delete", user_ids: [userId] } };
      const { id } = JSON.parse((await call("api/v1/internal/jobs", make)).text);
      const change = async (state: string) =>
        (await callTool(key, "jobs_update", { job_id: id, state })).text;
      expect(await change("running")).toContain("needs a fresh sign-in");
      expect(await change("paused")).not.toContain("needs a fresh sign-in");
      countCases(6);
    });

    it("A48: no admin gets a key that may do what owners alone may", async () => {
      const keys = (has_super_secret_admin_key: boolean) => ({
        description: "For the app",
        expires_at_millis: clock.now() + MINUTE,
        has_publishable_client_key: true,
        has_secret_server_key: true,
        has_super_secret_admin_key,
      });
      const make = async ({ cookie }: TestAdministrator, isOfAdmin: boolean) =>
        call("api/v1/internal/api-keys", { method: "POST", cookie, body: keys(isOfAdmin) });
      const admin = await administrator("admin");
      expect((await make(admin, true)).text).toContain("needs the role owner");
      expect((await make(admin, false)).status).toBe(200);
      expect((await make(await administrator("owner"), true)).status).toBe(200);
      countCases(3);
    });

    it("E26: no caller passes for a server there, whose network no limit counts", async () => {
      const password = { email: newEmail(), password: "a guess of many" };
      const paths = [
        ["console/session", undefined],
        ["console/setup/check", { token: "x" }],
        ["console/setup", { token: "x", ...password }],
        ["console/invitation/check", { token: "x" }],
        ["console/account/v1/auth/password/sign-in", password],
        ["console/api/v1/users", undefined],
        ["console/api/picture?url=https://example.com/", undefined],
        ["console/mail-preview", { sealed: "x" }],
        ["console/", undefined],
        ["mcp", { jsonrpc: "2.0", id: 1, method: "ping" }],
      ] as const;
      const names = [HEADERS.accessType, OTHER_HEADER_NAMES[HEADERS.accessType]];
      const levels = ["server", "admin", "client"];
      countCases(paths.length * names.length * levels.length);
      for (const [path, body] of paths)
        for (const name of names)
          for (const level of levels) {
            const method = body ? "POST" : "GET";
            const at = { method, body, headers: { [name]: level } };
            const answer = await call(`../${path}`, at);
            expect(answer.status, `${path} ${name} ${level}`).toBe(400);
            expect(answer.text, path).toContain("no access type");
          }
    });
  },
);
