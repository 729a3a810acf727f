import { guard } from "@/guard";

export const middleware = guard;
export const config = { matcher: ["/((?!_next/static|_next/image|icon.svg).*)"] };
