import { authProxy } from "@stackkit/next/proxy";
import { type NextRequest, NextResponse } from "next/server";
import { stackServerApp } from "./stack";

/** Proxies may change the user too, as this one does on the way to `/name?to=…`. */
async function rename({ nextUrl }: NextRequest) {
  const displayName = nextUrl.pathname === "/name" && nextUrl.searchParams.get("to");
  if (displayName) await (await stackServerApp.getUser())?.update({ displayName });
  return NextResponse.next();
}

export const proxy = authProxy(stackServerApp, { next: rename });

export const config = { matcher: ["/((?!_next/static|_next/image|api/|icon.svg).*)"] };
