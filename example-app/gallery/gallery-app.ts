import { StackServerApp } from "@stackkit/next/server";

/** An app without a service: what a screen shows comes with its scene, and what it asks for cannot be had. */
export const galleryApp = new StackServerApp({
  tokenStore: "memory",
  projectId: "00000000-0000-4000-8000-000000000000",
  publishableClientKey: "gallery",
  secretServerKey: "gallery",
  baseUrl: "http://127.0.0.1:9",
  redirectMethod: "none",
});
