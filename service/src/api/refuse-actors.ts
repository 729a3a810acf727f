import {
  activity,
  apiKeys,
  cliLogin,
  contactChannels,
  KnownErrors,
  type Operation,
  oauth,
  projects,
  sessions,
  suspendedAccess,
  teamApiKeys,
  teamDomains,
  teamJoinRequests,
  teamOffers,
  trustedDevices,
  userApiKeys,
  users,
  webhookEndpoints,
} from "@stackkit/next/protocol/internal";
import type { Caller } from "../http/caller.js";

/** What a user is called, and what the app stores about them. All else protects the account. */
const OF_PROFILE: ReadonlySet<string> = new Set([
  "displayName",
  "profileImageUrl",
  "clientMetadata",
  "clientReadOnlyMetadata",
  "serverMetadata",
  "selectedTeamId",
]);

/**
 * Operations that only the user makes, beside those that need a fresh sign-in of theirs. Others are
 * open to those who act in a session.
 */
const REFUSED: ReadonlySet<Operation> = new Set<Operation>([
  users.delete,
  activity.report,
  contactChannels.update,
  sessions.delete,
  sessions.createActingLink,
  cliLogin.complete,
  oauth.createLinkTicket,
  suspendedAccess.sendCode,
  suspendedAccess.resolve,
  teamApiKeys.delete,
  trustedDevices.delete,
  userApiKeys.delete,
  teamDomains.create,
  teamDomains.update,
  teamDomains.verify,
  teamOffers.accept,
  teamJoinRequests.accept,
  projects.create,
  projects.listOwned,
  apiKeys.create,
  webhookEndpoints.create,
  webhookEndpoints.change,
  webhookEndpoints.rollSecret,
  webhookEndpoints.delete,
]);

const needsFreshSignIn = ({ errors }: Operation): boolean =>
  (errors as readonly string[]).includes("FRESH_SESSION_REQUIRED");

/** Whether a change of a user is about how the account is protected. */
export const changesProtection = (body: unknown): boolean =>
  Object.entries(body ?? {}).some(([name, value]) => value !== undefined && !OF_PROFILE.has(name));

/** Whether an operation is for the user alone, with what was sent. */
export function refusesActors(operation: Operation, body: unknown): boolean {
  if (operation === users.update) return changesProtection(body);
  return REFUSED.has(operation) || needsFreshSignIn(operation);
}

/** Throws `ACTOR_REFUSED` if an actor of the caller's session must not do this. */
export function requireNoActor(
  operation: Operation,
  { sessionActor }: Pick<Caller, "sessionActor">,
  body: unknown,
): void {
  if (sessionActor && refusesActors(operation, body)) throw new KnownErrors.ActorRefused();
}
