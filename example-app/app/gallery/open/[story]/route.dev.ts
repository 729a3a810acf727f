import { refreshCookie } from "@stackkit/next/protocol";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { projectIdOf } from "../../../../gallery/people";
import { STORIES } from "../../../../gallery/stories";

/** Signs in the user of a story and redirects to it. */
export async function GET(_request: Request, { params }: { params: Promise<{ story: string }> }) {
  const { story } = await params;
  const person = STORIES[story]?.person ?? "signedOut";
  if (person !== "signedOut") (await cookies()).set(refreshCookie(projectIdOf(person)), person);
  redirect(`/gallery/${story}`);
}
