import "server-only";
import { StackServerApp } from "@stackframe/stack";

export const stackServerApp = new StackServerApp<"nextjs-cookie", true, string>({
  tokenStore: "nextjs-cookie",
  urls: { afterSignIn: "/dashboard", afterSignUp: "/dashboard" },
});
