import { HEADERS, KEY_HEADERS } from "@stackkit/next/protocol";
import type { ProjectConfig, ServiceConfig } from "@stackkit/service";
import {
  type Answered,
  type CallOptions,
  KEYS,
  read,
  startTestProject,
  type TestProject,
} from "../../support/service.js";

/** A /64 of one customer, who has 256 of them (a /56). */
export const homeNetwork = (i: number): string => `2001:db8:7:${i.toString(16)}::1`;

/** An address that shares no network with the customer's. */
export const elsewhere = (i: number): string => `2001:db8:${(0x1000 + i).toString(16)}::1`;

export interface Exposed {
  readonly project: TestProject;
  /** Sends a client's call from an address, as a trusted proxy would forward it. */
  readonly call: (
    from: string,
    method: string,
    path: string,
    options?: CallOptions,
  ) => Promise<Answered>;
}

/** A service that clients reach through a proxy on this machine, with its limits on. */
export async function startExposed(
  settings: Partial<ProjectConfig> = {},
  config: ServiceConfig = {},
): Promise<Exposed> {
  const project = await startTestProject(settings, {
    port: 0,
    rateLimits: true,
    trustedProxies: ["127.0.0.1", "::1"],
    ...config,
  });
  return {
    project,
    async call(from, method, path, { level = "client", body, token, headers = {} } = {}) {
      const response = await fetch(`${project.service.url}/api/v1${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          "x-forwarded-for": from,
          [HEADERS.projectId]: project.id,
          [HEADERS.accessType]: level,
          [KEY_HEADERS[level]]: KEYS(project.id)[level],
          ...(token === undefined ? {} : { [HEADERS.accessToken]: token }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return read(response);
    },
  };
}
