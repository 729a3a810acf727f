import { guard } from "@/guard";

export const proxy = guard;
export const config = { matcher: ["/((?!_next/static|_next/image|icon.svg).*)"] };
