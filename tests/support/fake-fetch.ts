/** A request as it left. */
export interface Sent {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | null;
  readonly init: RequestInit;
}

type Weather = Response | Error | ((sent: Sent) => Response | Promise<Response>);

/**
 * A line that answers in turn with what it is given; the last answer stays. An `Error` is thrown,
 * as a dead line does.
 */
export function createFakeFetch(...answers: Weather[]): typeof fetch & { readonly sent: Sent[] } {
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
