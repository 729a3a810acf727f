import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Lease, takeLease, tryLease, whileRenewing } from "../../../service/src/db/lease.js";
import { startTestService, TestClock } from "../../support/service.js";

const LIFE = 60_000;
const AT_ONCE = 6;

let service: Awaited<ReturnType<typeof startTestService>>;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** Work under a lease, until it is finished. */
function workUnder(lease: Lease, clock: TestClock) {
  let finish = (): void => {};
  const work = whileRenewing(
    lease,
    clock,
    LIFE / 3,
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  return { work, finish: () => finish() };
}

describe("a lease", () => {
  it("is held by one at a time, and free again when it is given back", async () => {
    const { db } = service.context;
    const clock = new TestClock();
    const taken = await Promise.all(
      Array.from({ length: AT_ONCE }, () => tryLease(db, clock, "one", LIFE)),
    );
    const held = taken.filter((lease) => lease !== undefined);
    expect(held).toHaveLength(1);
    await held[0]?.[Symbol.asyncDispose]();
    expect(await tryLease(db, clock, "one", LIFE)).toBeDefined();
  });

  it("of an instance that died is free when it expires, and the dead one cannot give it back", async () => {
    const { db } = service.context;
    const clock = new TestClock();
    const dead = await takeLease(db, clock, "two", LIFE);
    clock.advance(LIFE + 1);
    const heir = await tryLease(db, clock, "two", LIFE);
    expect(heir).toBeDefined();
    await dead[Symbol.asyncDispose]();
    expect(await tryLease(db, clock, "two", LIFE)).toBeUndefined();
  });

  it("outlives its life while the work that it is for goes on", async () => {
    const { db } = service.context;
    const clock = new TestClock();
    const lease = await takeLease(db, clock, "three", LIFE);
    const expiry = async () =>
      (
        await db
          .selectFrom("leases")
          .select("expires_at")
          .where("name", "=", "three")
          .executeTakeFirstOrThrow()
      ).expires_at;
    const { work, finish } = workUnder(lease, clock);
    for (let third = 0; third < 5; third++) {
      await expect.poll(() => clock.waiting).toBe(1);
      clock.advance(LIFE / 3);
      await expect.poll(expiry).toBe(clock.now() + LIFE);
    }
    expect(await tryLease(db, clock, "three", LIFE)).toBeUndefined();
    finish();
    await work;
    await lease[Symbol.asyncDispose]();
    expect(await tryLease(db, clock, "three", LIFE)).toBeDefined();
  });

  it("is renewed again after a renewal that failed", async () => {
    const { db } = service.context;
    const clock = new TestClock();
    const lease = await takeLease(db, clock, "four", LIFE);
    let renewals = 0;
    const unlucky = {
      ...lease,
      renew: () => (renewals++ === 0 ? Promise.reject(new Error("cut")) : lease.renew()),
    };
    const { work, finish } = workUnder(unlucky, clock);
    for (let third = 1; third <= 4; third++) {
      await expect.poll(() => clock.waiting).toBe(1);
      clock.advance(LIFE / 3);
      await expect.poll(() => renewals).toBe(third);
    }
    expect(await tryLease(db, clock, "four", LIFE)).toBeUndefined();
    finish();
    await work;
  });
});
