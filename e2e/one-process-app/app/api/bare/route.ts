import { headers } from "next/headers";

/** Reads the request, and nothing of the service. */
export async function GET() {
  return Response.json({ agent: (await headers()).get("user-agent") });
}
