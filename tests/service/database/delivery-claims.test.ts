import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Lanes } from "../../../service/src/core/lanes.js";
import { createDeliveries } from "../../../service/src/events/deliveries.js";
import { insertDeliveries } from "../../../service/src/events/deliveries-table.js";
import { APP } from "../../../service/src/events/emit-event.js";
import { UNKNOWN_ID } from "../../support/people.js";
import { startTestProject, TestClock, type TestProject } from "../../support/service.js";

const DAY = 24 * 3_600_000;

/** Events that the receiver has, with what it answers to each. */
let received: { readonly data: unknown; accept: () => void; refuse: () => void }[] = [];
let clock: TestClock;
let project: TestProject;
/** The queue of another instance. */
let other: Lanes;

beforeEach(async () => {
  received = [];
  clock = new TestClock();
  const config = {
    clock,
    onEvent: ({ data }: { readonly data: unknown }) =>
      new Promise<void>((accept, reject) => {
        received.push({ data, accept, refuse: () => reject(new Error("busy")) });
      }),
  };
  project = await startTestProject({}, config, 1);
  other = createDeliveries(project.service.context);
});
afterEach(() => project.service.stop());

const admin = (method: string, path: string, body?: object) =>
  project.call(method, `/internal/webhook-${path}`, { level: "admin", ...(body && { body }) });
const newest = async () => (await admin("GET", "deliveries")).body.items[0];
const bodyOf = async (id: string) => (await admin("GET", `deliveries/${id}`)).body.request;
const attempt = (number: number) =>
  vi.waitFor(() => {
    const call = received[number - 1];
    if (!call) throw new Error(`Attempt ${number} has not begun.`);
    return call;
  });

/** An event of which the service waits for an answer, and that an administrator sends again. */
async function sendTwice() {
  await project.call("POST", "/users", { level: "server", body: { display_name: "Ada" } });
  const first = await attempt(1);
  const { id } = await newest();
  await admin("POST", `deliveries/${id}/resend`, {});
  return { id, first };
}

describe("a delivery that two instances send at once", () => {
  it("stays delivered if the first one arrived and the second one fails", async () => {
    const { id, first } = await sendTwice();
    const drained = other.drain(1);
    const second = await attempt(2);
    first.accept();
    await vi.waitFor(async () => expect(await newest()).toMatchObject({ state: "delivered" }));
    second.refuse();
    await drained;
    expect(await newest()).toMatchObject({ id, state: "delivered", next_attempt_at_millis: null });
    clock.advance(DAY);
    expect(await other.drain(1)).toBe(0);
    expect(received).toHaveLength(2);
  });

  it("stays delivered if the second one arrived and the first one fails", async () => {
    const body = JSON.stringify({ type: "user.deleted", data: { id: UNKNOWN_ID, teams: [] } });
    const { context } = project.service;
    const ahead = new TestClock();
    ahead.advance(DAY);
    // Only the other instance takes it before it is sent again, which the service does.
    const event = { projectId: project.id, urls: [APP], body, at: ahead.now(), subject: null };
    await insertDeliveries(context.db, event);
    const drained = createDeliveries({ ...context, clock: ahead }).drain(1);
    const first = await attempt(1);
    const { id } = await newest();
    await admin("POST", `deliveries/${id}/resend`, {});
    (await attempt(2)).accept();
    await vi.waitFor(async () => expect(await newest()).toMatchObject({ state: "delivered" }));
    first.refuse();
    await drained;
    expect(await newest()).toMatchObject({ id, state: "delivered", next_attempt_at_millis: null });
  });

  it("has its data in each attempt, and is sent again until one arrives", async () => {
    const { id, first } = await sendTwice();
    const drained = other.drain(1);
    const second = await attempt(2);
    first.refuse();
    second.refuse();
    await drained;
    expect(await bodyOf(id)).toMatchObject({ data: { display_name: "Ada" } });
    clock.advance(DAY);
    const again = other.drain(1);
    (await attempt(3)).accept();
    await again;
    await vi.waitFor(async () => expect(await newest()).toMatchObject({ state: "delivered" }));
    for (const { data } of received) expect(data).toMatchObject({ displayName: "Ada" });
  });
});

it("a delivery that is sent again while an attempt fails is due at once", async () => {
  const { first } = await sendTwice();
  first.refuse();
  (await attempt(2)).accept();
  await vi.waitFor(async () => expect(await newest()).toMatchObject({ state: "delivered" }));
});
