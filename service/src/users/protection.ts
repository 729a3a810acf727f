import { canonicalEmail } from "@stackkit/next/protocol/internal";
import { createCode } from "../codes/verification-codes.js";
import { PlainError } from "../core/plain-error.js";
import { hashOf } from "../core/random.js";
import { MINUTE } from "../core/time.js";
import type { Database } from "../db/database.js";
import type { AuthEvent } from "../http/context/auth-events.js";
import type { ProtectionChange } from "../http/context/mail.js";
import { isServer } from "../http/own-user.js";
import type { HandlerContext } from "../http/route.js";
import { countInWindows } from "../limits/counters.js";
import { senderOf } from "../mail/sender.js";
import { originOfEvent } from "./auth-events/origin-of-event.js";
import { insertAuthEvents } from "./auth-events/table.js";
import { type ContactChannel, listChannels } from "./contact-channels.js";
import { listFormerAddresses, OBJECTION_MILLIS, ownersAddresses } from "./former-addresses.js";
import { writeNoticeTo } from "./notice.js";
import { lineUp, MAX_WAITING } from "./notifications/waiting.js";

/** Changes of one account's protection by clients per window. More are refused, none is silent. */
export const MAX_PROTECTION_CHANGES = 20;
const CHANGES_WINDOW_MILLIS = 15 * MINUTE;

/** Addresses that one change is mailed to, those that may object first. */
const MAX_RECIPIENTS = 20;

/** A change of how an account is protected. */
export interface ProtectionEvent {
  readonly type: ProtectionChange;
  /** The address that the change is about. */
  readonly email?: string | undefined;
  /** The provider that the change is about. */
  readonly providerId?: string | undefined;
  /** When the change began, if rows that it made are compared with it. Default: now. */
  readonly at?: number | undefined;
}

type Call = Pick<HandlerContext, "context" | "project" | "info" | "level">;

/**
 * Tells of changes of an account's protection, in their transaction: all its verified addresses,
 * and those that it lost within two weeks. Those of the owner get a link that undoes the change.
 * Throws a plain 429 for a client's twenty-first change in a quarter of an hour.
 */
export async function announceProtection(
  tx: Database,
  call: Call,
  userId: string,
  events: readonly ProtectionEvent[],
): Promise<void> {
  for (const event of events) {
    if (!isServer(call)) await requireRoomForChange(tx, call, userId);
    await insertAuthEvents(tx, call.context.vault, [eventOfChange(call, userId, event)]);
    await announceOne(tx, call, userId, event);
  }
}

/**
 * Tells of a deletion by a job, in its transaction. Mails of thousands of deletions are due one after
 * the other, so that no code waits behind them. Those that would find too many waiting are left out.
 */
export async function announceDeletionByJob(
  tx: Database,
  { context, project }: Pick<Call, "context" | "project">,
  userId: string,
): Promise<void> {
  const { settings, vault, clock } = context;
  const sender = senderOf(project, settings, vault);
  // They would be stored for good, since none is sent.
  if (!sender.server && !sender.byApp && !settings.mailbox) return;
  const type = "account_deleted";
  const { waiting, times } = await lineUp(tx, project.id, type, clock.now(), 1);
  if (waiting >= MAX_WAITING) return;
  const call = { context, project, level: "admin", info: undefined } as const;
  await announceOne(tx, call, userId, { type }, times[0]);
}

/** Written with the change, since it must not happen without a trace. */
const eventOfChange = (
  { context, project, info }: Call,
  userId: string,
  { type, email }: ProtectionEvent,
): AuthEvent => ({
  ...originOfEvent(context, info, project.id),
  projectId: project.id,
  userId,
  address: email === undefined ? null : canonicalEmail(email),
  type: "protection",
  method: type,
  outcome: "done",
  reason: null,
  sessionId: null,
});

async function announceOne(
  tx: Database,
  call: Omit<Call, "info"> & { readonly info: Call["info"] | undefined },
  userId: string,
  event: ProtectionEvent,
  dueAt?: number,
): Promise<void> {
  const { context, project, info } = call;
  const { type, email, providerId } = event;
  const now = context.clock.now();
  const { at = now } = event;
  const channels = await listChannels(tx, project.id, { userId });
  const former = await listFormerAddresses(tx, project.id, userId, now - OBJECTION_MILLIS);
  // The reader of an address that was just verified has just done so.
  const own =
    type === "address_verified" && email !== undefined ? canonicalEmail(email) : undefined;
  const addresses = new Map(
    [...former, ...channels.filter(({ isVerified }) => isVerified)]
      .map(({ value }) => [canonicalEmail(value), value] as const)
      .filter(([canonical]) => canonical !== own),
  );
  if (addresses.size === 0) return;
  const owners = await ownersAddresses(tx, project.id, userId, now, event);
  const mayObject = (canonical: string): boolean => owners.has(canonical);
  // A deleted account has nothing that a link could bring back.
  const code =
    type === "account_deleted" || ![...addresses.keys()].some(mayObject)
      ? undefined
      : await createCode(tx, context, {
          projectId: project.id,
          kind: "protection",
          subject: userId,
          data: { type, at, email, providerId },
          lifeMillis: OBJECTION_MILLIS,
        });
  const sorted = [...addresses].sort(
    ([one], [other]) => Number(mayObject(other)) - Number(mayObject(one)),
  );
  for (const [canonical, to] of sorted.slice(0, MAX_RECIPIENTS))
    await writeNoticeTo(context, tx, to, {
      project,
      userId,
      type,
      detail: email,
      providerId,
      info: isServer(call) ? undefined : info,
      at: dueAt,
      objectionCode: mayObject(canonical) ? code?.code : undefined,
    });
}

async function requireRoomForChange(tx: Database, call: Call, userId: string): Promise<void> {
  const { context, project } = call;
  if (!context.settings.rateLimits) return;
  const now = context.clock.now();
  const windowStart = now - (now % CHANGES_WINDOW_MILLIS);
  const expiresAt = windowStart + CHANGES_WINDOW_MILLIS;
  const key = hashOf(["protection", project.id, userId].join("\n"));
  const counts = await countInWindows(tx, [{ key, windowStart, expiresAt }]);
  if ((counts.get(key) ?? 0) <= MAX_PROTECTION_CHANGES) return;
  const seconds = Math.max(1, Math.ceil((expiresAt - now) / 1000));
  throw new PlainError(429, `Too many changes of this account. Try again in ${seconds} seconds.`, {
    "retry-after": String(seconds),
  });
}

/** What differs between a user's addresses before and after a change. */
export function addressEvents(
  before: readonly ContactChannel[],
  after: readonly ContactChannel[],
): ProtectionEvent[] {
  const ids = new Set([...before, ...after].map(({ id }) => id));
  return [...ids].flatMap((id) =>
    eventsOfAddress(
      before.find((one) => one.id === id),
      after.find((one) => one.id === id),
    ),
  );
}

function eventsOfAddress(
  before: ContactChannel | undefined,
  after: ContactChannel | undefined,
): ProtectionEvent[] {
  const email = after?.value ?? before?.value;
  if (!after)
    return before?.usedForAuth || before?.isVerified
      ? [{ type: "sign_in_address_removed", email }]
      : [];
  const isReplaced = before && canonicalEmail(before.value) !== canonicalEmail(after.value);
  const isWayIn = before?.usedForAuth ?? false;
  const isProved = before?.isVerified ?? false;
  const types: (ProtectionChange | false | undefined)[] = [
    isReplaced && (before.usedForAuth || before.isVerified) && "email_changed",
    after.usedForAuth && !isWayIn && "sign_in_address_added",
    !after.usedForAuth && isWayIn && "sign_in_address_removed",
    after.isVerified && !isProved && !isReplaced && "address_verified",
    before && after.isPrimary && !before.isPrimary && "primary_changed",
  ];
  return types.flatMap((type) => (type ? [{ type, email }] : []));
}
