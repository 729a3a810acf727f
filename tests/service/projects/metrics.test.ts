import { describe, expect, it } from "vitest";
import { serveTestProject, TestClock } from "../../support/service.js";
import { Visitor } from "../../support/visitor.js";

const DAY = 86_400_000;
const clock = new TestClock();
const project = serveTestProject(
  { oauthProviders: [{ id: "google", enabled: true, type: "shared" }] },
  { clock },
);

const read = async () => (await project.call("GET", "/internal/metrics", { level: "admin" })).body;
const sum = (series: { activity: number }[]) =>
  series.reduce((total, { activity }) => total + activity, 0);

describe("metrics", () => {
  it("of an empty project are 31 days of nothing, today last", async () => {
    const body = await read();
    for (const series of [body.daily_users, body.daily_active_users]) {
      expect(series).toHaveLength(31);
      expect(series.at(-1)).toEqual({ date: "2026-01-15", activity: 0 });
      expect(series[0].date).toBe("2025-12-16");
    }
    expect(body).toMatchObject({
      total_users: 0,
      users_by_country: {},
      recently_registered: [],
      recently_active: [],
      login_methods: [],
    });
  });

  it("count sign-ups and active users by day, in UTC", async () => {
    await project.signUp();
    await project.signUp();
    clock.advance(DAY);
    const { email, password, userId } = await project.signUp();
    await project.signIn({ email, password });
    const body = await read();
    expect(body.total_users).toBe(3);
    expect(body.daily_users.slice(-2)).toEqual([
      { date: "2026-01-15", activity: 2 },
      { date: "2026-01-16", activity: 1 },
    ]);
    expect(
      body.daily_active_users.slice(-2).map(({ activity }: { activity: number }) => activity),
    ).toEqual([2, 1]);
    expect(body.recently_registered[0]).toMatchObject({ id: userId, server_metadata: null });
    expect(body.recently_active[0].id).toBe(userId);
  });

  it("count the ways in which users sign in", async () => {
    const visitor = new Visitor(project);
    await visitor.exchange(await visitor.signIn("google", { email: "metrics@example.com" }));
    expect((await read()).login_methods).toEqual([
      { method: "password", count: 3 },
      { method: "google", count: 1 },
    ]);
  });

  it("count each user once, in the country where they were last seen", async () => {
    const { db } = project.service.context;
    const users = await db
      .selectFrom("users")
      .select("id")
      .where("project_id", "=", project.id)
      .orderBy("signed_up_at")
      .execute();
    const seen = (day: string, country: string | null, at: number) => ({
      project_id: project.id,
      day,
      user_id: users[at]?.id as string,
      country,
    });
    await db
      .insertInto("activity")
      .values([
        seen("2026-01-10", "CH", 0),
        seen("2026-01-11", "DE", 0),
        seen("2026-01-12", null, 0),
        seen("2026-01-10", "CH", 1),
        seen("2025-01-01", "FR", 2),
      ])
      .execute();
    expect((await read()).users_by_country).toEqual({ DE: 1, CH: 1 });
  });

  it("list five users at most", async () => {
    for (let times = 0; times < 4; times++) await project.signUp();
    const body = await read();
    expect([body.recently_registered.length, body.recently_active.length]).toEqual([5, 5]);
  });

  it("forget days that are too long ago", async () => {
    clock.advance(40 * DAY);
    const body = await read();
    expect([sum(body.daily_users), sum(body.daily_active_users)]).toEqual([0, 0]);
    expect(body.total_users).toBeGreaterThan(0);
  });

  it("are for administrators only", async () => {
    for (const level of ["client", "server"] as const)
      expect((await project.call("GET", "/internal/metrics", { level })).code).toBe(
        "INSUFFICIENT_ACCESS_TYPE",
      );
  });
});
