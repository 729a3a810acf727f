import { CredentialSignIn } from "@stackkit/next";
import { signIn } from "./actions";

/** A sign-in page of the app's own: static, with a form that is sent to an action of the app's own. */
export default function OwnSignInPage() {
  return (
    <main>
      <h1>Welcome back</h1>
      <CredentialSignIn action={signIn} />
    </main>
  );
}
