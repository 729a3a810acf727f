/** A request as it left. */
export interface Sent {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | null;
  readonly init: RequestInit;
}

type FakeAnswer = Response | Error | ((sent: Sent) => Response | Promise<Response>);

/**
 * A `fetch` that returns the given answers in order, then the last one again. An `Error` is thrown,
 * as on a broken connection.
 */
export function createFakeFetch(
  ...answers: FakeAnswer[]
): typeof fetch & { readonly sent: Sent[] } {
  const sent: Sent[] = [];
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const request: Sent = {
      url: String(input),
      method: init.method ?? "GET",
      headers: new Headers(init.headers),
      body: init.body === null || init.body === undefined ? null : String(init.body),
      init,
    };
    const answer = answers[Math.min(sent.length, answers.length - 1)];
    sent.push(request);
    if (answer instanceof Error) throw answer;
    if (answer === undefined)
      throw new Error(`No answer was prepared for ${request.method} ${request.url}.`);
    return typeof answer === "function" ? answer(request) : answer.clone();
  };
  return Object.assign(fetch, { sent });
}

/** A request that ends only if it is aborted. */
export const hang = ({ init: { signal } }: Sent): Promise<Response> =>
  new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));

export const deadLine = (): TypeError => new TypeError("fetch failed");

/**
 * A known error as the service sends it on request: status 200, with the real status in a header.
 */
export const knownErrorAnswer = (code: string, status: number, details?: unknown): Response =>
  Response.json(
    { code, ...(details === undefined ? {} : { details }), error: "Words of the service." },
    {
      headers: {
        "x-stack-known-error": code,
        "x-stack-actual-status": String(status),
        "x-stack-request-id": "reqid00000000001",
      },
    },
  );
