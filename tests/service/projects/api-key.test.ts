import { randomUUID } from "node:crypto";
import { operations } from "@stackkit/next/protocol";
import { describe, expect, it } from "vitest";
import { serveTestProject, startTestProject, TestClock } from "../../support/service.js";

const clock = new TestClock();
const project = serveTestProject({}, { clock });

const path = operations.apiKeys.list.path;
const whole = {
  description: "ci",
  has_publishable_client_key: true,
  has_secret_server_key: true,
  has_super_secret_admin_key: true,
};
const create = (body: object = {}) =>
  project.call("POST", path, {
    level: "admin",
    body: { ...whole, expires_at_millis: clock.now() + 60_000, ...body },
  });
const use = (key: string) =>
  project.call("GET", operations.projects.current.path, {
    headers: { "x-stack-publishable-client-key": key },
  });

describe("API keys", () => {
  it("are shown whole once, and answer 200", async () => {
    const { status, body } = await create();
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(String),
      description: "ci",
      created_at_millis: clock.now(),
      expires_at_millis: clock.now() + 60_000,
      publishable_client_key: expect.stringMatching(/^pck_[0-9a-z]{45}$/),
      secret_server_key: expect.stringMatching(/^ssk_[0-9a-z]{45}$/),
      super_secret_admin_key: expect.stringMatching(/^sak_[0-9a-z]{45}$/),
    });
    const later = await project.call("GET", `${path}/${body.id}`, { level: "admin" });
    expect(later.body).toEqual({
      id: body.id,
      description: "ci",
      created_at_millis: body.created_at_millis,
      expires_at_millis: body.expires_at_millis,
      publishable_client_key: { last_four: body.publishable_client_key.slice(-4) },
      secret_server_key: { last_four: body.secret_server_key.slice(-4) },
      super_secret_admin_key: { last_four: body.super_secret_admin_key.slice(-4) },
    });
  });

  it("have only the requested keys", async () => {
    const { body } = await create({
      has_secret_server_key: false,
      has_super_secret_admin_key: false,
    });
    expect(Object.keys(body).sort()).toEqual([
      "created_at_millis",
      "description",
      "expires_at_millis",
      "id",
      "publishable_client_key",
    ]);
    const later = await project.call("GET", `${path}/${body.id}`, { level: "admin" });
    expect(later.body).not.toHaveProperty("secret_server_key");
  });

  it("are listed newest first", async () => {
    clock.advance(1000);
    const { body } = await create({ description: "newest" });
    const list = await project.call("GET", path, { level: "admin" });
    expect(list.body).toMatchObject({ is_paginated: false });
    expect(list.body.items[0]).toMatchObject({ id: body.id, description: "newest" });
  });

  it("are stored as hashes", async () => {
    const { body } = await create();
    expect(
      JSON.stringify(await project.service.context.db.selectFrom("api_keys").selectAll().execute()),
    ).not.toContain(body.secret_server_key.slice(4, 40));
  });

  it("are renamed, and revoked once and for good", async () => {
    const { body } = await create();
    const at = `${path}/${body.id}`;
    expect((await use(body.publishable_client_key)).status).toBe(200);
    expect(
      (await project.call("PATCH", at, { level: "admin", body: { description: "renamed" } })).body
        .description,
    ).toBe("renamed");
    const revoked = await project.call("PATCH", at, { level: "admin", body: { revoked: true } });
    expect(revoked.body).toMatchObject({
      description: "renamed",
      manually_revoked_at_millis: clock.now(),
    });
    expect((await use(body.publishable_client_key)).code).toBe("INVALID_PUBLISHABLE_CLIENT_KEY");
    expect(
      (await project.call("PATCH", at, { level: "admin", body: { revoked: false } })).code,
    ).toBe("SCHEMA_ERROR");
    clock.advance(5000);
    expect(
      (await project.call("PATCH", at, { level: "admin", body: { revoked: true } })).body
        .manually_revoked_at_millis,
    ).toBe(revoked.body.manually_revoked_at_millis);
  });

  it("end when they expire", async () => {
    const { body } = await create({ expires_at_millis: clock.now() + 1000 });
    clock.advance(1000);
    expect((await use(body.publishable_client_key)).code).toBe("INVALID_PUBLISHABLE_CLIENT_KEY");
  });

  it("that are unknown answer API_KEY_NOT_FOUND", async () => {
    for (const method of ["GET", "PATCH"]) {
      const { status, code } = await project.call(method, `${path}/${randomUUID()}`, {
        level: "admin",
        ...(method === "PATCH" && { body: {} }),
      });
      expect([status, code]).toEqual([404, "API_KEY_NOT_FOUND"]);
    }
  });

  it("of another project are unknown here", async () => {
    const other = await startTestProject();
    const { body } = await other.call("POST", path, {
      level: "admin",
      body: { ...whole, expires_at_millis: Date.now() + 60_000 },
    });
    expect((await project.call("GET", `${path}/${body.id}`, { level: "admin" })).code).toBe(
      "API_KEY_NOT_FOUND",
    );
    await other.service.stop();
  });

  it("need every field of their creation", async () => {
    const { code, body } = await project.call("POST", path, { level: "admin", body: {} });
    expect(code).toBe("SCHEMA_ERROR");
    for (const name of [...Object.keys(whole), "expires_at_millis"])
      expect(body.error).toContain(`body.${name} must be defined`);
  });

  it("are for administrators only", async () => {
    for (const level of ["client", "server"] as const)
      expect((await project.call("GET", path, { level })).code).toBe("INSUFFICIENT_ACCESS_TYPE");
  });
});
