import { CredentialSignIn } from "@stackkit/next";
import { signIn } from "./actions";

/** The app's own static sign-in page, with a form that posts to the app's own action. */
export default function OwnSignInPage() {
  return (
    <main>
      <h1>Welcome back</h1>
      <CredentialSignIn action={signIn} />
    </main>
  );
}
