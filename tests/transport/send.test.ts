import { describe, expect, it, vi } from "vitest";
import { KnownErrors } from "../../src/protocol/index.js";
import {
  BadAnswerError,
  NetworkError,
  OfflineError,
  RateLimitedError,
  ServiceError,
} from "../../src/transport/errors.js";
import type { Attempt } from "../../src/transport/sender-options.js";
import { createFakeFetch, deadLine, hang, knownErrorAnswer } from "../support/fake-fetch.js";
import { settle } from "../support/manual-clock.js";
import { ok, rateLimited, send } from "../support/send-call.js";

const A_MINUTE = 60_000;

describe("sending", () => {
  it("leaves cookies out, is never cached, follows no redirect", async () => {
    const fetch = createFakeFetch(ok());
    await send("GET", fetch).result;
    expect(fetch.sent[0]?.init).toMatchObject({
      credentials: "omit",
      cache: "no-store",
      redirect: "manual",
    });
  });

  it("leaves both options out on Cloudflare's workers, which throw at them", async () => {
    vi.stubGlobal("navigator", { userAgent: "Cloudflare-Workers" });
    const fetch = createFakeFetch(ok());
    await send("GET", fetch).result;
    expect(fetch.sent[0]?.init).not.toHaveProperty("credentials");
    expect(fetch.sent[0]?.init).not.toHaveProperty("cache");
  });

  it.each(["GET", "HEAD", "OPTIONS", "PUT", "DELETE", "TRACE"])(
    "%s is tried 5 times over a dead line, waiting 1, 2, 4 and 8 s",
    async (method) => {
      const fetch = createFakeFetch(deadLine());
      const { clock, result, endedAfter } = send(method, fetch);
      await clock.advance(A_MINUTE);
      expect((await result).error).toBeInstanceOf(NetworkError);
      expect(fetch.sent.filter(({ url }) => url.endsWith("/x"))).toHaveLength(5);
      expect(endedAfter()).toBe(15_000);
    },
  );

  it.each(["POST", "PATCH"])("%s is not retried, since it may have arrived", async (method) => {
    const fetch = createFakeFetch(deadLine());
    const { result } = send(method, fetch);
    expect((await result).error).toBeInstanceOf(NetworkError);
    expect(fetch.sent.filter(({ url }) => url.endsWith("/x"))).toHaveLength(1);
  });

  it("a line that comes back is used", async () => {
    const { clock, result } = send("GET", createFakeFetch(deadLine(), deadLine(), ok()));
    await clock.advance(A_MINUTE);
    expect((await result).answer?.status).toBe(200);
  });

  it("a line that dies while the answer is read counts as dead", async () => {
    const torn = () =>
      new Response(
        new ReadableStream({
          start: (controller) => controller.error(new TypeError("terminated")),
        }),
      );
    const { clock, result } = send("GET", createFakeFetch(torn, ok()));
    await clock.advance(A_MINUTE);
    expect((await result).answer?.status).toBe(200);
  });

  it("a network error says what could be reached: only the app's origin and the service's health page are requested", async () => {
    const fetch = createFakeFetch(deadLine(), (sent) =>
      sent.url.startsWith("https://app") ? new Response() : Promise.reject(deadLine()),
    );
    const { result } = send("POST", fetch, { origin: "https://app.example" });
    expect((await result).error).toMatchObject({
      code: "NETWORK_ERROR",
      diagnosis: [
        { address: "https://app.example", reached: true },
        { address: "https://api.example/health", reached: false },
      ],
    });
    expect(fetch.sent.map(({ url }) => url)).toEqual([
      "https://api.example/api/v1/x",
      "https://app.example",
      "https://api.example/health",
    ]);
  });

  it("a diagnosis that hangs is given up", async () => {
    const { clock, result } = send("POST", createFakeFetch(deadLine(), hang));
    await clock.advance(3000);
    expect((await result).error).toMatchObject({
      diagnosis: [{ address: "https://api.example/health", reached: false }],
    });
  });

  it("a device without a network gets an offline error, and sends no request", async () => {
    const fetch = createFakeFetch(deadLine());
    const { result } = send("POST", fetch, { isOnline: () => false });
    const { error } = await result;
    expect(error).toBeInstanceOf(OfflineError);
    expect(error).toBeInstanceOf(NetworkError);
    expect(fetch.sent).toHaveLength(1);
  });

  it("a service that never answers counts as unreachable after 10 s if someone waits for the page, else after 30 s", async () => {
    const origin = "https://app.example";
    for (const [options, bodyLength, millis] of [
      [{}, 0, 30_000],
      [{ isRendering: () => true }, 0, 10_000],
      [{ origin }, 0, 10_000],
      // A picture on a slow connection.
      [{ origin }, 500_000, 30_000],
      // The answering route may first be compiled.
      [{ origin, mayCompile: true }, 0, 30_000],
    ] as const) {
      const { clock, result, endedAfter } = send(
        "POST",
        createFakeFetch(hang, new Response()),
        options,
        { bodyLength },
      );
      await clock.advance(A_MINUTE);
      expect((await result).error).toBeInstanceOf(NetworkError);
      expect(endedAfter()).toBe(millis);
    }
  });

  it("a service that cannot be reached holds up a render for at most 1.5 s between attempts, then the page can say so", async () => {
    const fetch = createFakeFetch(deadLine());
    const { clock, result, endedAfter } = send("GET", fetch, { isRendering: () => true });
    await clock.advance(A_MINUTE);
    expect((await result).error).toBeInstanceOf(NetworkError);
    expect(endedAfter()).toBeLessThanOrEqual(1500);
    expect(fetch.sent.length).toBeGreaterThan(1);
  });

  it("an aborted call ends with the caller's own reason and is not tried again", async () => {
    const controller = new AbortController();
    const reason = new DOMException("No longer wanted.", "AbortError");
    const fetch = createFakeFetch(deadLine());
    const { result } = send("GET", fetch, {}, { signal: controller.signal });
    await settle();
    controller.abort(reason);
    expect((await result).error).toBe(reason);
    expect(fetch.sent).toHaveLength(1);
  });

  it("what is thrown on purpose, as by a framework that stops a render, passes through untouched", async () => {
    const stop = Object.assign(new Error("stop"), { digest: "DYNAMIC" });
    const fetch = createFakeFetch(stop);
    expect((await send("GET", fetch).result).error).toBe(stop);
    expect(fetch.sent).toHaveLength(1);
  });
});

describe("a rate limit", () => {
  it.each(["GET", "POST"])(
    "is waited out for as long as the service asks, with %s too",
    async (method) => {
      const { clock, result, endedAfter } = send(method, createFakeFetch(rateLimited("7"), ok()));
      await clock.advance(A_MINUTE);
      expect((await result).answer?.status).toBe(200);
      expect(endedAfter()).toBe(7000);
    },
  );

  it("without Retry-After backs off like any failed attempt", async () => {
    const { clock, result, endedAfter } = send("GET", createFakeFetch(rateLimited(), ok()));
    await clock.advance(A_MINUTE);
    expect((await result).answer?.status).toBe(200);
    expect(endedAfter()).toBe(1000);
  });

  it("counts as a failed attempt: after five it is thrown, with the requested delay", async () => {
    const fetch = createFakeFetch(rateLimited("1"));
    const { clock, result } = send("GET", fetch);
    await clock.advance(A_MINUTE);
    const { error } = await result;
    expect(error).toBeInstanceOf(RateLimitedError);
    expect(error).toMatchObject({ code: "RATE_LIMITED", status: 429, retryAfterMillis: 1000 });
    expect(fetch.sent).toHaveLength(5);
  });

  it("is re-read like any status: a 429 that travels as 200 is one", async () => {
    const { clock, result } = send(
      "GET",
      createFakeFetch(
        new Response("", { headers: { "x-stack-actual-status": "429", "retry-after": "1" } }),
        ok(),
      ),
    );
    await clock.advance(A_MINUTE);
    expect((await result).answer?.status).toBe(200);
  });

  it("holds up a render for at most 10 s, then is thrown", async () => {
    for (const [retryAfter, sentAtMost] of [
      ["60", 1],
      ["4", 3],
    ] as const) {
      const fetch = createFakeFetch(rateLimited(retryAfter));
      const { clock, result, endedAfter } = send("GET", fetch, { isRendering: () => true });
      await clock.advance(A_MINUTE);
      expect((await result).error).toBeInstanceOf(RateLimitedError);
      expect(endedAfter()).toBeLessThanOrEqual(10_000);
      expect(fetch.sent).toHaveLength(sentAtMost);
    }
  });

  it.each(["GET", "POST"])(
    "that asks for more time than the call has is thrown at once with its wait, with %s too",
    async (method) => {
      for (const [retryAfter, millis] of [
        ["30", 30_000],
        ["3600", 3_600_000],
        ["99999999999", 2_147_483_647],
      ] as const) {
        const fetch = createFakeFetch(rateLimited(retryAfter), ok());
        const { clock, result, endedAfter } = send(method, fetch);
        await settle();
        expect(endedAfter()).toBe(0);
        expect((await result).error).toMatchObject({
          code: "RATE_LIMITED",
          retryAfterMillis: millis,
        });
        expect(clock.waits).toEqual([]);
      }
    },
  );
});

describe("other failures", () => {
  it("a 508 of the host's loop guard is tried again", async () => {
    const loop = new Response("INFINITE_LOOP_DETECTED", { status: 508 });
    const { clock, result } = send("POST", createFakeFetch(loop, loop, ok()));
    await clock.advance(A_MINUTE);
    expect((await result).answer?.status).toBe(200);
  });

  it("any other 508 is thrown at once", async () => {
    expect(
      (await send("GET", createFakeFetch(new Response("loop", { status: 508 }))).result).error,
    ).toBeInstanceOf(ServiceError);
  });

  it("known errors are thrown at once", async () => {
    const fetch = createFakeFetch(knownErrorAnswer("USER_NOT_FOUND", 404));
    expect((await send("GET", fetch).result).error).toBeInstanceOf(KnownErrors.UserNotFound);
    expect(fetch.sent).toHaveLength(1);
  });

  it("a 500 is thrown at once, under its request id", async () => {
    const fetch = createFakeFetch(
      new Response("Something failed.", { status: 500, headers: { "x-stack-request-id": "abc" } }),
    );
    expect((await send("GET", fetch).result).error).toMatchObject({
      code: "SERVICE_ERROR",
      status: 500,
      requestId: "abc",
    });
    expect(fetch.sent).toHaveLength(1);
  });

  it("a mismatch of header and body is a broken answer", async () => {
    const answer = Response.json(
      { code: "USER_NOT_FOUND" },
      { status: 404, headers: { "x-stack-known-error": "TEAM_NOT_FOUND" } },
    );
    expect((await send("GET", createFakeFetch(answer)).result).error).toBeInstanceOf(
      BadAnswerError,
    );
  });
});

describe("watching", () => {
  it("each attempt is logged by name, status and time, and nothing else of it", async () => {
    const log: Attempt[] = [];
    const { clock, result } = send("GET", createFakeFetch(deadLine(), ok()), {
      logger: (attempt) => log.push(attempt),
    });
    await clock.advance(A_MINUTE);
    await result;
    expect(log).toEqual([
      { method: "GET", path: "/x", attempt: 1, status: undefined, millis: 0, requestId: undefined },
      { method: "GET", path: "/x", attempt: 2, status: 200, millis: 0, requestId: undefined },
    ]);
  });

  it("an error is reported once, when the call has ended", async () => {
    const onError = vi.fn();
    const { clock, result } = send("GET", createFakeFetch(deadLine()), { onError });
    await clock.advance(A_MINUTE);
    const { error } = await result;
    expect(onError).toHaveBeenCalledExactlyOnceWith(error, { method: "GET", path: "/x" });
  });
});
