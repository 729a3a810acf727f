import { HEADERS, KEY_HEADERS } from "@stackkit/next/protocol";
import { beforeAll, describe, expect, it } from "vitest";
import { KEYS, serveTestProject, type TestProject } from "../../support/service.js";

const project = serveTestProject();
let person: Awaited<ReturnType<TestProject["signUp"]>>;
beforeAll(async () => {
  person = await project.signUp();
});

const get = (path: string) => {
  const headers = {
    [HEADERS.projectId]: project.id,
    [HEADERS.accessType]: "client",
    [KEY_HEADERS.client]: KEYS(project.id).client,
    [HEADERS.accessToken]: person.accessToken,
  };
  return project.service.fetch(new Request(`http://service.test${path}`, { headers }));
};

describe("a call of the protocol", () => {
  it.each(["/api/v1/users/me", "/api/latest/users/me", "/api/v1/users/me/"])(
    "is found at %s",
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ id: person.userId });
    },
  );

  it.each(["/api/v1", "/api/v1/", "/api/latest"])(
    "answers at the base itself: %s",
    async (path) => {
      expect((await get(path)).status).toBe(200);
    },
  );

  it.each([
    "/api",
    "/api/v1users/me",
    "/api/v10/users/me",
    "/api/v2/users/me",
    "/api/v1/users/me/x",
    "/users/me",
  ])("is not found at %s", async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe(`There is nothing at ${path}.`);
  });

  it("is found where newer clients look for the project", async () => {
    const call = (method: string, level: "client" | "admin", body?: object) =>
      project.call(method, "/internal/projects/current", { level, body });
    expect(await call("PATCH", "admin", { display_name: "Renamed" })).toMatchObject({
      status: 200,
      body: { id: project.id, display_name: "Renamed" },
    });
    expect((await call("GET", "admin")).body.config).toHaveProperty("domains");
    expect((await call("GET", "client")).body.config).not.toHaveProperty("domains");
    expect((await call("PATCH", "client", { display_name: "x" })).status).toBe(401);
  });

  it("that has a path of its own is not taken for one with a parameter", async () => {
    // The first ends the session whose token it is given; the second would look for one called
    // "current".
    const ended = await project.call("DELETE", "/auth/sessions/current", {
      token: person.accessToken,
      refreshToken: person.refreshToken,
    });
    expect(ended.status).toBe(200);
    expect(
      (
        await project.call("POST", "/auth/sessions/current/refresh", {
          refreshToken: person.refreshToken,
        })
      ).code,
    ).toBe("REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED");
  });

  it("whose path is known by another method alone is refused", async () => {
    expect((await project.call("PUT", "/users/me", { token: person.accessToken })).status).toBe(
      405,
    );
  });
});
