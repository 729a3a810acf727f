import { verifyWebhook, type WebhookEvent, type WebhookEventType } from "@stackkit/next/server";

const WATCHED: readonly WebhookEventType[] = ["user.created", "user.deleted"];

/** A route that the service tells of changes. */
export async function POST(request: Request): Promise<Response> {
  const { type }: WebhookEvent = await verifyWebhook(request, "whsec_Zml4dHVyZQ==");
  return Response.json({ watched: WATCHED.includes(type) });
}
