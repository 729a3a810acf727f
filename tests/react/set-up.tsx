import { StackProvider } from "@stackkit/next";
import { act, render } from "@testing-library/react";
import { Component, type ReactNode, Suspense } from "react";
import type { StackClientApp } from "../../src/app/apps/client-app.js";
import { CALLBACK, newEmail } from "../support/addresses.js";

/** Shows an error instead of what threw it. */
export class Caught extends Component<
  { readonly children: ReactNode },
  { readonly error: Error | null }
> {
  override state = { error: null as Error | null };
  static getDerivedStateFromError(error: Error) {
    return { error };
  }
  override render() {
    return this.state.error === null ? (
      this.props.children
    ) : (
      <p>caught {this.state.error.message}</p>
    );
  }
}

/** Renders components under a provider, and waits until nothing suspends for now. */
export async function show(
  app: StackClientApp<true>,
  children: ReactNode,
  user?: Promise<object | null>,
) {
  const tree = (
    <Caught>
      <StackProvider app={app} user={user}>
        <Suspense fallback="waiting">{children}</Suspense>
      </StackProvider>
    </Caught>
  );
  return act(async () => render(tree));
}

/** Signs a new user up in an app. Returns their address. */
export async function signUp(app: StackClientApp<true, string>): Promise<string> {
  const email = newEmail();
  const result = await app.signUpWithCredential({
    email,
    password: "correct horse battery",
    verificationCallbackUrl: CALLBACK,
    noRedirect: true,
  });
  if (result.status === "error") throw result.error;
  return email;
}
