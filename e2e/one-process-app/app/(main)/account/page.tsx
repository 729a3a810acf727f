import { Suspense } from "react";
import { stackServerApp } from "../../../stack";

async function Account() {
  const user = await stackServerApp.getUser({ or: "redirect" });
  const [teams, { length }] = await Promise.all([user.listTeams(), stackServerApp.listUsers()]);
  return (
    <>
      <h1>{user.primaryEmail}</h1>
      <p>{`${teams.length} teams, ${length === 0 ? "no" : "some"} users`}</p>
    </>
  );
}

export default function AccountPage() {
  return (
    <main>
      <Suspense fallback={<p>…</p>}>
        <Account />
      </Suspense>
    </main>
  );
}
