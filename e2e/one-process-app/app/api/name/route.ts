import { stackServerApp } from "../../../stack";

export async function PUT(request: Request) {
  const user = await stackServerApp.getUser({ or: "unauthorized" });
  await user.update({ displayName: (await request.text()).slice(0, 100) });
  return new Response(null, { status: 204 });
}
