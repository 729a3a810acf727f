import { StackServerApp } from "@stackkit/next/server";
import { vi } from "vitest";
import { startTestProject, type TestProject } from "./service.js";

/** A slow machine is no fault of the service. */
const PATIENCE_MILLIS = 300_000;

export interface ServerWorld {
  readonly project: TestProject;
  readonly app: StackServerApp<true>;
  /** Method and path of the calls since the list was last emptied. */
  readonly calls: string[];
}

/** A server app on a project, or on a service that answers elsewhere. */
export function serverAppOf(
  { serverOptions }: TestProject,
  baseUrl = serverOptions.baseUrl,
  requestTimeoutMillis?: number,
): StackServerApp<true> {
  return new StackServerApp({
    tokenStore: "nextjs-cookie",
    ...serverOptions,
    baseUrl,
    requestTimeoutMillis,
  });
}

/** A project and a server app whose calls to the service are recorded. */
export async function startServerApp(): Promise<ServerWorld> {
  const project = await startTestProject({}, { port: 0 });
  const app = serverAppOf(project, undefined, PATIENCE_MILLIS);
  const calls: string[] = [];
  const send = globalThis.fetch;
  vi.stubGlobal("fetch", (...args: Parameters<typeof fetch>) => {
    calls.push(`${args[1]?.method} ${new URL(String(args[0])).pathname.replace("/api/v1", "")}`);
    return send(...args);
  });
  return { project, app, calls };
}
