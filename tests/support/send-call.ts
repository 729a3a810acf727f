import { Sender } from "../../src/transport/send.js";
import type { SenderOptions } from "../../src/transport/sender-options.js";
import { createManualClock } from "./manual-clock.js";

export const HOST = "https://api.example";

export const ok = () => Response.json({ ok: true });

export const rateLimited = (retryAfter?: string) =>
  new Response("Slow down.", {
    status: 429,
    headers: retryAfter === undefined ? {} : { "retry-after": retryAfter },
  });

/** Sends one call through a fake `fetch`, and reports when it ended. */
export function send(
  method: string,
  fetch: typeof globalThis.fetch,
  options: Partial<SenderOptions> = {},
  rules: Parameters<Sender["send"]>[2] = {},
) {
  const clock = createManualClock();
  const start = clock.now();
  const sender = new Sender({ host: HOST, fetch, clock, random: () => 0.5, ...options });
  const call = { method, path: "/x" };
  let endedAfter: number | undefined;
  const result = sender
    .send(
      call,
      () => ({ url: `${HOST}/api/v1/x`, method, headers: new Headers(), body: undefined }),
      rules,
    )
    .finally(() => {
      endedAfter = clock.now() - start;
    })
    .then(
      (answer) => ({ answer, error: undefined }),
      (error: unknown) => ({ answer: undefined, error }),
    );
  return { clock, result, endedAfter: () => endedAfter };
}
