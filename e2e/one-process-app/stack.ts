import "server-only";
import { StackServerApp } from "@stackkit/next/server";
import { service } from "./service";

export const stackServerApp = new StackServerApp({ service });
