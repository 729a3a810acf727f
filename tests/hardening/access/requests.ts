import { API_PATH, HEADERS, KEY_HEADERS, type Level } from "@stackkit/next/protocol";
import type { Service } from "@stackkit/service";
import { type Answered, read } from "../../support/service.js";

export type Keys = Readonly<Record<Level, string>>;
export type Sent = Readonly<Record<string, string>>;

/** The parts of a request besides headers. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

export async function request(
  service: Service,
  headers: Sent,
  { method, path, body }: Call,
): Promise<Answered> {
  const sent = new Headers(headers);
  if (body !== undefined) sent.set("content-type", "application/json");
  const init = { method, headers: sent, body: body === undefined ? null : JSON.stringify(body) };
  return read(await service.fetch(new Request(`http://service.test${API_PATH}${path}`, init)));
}

export const keyHeaders = (projectId: string, level: Level, key: string): Sent => ({
  [HEADERS.projectId]: projectId,
  [HEADERS.accessType]: level,
  [KEY_HEADERS[level]]: key,
});

export const withToken = (headers: Sent, token: string): Sent => ({
  ...headers,
  [HEADERS.accessToken]: token,
});

// biome-ignore lint/suspicious/noExplicitAny: bodies of the wire are asserted on, not typed.
export async function expectBody(service: Service, headers: Sent, call: Call): Promise<any> {
  const { status, body } = await request(service, headers, call);
  if (status < 300) return body;
  throw new Error(`${call.method} ${call.path} answered ${status}: ${JSON.stringify(body)}`);
}
