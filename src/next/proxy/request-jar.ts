import type { NextRequest, NextResponse } from "next/server.js";
import type { CookieJar } from "../../session/cookie-store.js";
import type { CookieOptions } from "../../session/cookie-text.js";
import {
  cookieAttributes,
  isHttps,
  pageValue,
  receivedValue,
} from "../../session/server-cookies.js";

/**
 * The cookies of a forwarded request: writes reach both the page about to be rendered and the
 * browser.
 */
export interface RequestJar extends CookieJar {
  /** Writes the changed cookies into the forwarded headers. */
  forward(headers: Headers): void;
  /** Writes the changed cookies into the request's own, for another proxy. */
  apply(cookies: NextRequest["cookies"]): void;
  /**
   * Writes the changed cookies into a response. A response with a session, or for one person only,
   * must not be cached.
   */
  write<R extends NextResponse>(response: R, isPrivate: boolean): R;
}

const EXPIRED = { value: "", options: { maxAgeSeconds: 0 } } as const;

/** The cookies of a request in the proxy, with those that it sets. */
export function createRequestJar({
  cookies,
  headers: received,
}: Pick<NextRequest, "cookies" | "headers">): RequestJar {
  const sent = (name: string) =>
    receivedValue(pageValue(received.get("cookie"), name, cookies.get(name)?.value));
  const https = isHttps(sent, (name) => received.get(name));
  const written = new Map<
    string,
    { readonly value: string; readonly options: CookieOptions } | null
  >();
  return {
    get: (name) => (written.has(name) ? (written.get(name)?.value ?? null) : sent(name)),
    set: (name, value, options) => void written.set(name, { value, options }),
    delete: (name) => void written.set(name, null),
    forward: (headers) => {
      if (written.size === 0) return;
      const all = new Map(cookies.getAll().map(({ name, value }) => [name, value]));
      for (const [name, cookie] of written) {
        if (cookie) all.set(name, cookie.value);
        else all.delete(name);
      }
      const text = [...all]
        .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
        .join("; ");
      if (text === "") headers.delete("cookie");
      else headers.set("cookie", text);
    },
    apply: (own) => {
      for (const [name, cookie] of written) {
        if (cookie) own.set(name, cookie.value);
        else own.delete(name);
      }
    },
    write: (response, isPrivate) => {
      if (isPrivate || written.size > 0) {
        response.headers.set("cache-control", "private, no-store");
        response.headers.append("vary", "cookie");
      }
      for (const [name, cookie] of written) {
        const { value, options } = cookie ?? EXPIRED;
        response.cookies.set(name, value, cookieAttributes(options, https));
      }
      return response;
    },
  };
}
