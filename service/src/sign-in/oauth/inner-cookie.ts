import { COOKIES, OAUTH_OUTER_LIFE_MILLIS } from "@stackkit/next/protocol/internal";
import { parse, serialize } from "hono/utils/cookie";
import type { RequestInfo } from "../../http/request-info.js";

/** Proves that the callback arrives in the browser that started. */
const VALUE = "true";
const STATE = /^[\w-]{1,100}$/;

const nameOf = (state: string): string => COOKIES.oauthInnerPrefix + state;
const isSecure = ({ origin }: RequestInfo): boolean => origin.startsWith("https:");

export function setInnerCookie(info: RequestInfo, state: string, answersByForm: boolean): string {
  // Cross-site form posts carry no `Lax` cookies; browsers accept `None` from secure sites only.
  const sameSite = answersByForm && isSecure(info) ? "None" : "Lax";
  return serialize(nameOf(state), VALUE, {
    path: "/",
    maxAge: OAUTH_OUTER_LIFE_MILLIS / 1000,
    httpOnly: true,
    secure: isSecure(info),
    sameSite,
  });
}

export function hasInnerCookie(info: RequestInfo, state: string): boolean {
  return (
    STATE.test(state) &&
    parse(info.headers.get("cookie") ?? "", nameOf(state))[nameOf(state)] === VALUE
  );
}

/** The header that deletes the cookie; empty for an invalid state. */
export const clearInnerCookie = (info: RequestInfo, state: string): Record<string, string> =>
  STATE.test(state)
    ? {
        "set-cookie": serialize(nameOf(state), "", {
          path: "/",
          maxAge: 0,
          httpOnly: true,
          secure: isSecure(info),
          sameSite: "Lax",
        }),
      }
    : {};
