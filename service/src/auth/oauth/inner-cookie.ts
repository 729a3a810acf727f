import { COOKIES, OAUTH_OUTER_LIFE_MILLIS } from "@stackkit/next/protocol";
import { parse, serialize } from "hono/utils/cookie";
import type { RequestInfo } from "../../http/request/request-info.js";

/** Proof that an answer comes back in the browser that was sent to the provider. */
const VALUE = "true";
const STATE = /^[\w-]{1,100}$/;

const nameOf = (state: string): string => COOKIES.oauthInnerPrefix + state;
const isSecure = ({ origin }: RequestInfo): boolean => origin.startsWith("https:");

export function setInnerCookie(info: RequestInfo, state: string, answersByForm: boolean): string {
  // A form from the provider's site carries no `Lax` cookie; browsers take `None` only from secure sites.
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

/** The header that removes the cookie; none for what cannot be a state. */
export const dropInnerCookie = (info: RequestInfo, state: string): Record<string, string> =>
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
