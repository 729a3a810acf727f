"use client";

import { useStackApp, useUser } from "@stackframe/stack";
import { KnownErrors } from "@stackframe/stack-shared";
import { useState } from "react";

export function Rename() {
  const app = useStackApp();
  const user = useUser({ or: "redirect" });
  const [problem, setProblem] = useState("");

  async function checkPassword(password: string) {
    const result = await app.signInWithCredential({
      email: user.primaryEmail ?? "",
      password,
      noRedirect: true,
    });
    if (result.status === "error" && result.error instanceof KnownErrors.EmailPasswordMismatch)
      setProblem("That is not your password.");
  }

  return (
    <section>
      <p>{user.displayName || "No name yet"}</p>
      <button type="button" onClick={() => user.setDisplayName("Grace")}>
        Call me Grace
      </button>
      <button type="button" onClick={() => checkPassword("a wrong one")}>
        Check a password
      </button>
      <p role="status">{problem}</p>
      <a href={app.urls.accountSettings}>Settings</a>
    </section>
  );
}
