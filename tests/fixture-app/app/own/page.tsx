import { Brand } from "./brand";
import { SignInForm } from "./sign-in-form";

export default function OwnPage() {
  return (
    <Brand>
      <SignInForm />
    </Brand>
  );
}
