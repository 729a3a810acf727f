import { randomUUID } from "node:crypto";
import { HEADERS, OTHER_HEADER_NAMES } from "@stackkit/next/protocol/internal";
import { beforeAll, describe, expect, it } from "vitest";
import {
  KEYS,
  read,
  SERVICE_ORIGIN,
  serveTestProject,
  type TestProject,
} from "../../support/service.js";

const project = serveTestProject();
let user: Awaited<ReturnType<TestProject["signUp"]>>;
beforeAll(async () => {
  user = await project.signUp();
});

const call = async (headers: Record<string, string>, path = "/users/me", method = "GET") =>
  read(
    await project.service.fetch(
      new Request(`${SERVICE_ORIGIN}/api/v1${path}`, { method, headers }),
    ),
  );

const clientHeaders = () => ({
  [HEADERS.projectId]: project.id,
  [HEADERS.accessType]: "client",
  [HEADERS.publishableClientKey]: KEYS(project.id).client,
  [HEADERS.accessToken]: user.accessToken,
});

const inOtherVocabulary = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      OTHER_HEADER_NAMES[name as keyof typeof OTHER_HEADER_NAMES],
      value,
    ]),
  );

describe("request headers", () => {
  it("authenticate a caller in either vocabulary", async () => {
    const headers = inOtherVocabulary(clientHeaders());
    expect(Object.keys(headers)).toContain("x-hexclave-access-token");
    expect(await call(headers)).toMatchObject({ status: 200, body: { id: user.userId } });
  });

  it("refresh a session in the other vocabulary", async () => {
    const { status, body } = await call(
      inOtherVocabulary({ ...clientHeaders(), [HEADERS.refreshToken]: user.refreshToken }),
      "/auth/sessions/current/refresh",
      "POST",
    );
    expect([status, typeof body.access_token]).toEqual([200, "string"]);
  });

  it("may be sent twice with one value, and an empty one counts as absent", async () => {
    const headers = clientHeaders();
    expect((await call({ ...headers, ...inOtherVocabulary(headers) })).status).toBe(200);
    expect((await call({ ...headers, "x-hexclave-access-token": "" })).status).toBe(200);
  });

  it.each([
    HEADERS.projectId,
    HEADERS.accessType,
    HEADERS.publishableClientKey,
    HEADERS.accessToken,
  ])("are refused if %s differs", async (name) => {
    const other = OTHER_HEADER_NAMES[name];
    const { status, body } = await call({ ...clientHeaders(), [other]: randomUUID() });
    expect(status).toBe(400);
    expect(body).toContain(`${name} and ${other} have different values`);
    expect(JSON.stringify(body)).not.toContain(user.accessToken);
  });

  it("need an access type in the other vocabulary too", async () => {
    const { code } = await call({
      "x-hexclave-project-id": project.id,
      "x-hexclave-secret-server-key": KEYS(project.id).server,
    });
    expect(code).toBe("PROJECT_KEY_WITHOUT_ACCESS_TYPE");
  });
});

describe("response headers", () => {
  it("carry the request id, the error and the status in both vocabularies", async () => {
    const { status, headers } = await call({
      ...inOtherVocabulary(clientHeaders()),
      "x-hexclave-access-token": "nonsense",
      "x-hexclave-override-error-status": "true",
    });
    expect(status).toBe(200);
    for (const [name, value] of [
      [HEADERS.actualStatus, "401"],
      [HEADERS.knownError, "UNPARSABLE_ACCESS_TOKEN"],
    ] as const) {
      expect(headers.get(name)).toBe(value);
      expect(headers.get(OTHER_HEADER_NAMES[name])).toBe(value);
    }
    expect(headers.get("x-hexclave-request-id")).toBe(headers.get("x-stack-request-id"));
    expect(headers.get("x-stack-request-id")).toMatch(/^\w{8,}$/);
  });
});
