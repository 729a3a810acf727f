import { stackServerApp } from "../../../stack";

export async function GET() {
  const user = await stackServerApp.getUser();
  return Response.json({ email: user?.primaryEmail });
}
