import { describe, expect, it } from "vitest";
import { createCircuitBreaker } from "../../src/environment/circuit-breaker.js";
import { NetworkError } from "../../src/transport/errors.js";
import { createManualClock } from "../support/manual-clock.js";

const call = { method: "GET", path: "/users/me" };

/** A breaker of a service of its own, and attempts that end as a test says. */
function setUp() {
  const host = `https://${crypto.randomUUID()}.example`;
  const clock = createManualClock();
  const breaker = createCircuitBreaker(host);
  const start = () => breaker.admit(call, clock);
  const attempt = async (isReachable: boolean | undefined, tookMillis = 0) => {
    const report = start();
    await clock.advance(tookMillis);
    report(isReachable);
  };
  const fail = async (times: number, tookMillis: number) => {
    for (let i = 0; i < times; i++) await attempt(false, tookMillis);
  };
  return { clock, breaker, host, start, attempt, fail };
}

describe("the circuit breaker of a process", () => {
  it("opens after five failures that last three seconds, and names the call that was not sent", async () => {
    const { start, fail } = setUp();
    await fail(4, 1000);
    expect(start).not.toThrow();
    await fail(1, 0);
    expect(start).toThrow(NetworkError);
    expect(start).toThrow("GET /users/me was not sent. No user was signed out");
  });

  it("stays closed for many failures of one moment, and for failures with answers between them", async () => {
    const { clock, start, attempt, fail } = setUp();
    await fail(50, 0);
    expect(start).not.toThrow();
    await attempt(true);
    for (let i = 0; i < 20; i++) {
      await attempt(i % 5 === 4, 1000);
      expect(start).not.toThrow();
    }
    await fail(4, 1000);
    await clock.advance(31_000);
    await fail(1, 1000);
    expect(start).not.toThrow();
  });

  it("takes parallel attempts at a hanging service for one run", async () => {
    const { clock, start } = setUp();
    const reports = Array.from({ length: 5 }, start);
    await clock.advance(10_000);
    for (const report of reports) report(false);
    expect(start).toThrow(NetworkError);
  });

  it("lets one attempt through after five seconds: it closes it, or keeps it open for five more", async () => {
    const { clock, start, fail } = setUp();
    await fail(5, 1000);
    await clock.advance(4999);
    expect(start).toThrow(NetworkError);
    await clock.advance(1);
    const probe = start();
    expect(start).toThrow(NetworkError);
    probe(false);
    await clock.advance(4999);
    expect(start).toThrow(NetworkError);
    await clock.advance(1);
    start()(true);
    expect(start).not.toThrow();
    await fail(4, 1000);
    expect(start).not.toThrow();
  });

  it("lets another attempt through if one was given up, or never ends", async () => {
    const { clock, start, fail } = setUp();
    await fail(5, 1000);
    await clock.advance(5000);
    start()(undefined);
    start();
    expect(start).toThrow(NetworkError);
    await clock.advance(30_000);
    expect(start).not.toThrow();
  });

  it("is one for all bundles of a process, and one for each service", async () => {
    const { clock, fail, host } = setUp();
    await fail(5, 1000);
    expect(() => createCircuitBreaker(host).admit(call, clock)).toThrow(NetworkError);
    expect(() => createCircuitBreaker("https://other.example").admit(call, clock)).not.toThrow();
  });

  it("closes if the clock was set back", async () => {
    const { breaker, fail } = setUp();
    await fail(5, 1000);
    expect(() => breaker.admit(call, { now: () => 0 })).not.toThrow();
  });
});
