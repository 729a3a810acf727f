import { createServer } from "node:http";
import { verifyWebhook } from "@stackkit/next/server";
import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { listen } from "../support/listen.js";
import { startTestProject } from "../support/service.js";

const SECRET = `whsec_${Buffer.from("a secret of some length").toString("base64")}`;
const MEMBERSHIP = JSON.stringify({
  type: "team_membership.created",
  data: { team_id: "t", user_id: "u" },
});

function signed(
  body: string,
  { at = new Date(), secret = SECRET, prefix = "webhook-" } = {},
): Request {
  const signature = new Webhook(secret).sign("msg_1", at, body);
  const headers = {
    [`${prefix}id`]: "msg_1",
    [`${prefix}timestamp`]: String(Math.floor(at.getTime() / 1000)),
    [`${prefix}signature`]: signature,
  };
  return new Request("https://app.example/hooks", { method: "POST", body, headers });
}

describe("verifyWebhook()", () => {
  it("reads what the service signed, in the developer's names", async () => {
    expect(await verifyWebhook(signed(MEMBERSHIP), SECRET)).toEqual({
      type: "team_membership.created",
      data: { teamId: "t", userId: "u" },
    });
  });

  it.each([undefined, ""])("says what to do without a secret: %s", async (secret) => {
    await expect(
      verifyWebhook(new Request("http://localhost/", { method: "POST" }), secret),
    ).rejects.toThrow("Set its variable");
  });

  it("reads a delivery of a Svix server too, and one signed with the old secret and the new", async () => {
    expect((await verifyWebhook(signed(MEMBERSHIP, { prefix: "svix-" }), SECRET)).type).toBe(
      "team_membership.created",
    );
    const request = signed(MEMBERSHIP);
    request.headers.set("webhook-signature", `v1,AAAA ${request.headers.get("webhook-signature")}`);
    expect((await verifyWebhook(request, SECRET)).type).toBe("team_membership.created");
  });

  it.each([
    [
      "another secret",
      () => signed(MEMBERSHIP, { secret: `whsec_${btoa("quite another secret")}` }),
    ],
    [
      "a delivery of six minutes ago",
      () => signed(MEMBERSHIP, { at: new Date(Date.now() - 360_000) }),
    ],
    [
      "a body that was changed",
      () =>
        new Request(signed(MEMBERSHIP), { body: MEMBERSHIP.replace('"u"', '"v"'), method: "POST" }),
    ],
    [
      "no headers",
      () => new Request("https://app.example/hooks", { method: "POST", body: MEMBERSHIP }),
    ],
    [
      "an event of another version",
      () => signed(JSON.stringify({ type: "planet.created", data: {} })),
    ],
    ["a body that is no JSON", () => signed("hello")],
  ])("refuses %s", async (_, request) => {
    await expect(verifyWebhook(request(), SECRET)).rejects.toMatchObject({
      code: "WEBHOOK_REJECTED",
    });
  });

  it("reads what a real service delivers", async () => {
    const events: unknown[] = [];
    const receiver = createServer(async (incoming, answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      const request = new Request("https://app.example/hooks", {
        method: "POST",
        body: Buffer.concat(chunks),
        headers: incoming.headers as Record<string, string>,
      });
      events.push(await verifyWebhook(request, SECRET).catch((error: unknown) => error));
      answer.writeHead(204).end();
    });
    const url = `http://127.0.0.1:${await listen(receiver)}/`;
    const project = await startTestProject({}, { webhooks: [{ url, secret: SECRET }] });
    const { userId } = await project.signUp();
    await expect
      .poll(() => events[0])
      .toMatchObject({ type: "user.created", data: { id: userId, primaryEmailVerified: false } });
    await project.service.stop();
    receiver.close();
  });
});
