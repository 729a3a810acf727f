import { expireTags, userTag } from "@stackkit/next/server";
import { writeNote } from "../../../../data/note-store";
import { stackServerApp } from "../../../../stack";

export async function POST(request: Request) {
  const user = await stackServerApp.getUser({ or: "unauthorized" });
  await writeNote(user.id, await request.text());
  await expireTags(userTag(user.id));
  return Response.json({ ok: true });
}
