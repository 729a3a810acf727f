import { refreshCookie } from "@stackkit/next/protocol";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { projectIdOf } from "../../../../gallery/people";
import { SCENES } from "../../../../gallery/scenes";

/** Signs in whom a scene is about, and goes there. */
export async function GET(_request: Request, { params }: { params: Promise<{ scene: string }> }) {
  const { scene } = await params;
  const person = SCENES[scene]?.person ?? "nobody";
  if (person !== "nobody") (await cookies()).set(refreshCookie(projectIdOf(person)), person);
  redirect(`/gallery/${scene}`);
}
