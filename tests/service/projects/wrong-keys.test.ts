import { StackServerApp } from "@stackkit/next/server";
import { expect, it } from "vitest";
import { serveTestProject } from "../../support/service.js";

const project = serveTestProject({}, { port: 0 });

const messageOf = async (
  changes: object,
  call: (app: StackServerApp<true>) => Promise<unknown>,
) => {
  const app = new StackServerApp({
    tokenStore: null,
    ...project.serverOptions,
    ...changes,
  });
  return call(app as StackServerApp<true>).then(
    () => "no error",
    (error: Error) => error.message,
  );
};

it("a wrong secret server key names its variable, and the command that makes a new one", async () => {
  const message = await messageOf({ secretServerKey: "ssk_wrong" }, (app) => app.listUsers());
  expect(message).toContain(`not valid for the project "${project.id}"`);
  expect(message).toContain("STACK_SECRET_SERVER_KEY");
  expect(message).toContain("npx @stackkit/service keys create");
});

it("a revoked one does, too", async () => {
  const made = await project.call("POST", "/internal/api-keys", {
    level: "admin",
    body: {
      description: "ci",
      expires_at_millis: Date.now() + 3_600_000,
      has_publishable_client_key: false,
      has_secret_server_key: true,
      has_super_secret_admin_key: false,
    },
  });
  const { id, secret_server_key: secretServerKey } = made.body;
  expect(await messageOf({ secretServerKey }, (app) => app.listUsers())).toBe("no error");
  await project.call("PATCH", `/internal/api-keys/${id}`, {
    level: "admin",
    body: { revoked: true },
  });
  expect(await messageOf({ secretServerKey }, (app) => app.listUsers())).toMatch(
    /revoked.*STACK_SECRET_SERVER_KEY.*keys create/,
  );
});

it("a wrong publishable key names its variable, and that of the project", async () => {
  const { body } = await project.call("GET", "/projects/current", {
    headers: { "x-stack-publishable-client-key": "pck_wrong" },
  });
  for (const name of ["STACK_PUBLISHABLE_CLIENT_KEY", "STACK_PROJECT_ID", "keys create"])
    expect(body.error).toContain(name);
});

it("an untrusted address is named, with the setting and where it is", async () => {
  const { body } = await project.call("POST", "/auth/password/send-reset-code", {
    body: { email: "ada@example.com", callback_url: "https://shop.example.com/reset" },
  });
  expect(body.code).toBe("REDIRECT_URL_NOT_WHITELISTED");
  for (const words of [
    "https://shop.example.com is not on the project's list",
    '{ domain: "https://shop.example.com", handlerPath: "/handler" }',
    "createService({ project: { config } })",
    "STACKKIT_PUBLIC_URL",
  ])
    expect(body.error).toContain(words);
});
