import { stackServerApp } from "../../../stack";

// The answer belongs to one person, so no cache on the way may keep it.
const PRIVATE = { "cache-control": "private, no-store", vary: "cookie, x-stack-auth" };

/** The caller, for the page's own scripts (cookies) and other clients (`user.getAuthHeaders()`). */
export async function GET(request: Request) {
  const user = await stackServerApp.getUser({ tokenStore: request });
  if (user === null) {
    const error = {
      code: "NOT_SIGNED_IN",
      message: "Sign in first, then send the session's cookies or its x-stack-auth header.",
      signInUrl: stackServerApp.urls.signIn,
    };
    return Response.json({ error }, { status: 401, headers: PRIVATE });
  }
  const { id, displayName, primaryEmail, primaryEmailVerified, selectedTeam } = user;
  const team =
    selectedTeam === null ? null : { id: selectedTeam.id, displayName: selectedTeam.displayName };
  return Response.json(
    { id, displayName, primaryEmail, primaryEmailVerified, team },
    { headers: PRIVATE },
  );
}
