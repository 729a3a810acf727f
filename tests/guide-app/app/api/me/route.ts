import { stackServerApp } from "../../../stack";

export async function GET(request: Request) {
  const user = await stackServerApp.getUser({ tokenStore: request });
  if (user === null) return Response.json({ error: "Sign in first." }, { status: 401 });
  return Response.json({ id: user.id, name: user.displayName });
}
