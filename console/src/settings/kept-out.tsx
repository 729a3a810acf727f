import type { ProjectSettings } from "./use-config.js";

type Method = "password" | "code" | "passkey" | "provider";

/** Says who is kept out if a method is switched off. No list can count them yet. */
export const KeptOut = ({
  method,
  settings,
}: {
  readonly method: Method;
  readonly settings: ProjectSettings;
}) => (
  <p>
    People with no other way to sign in that stays on can’t sign in any more.{" "}
    {wayByMail(method, settings)} Sessions that are open stay open.
  </p>
);

/** The way in that all have whose address is verified. */
function wayByMail(method: Method, { config }: ProjectSettings): string | undefined {
  if (method !== "code" && config.magicLinkEnabled)
    return "Those with a verified address still can, by an email code.";
  if (method !== "password" && config.credentialEnabled)
    return "Those with a verified address still can, by the email that resets a password.";
  return undefined;
}
