import { NextResponse } from "next/server";

export const proxy = () => NextResponse.next();

export const config = { matcher: ["/mw/:path*"] };
