/** What a check may use of the network and the clock. */
export interface Requests {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

const TIMEOUT_MILLIS = 10_000;

/** Sends a request, and returns the error's message if there is no response. */
export async function send(
  { fetch }: Requests,
  url: string,
  init: RequestInit = {},
): Promise<Response | string> {
  try {
    return await fetch(url, {
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MILLIS),
      ...init,
    });
  } catch (error) {
    const { message, cause } = error as Error;
    return cause instanceof Error && cause.message !== "" ? cause.message : message;
  }
}
