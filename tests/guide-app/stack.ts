import "server-only";
import { StackServerApp } from "@stackkit/next/server";

export const stackServerApp = new StackServerApp({ tokenStore: "nextjs-cookie" });
