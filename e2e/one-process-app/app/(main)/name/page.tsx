"use client";

import { useUser } from "@stackkit/next";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { Suspense } from "react";

function Name() {
  return <h1>Name: {useUser()?.displayName ?? "none"}</h1>;
}

/** Shows a name that is changed elsewhere than in this page. */
export default function NamePage() {
  const router = useRouter();
  async function rename() {
    await fetch("/api/name", { method: "PUT", body: "Grace" });
    router.refresh();
  }
  return (
    <main>
      <Suspense fallback={<p>…</p>}>
        <Name />
      </Suspense>
      <button type="button" onClick={rename}>
        By a route
      </button>
      <Link href="/name?to=Bea" prefetch={false}>
        By the proxy
      </Link>
    </main>
  );
}
