import type { Metadata } from "next";
import Link from "next/link";
import { Footnote } from "../../../components/footnote";
import { ProfileForm } from "../../../components/profile-form";
import { stackServerApp } from "../../../stack";

export const metadata: Metadata = { title: "Your profile" };

export default async function ProfilePage() {
  await stackServerApp.getUser({ or: "redirect" });
  return (
    <>
      <main className="page" id="content" data-width="text">
        <div className="page-head" data-split>
          <div>
            <h1>Your profile</h1>
            <p>How the others see you.</p>
          </div>
          <Link className="button" href={stackServerApp.urls.accountSettings}>
            Account settings
          </Link>
        </div>
        <ProfileForm />
      </main>
      <Footnote page="you" />
    </>
  );
}
