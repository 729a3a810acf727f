import { newEmail } from "./addresses.js";
import type { TestProject } from "./service.js";

/** Makes a user of a verified address as the app's server does. `fields` differ from the usual ones. */
export async function createUser(
  project: TestProject,
  fields: object = {},
): Promise<{ email: string; id: string }> {
  const email = newEmail();
  const { status, body } = await project.call("POST", "/users", {
    level: "server",
    body: {
      primary_email: email,
      primary_email_verified: true,
      primary_email_auth_enabled: true,
      ...fields,
    },
  });
  if (status !== 201)
    throw new Error(`creating a user answered ${status}: ${JSON.stringify(body)}`);
  return { email, id: body.id };
}
