import { stackServerApp } from "@/stack";

/**
 * A route handler, asked by the app's own pages (cookies) and by others (the `x-stack-auth`
 * header).
 */
export async function GET(request: Request): Promise<Response> {
  const tokenStore = request.headers.has("x-stack-auth") ? request : "nextjs-cookie";
  const user = await stackServerApp.getUser({ from: "token", tokenStore });
  return Response.json({ id: user?.id ?? null }, { status: user ? 200 : 401 });
}
