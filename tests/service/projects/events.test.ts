import { beforeAll, describe, expect, it } from "vitest";
import { eventually } from "../../support/mailbox.js";
import { type Person, peopledProject } from "../../support/people.js";

const home = peopledProject();
const other = peopledProject();
const DAY = 86_400_000;

let ada: Person;
const made: string[] = [];

beforeAll(async () => {
  const { project } = home;
  ada = await project.person({
    primary_email_verified: true,
    password: "correct horse battery",
    display_name: "Ada",
  });
  for (let number = 0; number < 5; number++)
    made.push((await project.user({ display_name: `Person ${number}` })).id);
  project.clock.advance(1000);
  await project.server("PATCH", `/users/${made[0]}`, { display_name: "Renamed" });
  project.clock.advance(1000);
  await project.admin("PATCH", "/projects/current", { display_name: "New name" });
  const attempt = (email: string, password: string) => project.signIn({ email, password });
  await attempt(ada.email, "wrong password");
  await attempt("stranger@mail.example", "wrong password");
  await attempt(ada.email, "correct horse battery");
  // Each instance writes its events a moment later.
  await eventually(async () => {
    project.clock.advance(500);
    const { body } = await project.admin("GET", "/internal/auth-events?type=sign-in");
    const found = body.items.filter(({ method }: { method: string }) => method === "password");
    return found.length === 3 ? true : undefined;
  });
  await other.project.user({ display_name: "Of another project" });
});

const get = async (path: string) => {
  const { status, body } = await home.project.admin("GET", path);
  expect([status, body]).toEqual([200, expect.anything()]);
  return body;
};
const operations = async (query: string): Promise<string[]> =>
  (await get(`/internal/audit?${query}`)).items.map(
    ({ operation }: { operation: string }) => operation,
  );

describe("the audit", () => {
  it("is a list, newest first, with who did what", async () => {
    const { items } = await get("/internal/audit");
    expect(items[0]).toMatchObject({
      level: "admin",
      operation: "PATCH /projects/current",
      actor: { type: "key", id: expect.any(String) },
      user_id: null,
      request_id: expect.any(String),
    });
    expect(items.map(({ at_millis }: { at_millis: number }) => at_millis)).toEqual(
      items
        .map(({ at_millis }: { at_millis: number }) => at_millis)
        .sort((a: number, b: number) => b - a),
    );
  });

  it("is filtered by operation, subject, actor, request and time", async () => {
    const { items } = await get("/internal/audit");
    const [newest] = items;
    expect(await operations("operation=PATCH")).toEqual([
      "PATCH /projects/current",
      "PATCH /users/{user_id}",
    ]);
    expect(await operations(`subject=${made[0]}`)).toEqual(["PATCH /users/{user_id}"]);
    expect(await operations("subject=%25")).toEqual([]);
    expect(await operations(`actor_id=${newest.actor.id}&operation=PATCH`)).toHaveLength(2);
    expect(await operations("actor_id=nobody")).toEqual([]);
    expect(await operations(`request_id=${newest.request_id}`)).toEqual([
      "PATCH /projects/current",
    ]);
    expect(await operations(`since_millis=${newest.at_millis + 1}`)).toEqual([]);
    expect(await operations(`until_millis=${newest.at_millis}`)).not.toContain(
      "PATCH /projects/current",
    );
  });

  it.each(["", "&operation=POST"])("comes in pages (%s)", async (query) => {
    const whole = (await get(`/internal/audit?limit=200${query}`)).items;
    const paged: unknown[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const from: string = cursor && `&cursor=${cursor}`;
      const page: { items: unknown[]; pagination: { next_cursor: string | null } } = await get(
        `/internal/audit?limit=2${query}${from}`,
      );
      paged.push(...page.items);
      cursor = page.pagination.next_cursor;
    }
    expect(paged).toEqual(whole);
    expect(whole.length).toBeGreaterThan(4);
  });

  it("has no entry of another project", async () => {
    const ids = (await get("/internal/audit?limit=200")).items.map(({ id }: { id: string }) => id);
    const foreign = (await other.project.admin("GET", "/internal/audit")).body.items;
    expect(foreign.length).toBeGreaterThan(0);
    for (const { id } of foreign) expect(ids).not.toContain(id);
  });
});

describe("the sign-ins of a project", () => {
  const outcomes = async (query: string) =>
    (await get(`/internal/auth-events?${query}`)).items.map(
      ({ user_id, method, outcome, reason }: Record<string, string | null>) => [
        user_id,
        method,
        outcome,
        reason,
      ],
    );
  const FAILED = "EMAIL_PASSWORD_MISMATCH";

  it("are found by user, by any address, and by what happened", async () => {
    expect((await outcomes("type=sign-in")).length).toBeGreaterThanOrEqual(3);
    expect(await outcomes(`user_id=${ada.userId}&outcome=failed`)).toEqual([
      [ada.userId, "password", "failed", FAILED],
    ]);
    expect(await outcomes("address=Stranger%40mail.example")).toEqual([
      [null, "password", "failed", FAILED],
    ]);
    expect(await outcomes(`reason=${FAILED}`)).toHaveLength(2);
    expect(await outcomes("reason=NOTHING")).toEqual([]);
    const failed = await outcomes("outcome=failed");
    expect(await outcomes("outcome=refused,failed")).toEqual(failed);
    expect(await outcomes("outcome=done,failed")).toHaveLength(
      failed.length + (await outcomes("outcome=done")).length,
    );
    const [{ request_id }] = (await get("/internal/auth-events?outcome=failed")).items;
    expect(await outcomes(`request_id=${request_id}`)).toHaveLength(1);
  });
});

describe("the figures", () => {
  it("count each day by itself", async () => {
    const { project } = home;
    const before = (await get("/internal/figures?days=3")).days;
    expect(before).toHaveLength(3);
    const today = new Date(project.clock.now()).toISOString().slice(0, 10);
    expect(before.at(-1)).toMatchObject({
      date: today,
      sign_ups: 6,
      failures: { EMAIL_PASSWORD_MISMATCH: 2 },
      failed_mails: 0,
      failed_webhooks: 0,
    });
    project.clock.advance(DAY);
    await project.service.context.db
      .insertInto("sent_emails")
      .values({
        id: "mail",
        project_id: project.id,
        recipient: "a@a.example",
        subject: "",
        sender_config: "{}",
        sent_at: project.clock.now(),
        error: "{}",
      })
      .execute();
    const { days, is_partial } = await get("/internal/figures?days=3");
    expect(is_partial).toBe(false);
    expect(days.at(-2)).toEqual(before.at(-1));
    expect(days.at(-1)).toMatchObject({ sign_ups: 0, failures: {}, failed_mails: 1 });
    expect((await get("/internal/figures")).days).toHaveLength(30);
    expect((await get("/internal/figures?days=1000")).days).toHaveLength(90);
  });
});

it.each([
  "audit?cursor=zz",
  "audit?cursor=-1~a",
  "audit?since_millis=x",
  "audit?actor_id=",
  `audit?subject=${"x".repeat(301)}`,
  "auth-events?user_id=zz",
  "auth-events?limit=0",
  "figures?days=0",
])("/internal/%s is refused", async (path) => {
  const { status, code } = await home.project.admin("GET", `/internal/${path}`);
  expect([status, code]).toEqual([400, "SCHEMA_ERROR"]);
});
