import { describe, expect, it } from "vitest";
import { NetworkError } from "../../src/transport/errors.js";
import { Sender } from "../../src/transport/send.js";
import { createFakeFetch, deadLine, hang, knownErrorAnswer } from "../support/fake-fetch.js";
import { createManualClock } from "../support/manual-clock.js";
import { HOST, ok, rateLimited, send } from "../support/send-call.js";

const A_MINUTE = 60_000;

describe("the time limit of a call", () => {
  it("is that of the app, whatever it waits for: answers, bodies, retries, tokens", async () => {
    const body = () => new Response(new ReadableStream());
    const lines = [
      createFakeFetch(hang),
      createFakeFetch(deadLine(), hang),
      createFakeFetch(rateLimited("4"), rateLimited("0"), hang),
      createFakeFetch(body),
      createFakeFetch(() => new Promise<Response>(() => {})),
    ];
    for (const fetch of lines) {
      const { clock, result, endedAfter } = send("GET", fetch, { timeoutMillis: 5000 });
      await clock.advance(A_MINUTE);
      expect((await result).error).toMatchObject({ code: "NETWORK_ERROR", diagnosis: undefined });
      expect(endedAfter()).toBe(5000);
      expect(clock.waits).toEqual([]);
    }
  });

  it("counts what comes before the first attempt", async () => {
    const clock = createManualClock();
    const fetch = createFakeFetch(ok());
    const sender = new Sender({ host: HOST, fetch, clock, timeoutMillis: 5000 });
    const sent = sender.send({ method: "GET", path: "/x" }, () => new Promise(() => {}));
    const error = expect(sent).rejects.toThrow("did not answer GET /x");
    await clock.advance(5000);
    await error;
    expect(fetch.sent).toEqual([]);
  });

  it("leaves no timer behind", async () => {
    const { clock, result } = send("GET", createFakeFetch(ok()));
    await result;
    expect(clock.waits).toEqual([]);
  });
});

describe("a circuit breaker", () => {
  const reportsOf = async (
    method: string,
    fetch: typeof globalThis.fetch,
    rules: Parameters<Sender["send"]>[2] = {},
  ) => {
    const reports: (boolean | undefined)[] = [];
    const breaker = {
      admit: () => (isReachable: boolean | undefined) => reports.push(isReachable),
    };
    const { clock, result } = send(method, fetch, { breaker }, rules);
    await clock.advance(A_MINUTE);
    await result;
    return reports;
  };

  it("hears of every attempt: dead lines, late answers and those of gateways are failures, refusals none", async () => {
    const status = (code: number) => createFakeFetch(new Response("", { status: code }));
    expect(await reportsOf("GET", createFakeFetch(deadLine()))).toEqual(Array(5).fill(false));
    for (const code of [502, 503, 504])
      expect(await reportsOf("GET", status(code))).toEqual([false]);
    for (const code of [200, 307, 400, 401, 404, 500])
      expect(await reportsOf("GET", status(code))).toEqual([true]);
    expect(await reportsOf("POST", createFakeFetch(rateLimited("1"), ok()))).toEqual([true, true]);
    expect(
      await reportsOf("POST", createFakeFetch(knownErrorAnswer("USER_NOT_FOUND", 404))),
    ).toEqual([true]);
    const late = createFakeFetch(
      ({ init }) =>
        new Promise<Response>((_, reject) =>
          init.signal?.addEventListener("abort", () => reject(init.signal?.reason)),
        ),
    );
    expect(await reportsOf("POST", late)).toEqual([false]);
  });

  it("hears nothing of calls that their caller gave up", async () => {
    const controller = new AbortController();
    const fetch = createFakeFetch(() => {
      controller.abort(new DOMException("No longer wanted.", "AbortError"));
      throw controller.signal.reason;
    });
    expect(await reportsOf("GET", fetch, { signal: controller.signal })).toEqual([undefined]);
  });

  it("that is open fails a call at once, without an attempt", async () => {
    const open = new NetworkError({ method: "GET", path: "/x" }, undefined);
    const admit = () => {
      throw open;
    };
    const fetch = createFakeFetch(ok());
    const { result, endedAfter } = send("GET", fetch, { breaker: { admit } });
    expect((await result).error).toBe(open);
    expect(endedAfter()).toBe(0);
    expect(fetch.sent).toEqual([]);
  });
});
