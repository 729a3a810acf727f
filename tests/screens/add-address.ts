import { newEmail } from "../support/addresses.js";
import type { startStage } from "./stage.js";

/** Adds an address to the person: not verified and not for signing in, unless `fields` say otherwise. */
export async function addAddress(
  stage: ReturnType<typeof startStage>,
  fields: object = {},
): Promise<string> {
  const value = newEmail();
  await stage.server("POST", "/contact-channels", {
    user_id: stage.me.id,
    type: "email",
    value,
    used_for_auth: false,
    ...fields,
  });
  return value;
}
