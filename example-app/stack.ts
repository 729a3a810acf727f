import { StackServerApp } from "@stackkit/next/server";

/**
 * The kit, for everything that runs on the server. Its keys come from the environment, at run time.
 */
export const stackServerApp = new StackServerApp({
  tokenStore: "nextjs-cookie",
  urls: { afterSignIn: "/board", afterSignUp: "/board", afterSignOut: "/" },
});
