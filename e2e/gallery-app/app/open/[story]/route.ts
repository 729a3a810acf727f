import { COOKIES, refreshCookie } from "@stackkit/next/protocol";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { projectIdOf } from "../../../gallery/people";
import { STORIES } from "../../../gallery/stories";

const STATE = "gallery";

/** Signs in the user of a story, or starts its sign-in with a provider, and redirects to it. */
export async function GET(_request: Request, { params }: { params: Promise<{ story: string }> }) {
  const { story } = await params;
  const { person = "signedOut", callback } = STORIES[story] ?? {};
  if (person !== "signedOut") (await cookies()).set(refreshCookie(projectIdOf(person)), person);
  if (callback) (await cookies()).set(COOKIES.oauthOuterPrefix + STATE, "verifier");
  redirect(`/${story}${callback ? `?code=code&state=${STATE}` : ""}`);
}
