import { expect, it } from "vitest";
import { parseConfigFile } from "../../../service/src/settings/config-file.js";
import { serveTestProject } from "../../support/service.js";
import { countCases, describeSuite } from "../support.js";

const MANY = 150_000;
const MAX_BYTES = 16_384;

const keysOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index.toString(36)}`, 0]));

const project = serveTestProject();

describeSuite(
  "abuse: problem lists",
  "bodies and configurations with more mistakes than anyone reads",
  () => {
    it("B17: a body with a great many unknown keys is refused in a few lines, and never fails the service", async () => {
      const { userId, accessToken: token } = await project.signUp();
      const calls = [
        ["POST", "/users", "server", (keys: object) => keys],
        ["PATCH", `/users/${userId}`, "server", (keys: object) => keys],
        ["PATCH", "/users/me", "client", (keys: object) => keys],
        ["PATCH", "/projects/current", "admin", (keys: object) => keys],
        ["PATCH", "/projects/current", "admin", (keys: object) => ({ config: keys })],
        [
          "PATCH",
          "/projects/current",
          "admin",
          (keys: object) => ({ config: { email_config: keys } }),
        ],
        [
          "PATCH",
          "/projects/current",
          "admin",
          (keys: object) => ({ config: { domains: Object.keys(keys) } }),
        ],
        ["POST", "/auth/password/sign-in", "client", (keys: object) => keys],
      ] as const;
      for (const count of [1000, 5000, MANY]) {
        const keys = keysOf(count);
        for (const [method, path, level, bodyOf] of calls) {
          const { status, body } = await project.call(method, path, {
            level,
            token,
            body: bodyOf(keys),
          });
          expect([400, 413], `${method} ${path} with ${count}`).toContain(status);
          const text = typeof body === "string" ? body : JSON.stringify(body);
          expect(text.length, `${method} ${path} with ${count}`).toBeLessThan(MAX_BYTES);
        }
      }
      countCases(3 * calls.length);
    });

    it("B17: of a short list every problem is named", async () => {
      const { code, body } = await project.call("POST", "/auth/password/sign-in", {
        body: { a: 1, b: 2 },
      });
      expect(code).toBe("SCHEMA_ERROR");
      for (const line of [
        "email must be defined",
        "password must be defined",
        "a is not a known field",
        "b is not",
      ])
        expect(JSON.stringify(body)).toContain(line);
      expect(JSON.stringify(body)).not.toContain("more");
    });

    it("B17: a configuration with a great many mistakes names the first of them", () => {
      const keys = keysOf(MANY);
      const files = [
        keys,
        { projects: Object.keys(keys) },
        { projects: [{ id: "internal", displayName: "x", config: keys }] },
        { webhooks: Object.keys(keys).map(() => ({})) },
      ];
      for (const file of files) {
        let message = "";
        try {
          parseConfigFile(JSON.stringify(file), "stackkit.json");
        } catch (error) {
          ({ message } = error as Error);
        }
        expect(message).toContain("The configuration file stackkit.json has mistakes:\n- ");
        expect(message.length).toBeLessThan(MAX_BYTES);
      }
      countCases(files.length);
    });
  },
);
