import type { World } from "./world.js";

/** An id that nothing has. */
const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";

/** The parts of paths, by their names. */
export const paramsOf = (world: World): Readonly<Record<string, string>> => ({
  project_id: world.projectId,
  user_id: world.accounts.self.id,
  team_id: world.teamId,
  contact_channel_id: world.channelId,
  session_id: world.sessionId,
  passkey_id: world.passkeyId,
  invitation_id: world.invitationId,
  domain_id: world.domainId,
  api_key_id: world.apiKeyId,
  provider_id: "github",
  account_id: "github",
  permission_id: "reader",
  role_id: "keeper",
  type: "magic_link",
  // No job of this project: those who may get a 404.
  job_id: UNKNOWN_ID,
  mail_id: UNKNOWN_ID,
  delivery_id: UNKNOWN_ID,
  endpoint_id: UNKNOWN_ID,
  key_id: "unknown",
  notification_category_id: "marketing",
  customer_type: "user",
  customer_id: "unknown",
});
