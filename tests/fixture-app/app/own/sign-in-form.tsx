"use client";

import { useCredentialSignIn, useFailureText } from "@stackkit/next";

export function SignInForm() {
  const signIn = useCredentialSignIn();
  const problem = useFailureText(signIn.state.failure, signIn.busy);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        signIn.submit(new FormData(event.currentTarget));
      }}
    >
      <label>
        Email <input name="email" type="email" autoComplete="username" required />
      </label>
      <label>
        Password <input name="password" type="password" autoComplete="current-password" required />
      </label>
      <p role="alert">{problem}</p>
      <button type="submit" disabled={signIn.busy}>
        Sign in
      </button>
    </form>
  );
}
