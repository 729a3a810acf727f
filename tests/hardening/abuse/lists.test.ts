import { randomUUID } from "node:crypto";
import { API_PATH, HEADERS, KEY_HEADERS } from "@stackkit/next/protocol";
import { expect, it } from "vitest";
import { insertMany } from "../../support/insert-many.js";
import { KEYS, serveTestProject, startTestProject } from "../../support/service.js";
import { describeSuite } from "../support.js";

const project = serveTestProject();

/** Reads a streamed list. Returns the number of chunks and the items. */
async function listOf(path: string): Promise<{
  pieces: number;
  body: { items: Record<string, unknown>[]; pagination?: { next_cursor: string | null } };
}> {
  const headers = {
    [HEADERS.projectId]: project.id,
    [HEADERS.accessType]: "server",
    [KEY_HEADERS.server]: KEYS(project.id).server,
  };
  const response = await project.service.fetch(
    new Request(`http://service.test${API_PATH}${path}`, { headers }),
  );
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  const decoder = new TextDecoder();
  let pieces = 0;
  let text = "";
  for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
    pieces++;
    text += decoder.decode(piece, { stream: true });
  }
  return { pieces, body: JSON.parse(text) };
}

const idsFrom = (count: number) => Array.from({ length: count }, randomUUID);
const noData = {
  client_metadata: "null",
  client_read_only_metadata: "null",
  server_metadata: "null",
  profile_image_url: null,
};

describeSuite(
  "abuse",
  "What attackers did to accounts, notices, lists and memory, one by one.",
  () => {
    it("C18: many teams with large pictures are sent piece by piece, all of them once and in their order", async () => {
      const { userId } = await project.signUp();
      const ids = idsFrom(170);
      const picture = `data:image/png;base64,${"A".repeat(100_000)}`;
      const team = {
        project_id: project.id,
        display_name: "Crew",
        ...noData,
        profile_image_url: picture,
      };
      await insertMany(
        project.service.context.db,
        "teams",
        ids.map((id, i) => ({ ...team, id, created_at: Math.floor(i / 7) })),
      );
      await insertMany(
        project.service.context.db,
        "memberships",
        ids.map((team_id) => ({
          project_id: project.id,
          team_id,
          user_id: userId,
          display_name: null,
          profile_image_url: null,
          created_at: 1,
        })),
      );
      const expected = ids
        .map((id, i) => ({ id, at: Math.floor(i / 7) }))
        .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
      for (const path of [`/teams?user_id=${userId}`, "/teams"]) {
        const { pieces, body } = await listOf(path);
        expect(pieces).toBeGreaterThan(2);
        expect(body.items.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      }
      const profiles = await listOf(`/team-member-profiles?user_id=${userId}`);
      expect(profiles.pieces).toBeGreaterThan(2);
      expect(new Set(profiles.body.items.map(({ team_id }) => team_id))).toEqual(new Set(ids));
    });

    it("C18: other requests are answered while a long list is sent", async () => {
      const headers = {
        [HEADERS.projectId]: project.id,
        [HEADERS.accessType]: "server",
        [KEY_HEADERS.server]: KEYS(project.id).server,
      };
      const response = await project.service.fetch(
        new Request(`http://service.test${API_PATH}/teams`, { headers }),
      );
      const reader = (response.body as ReadableStream<Uint8Array>).getReader();
      expect((await reader.read()).done).toBe(false);
      expect((await project.call("GET", "/projects/current")).status).toBe(200);
      expect((await reader.read()).done).toBe(false);
      await reader.cancel();
      expect((await project.call("GET", "/projects/current")).status).toBe(200);
    });

    it("C18: users come in one answer without a limit, and in pages of any size with one", async () => {
      const ids = idsFrom(120).sort();
      const other = await startTestProject({}, { databaseUrl: undefined });
      const at = (id: string) => ({
        project_id: other.id,
        id,
        display_name: null,
        ...noData,
        signed_up_at: 1,
        last_active_at: 1,
      });
      const rest = {
        password_hash: null,
        otp_auth_enabled: 0,
        totp_secret: null,
        requires_totp: 0,
        totp_last_step: null,
        is_anonymous: 0,
        selected_team_id: null,
        locale: null,
        search_text: "",
      };
      for (const id of ids) {
        await other.service.context.db
          .insertInto("users")
          .values({ ...at(id), ...rest } as never)
          .execute();
      }
      const users = async (query: string) =>
        (await other.call("GET", `/users${query}`, { level: "server" })).body;
      const all = await users("");
      expect(all.items.map(({ id }: { id: string }) => id)).toEqual(ids);
      expect(all.pagination).toEqual({ next_cursor: null });
      const page = await users("?limit=110");
      expect(page.items.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 110));
      expect(page.pagination).toEqual({ next_cursor: ids[110] });
      expect((await users(`?limit=110&cursor=${ids[110]}`)).items).toHaveLength(10);
      await other.service.stop();
    });

    it("C18: permissions of one member stay together where a batch ends between them", async () => {
      const teamId = randomUUID();
      const userIds = idsFrom(700).sort();
      const rows = userIds.flatMap((user_id) =>
        ["a", "b", "c"].map((permission_id) => ({
          project_id: project.id,
          team_id: teamId,
          user_id,
          permission_id,
        })),
      );
      await insertMany(project.service.context.db, "team_permissions", rows);
      const { pieces, body } = await listOf(`/team-permissions?team_id=${teamId}&recursive=true`);
      expect(pieces).toBeGreaterThan(1);
      expect(body.items).toEqual(
        rows.map(({ team_id, user_id, permission_id }) => ({
          id: permission_id,
          user_id,
          team_id,
        })),
      );
    });
  },
);
