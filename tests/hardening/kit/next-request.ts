import { RequestCookies, ResponseCookies } from "next/dist/compiled/@edge-runtime/cookies/index.js";

/**
 * A request as Next passes it to server components, actions and route handlers, with Next's own
 * cookie parser.
 */
export class SeenRequest {
  readonly headers: Headers;
  /** The `Set-Cookie` headers of the response. */
  readonly #answer = new Headers();
  readonly #cookies: RequestCookies;

  constructor(
    headers: HeadersInit,
    readonly isReadOnly = true,
  ) {
    this.headers = new Headers(headers);
    this.#cookies = new RequestCookies(this.headers);
  }

  get written(): string[] {
    return this.#answer.getSetCookie();
  }

  get cookies() {
    const answer = new ResponseCookies(this.#answer);
    const write = (change: () => unknown) => {
      if (this.isReadOnly)
        throw new Error("Cookies can only be modified in a Server Action or Route Handler.");
      change();
    };
    return {
      get: (name: string) => this.#cookies.get(name),
      getAll: () => this.#cookies.getAll(),
      set: (name: string, value: string, options: object) =>
        write(() => answer.set(name, value, options)),
      delete: (cookie: { name: string; path: string }) => write(() => answer.delete(cookie)),
    };
  }
}

let current: SeenRequest | undefined;

/** Begins a request. All calls until the next one belong to it. */
export function begin(request: SeenRequest): SeenRequest {
  current = request;
  cookiesOfCurrent = request.cookies;
  return request;
}
/** The same object during a request, as in Next. */
let cookiesOfCurrent: SeenRequest["cookies"] | undefined;

const required = (): SeenRequest => {
  if (!current) throw new Error("`headers` was called outside a request scope.");
  return current;
};

/** Replaces the module "next/dist/api/headers.js". */
export const headersModule = {
  headers: async () => required().headers,
  cookies: async () => {
    required();
    return cookiesOfCurrent;
  },
};

/** The headers that a page receives after the proxy. */
export function headersPassedOn(from: Headers, answer: Headers): Headers {
  const overridden = answer.get("x-middleware-override-headers");
  if (overridden === null) return from;
  const passed = new Headers();
  for (const name of overridden.split(",")) {
    const value = answer.get(`x-middleware-request-${name}`);
    if (value !== null) passed.set(name, value);
  }
  return passed;
}
