import { guard } from "@/guard";

export const middleware = guard;
export const config = {
  runtime: "nodejs",
  matcher: ["/((?!_next/static|_next/image|icon.svg).*)"],
};
