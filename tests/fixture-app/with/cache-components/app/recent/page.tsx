import { expireTags, teamTag, userTag } from "@stackkit/next/server";
import { cacheLife, cacheTag } from "next/cache";
import { Suspense } from "react";
import { stackServerApp } from "@/stack";

/**
 * What only this person may see, kept in their own browser: the recipe for the user under
 * cacheComponents.
 */
async function readVisitor(): Promise<{ id: string; name: string | null } | null> {
  "use cache: private";
  cacheLife({ stale: 60 });
  const user = await stackServerApp.getUser();
  if (user === null) return null;
  cacheTag(userTag(user.id));
  if (user.selectedTeam) cacheTag(teamTag(user.selectedTeam.id));
  return { id: user.id, name: user.displayName };
}

async function forget(): Promise<void> {
  "use server";
  const user = await stackServerApp.getUser({ or: "throw", from: "token" });
  await expireTags(userTag(user.id));
}

async function Recent() {
  const visitor = await readVisitor();
  return (
    <form action={forget}>
      <p data-visitor>{visitor ? `Signed in as ${visitor.name}` : "Nobody is signed in"}</p>
      <button type="submit">Forget</button>
    </form>
  );
}

export default function RecentPage() {
  return (
    <main>
      <h1>Recent</h1>
      <Suspense fallback={<p>One moment</p>}>
        <Recent />
      </Suspense>
    </main>
  );
}
