import { canonicalEmail, KnownErrors } from "@stackkit/next/protocol/internal";
import { updateUser } from "../accounts/change-user.js";
import { insertUser } from "../accounts/create-user.js";
import { spendCode } from "../codes/verification-codes.js";
import { PlainError } from "../core/plain-error.js";
import { requireGoodPassword } from "../credentials/passwords/password-rules.js";
import type { Database } from "../db/database.js";
import type { Project } from "../db/tables/project-config.js";
import { transact } from "../db/transact.js";
import { proved } from "../http/context/password-hasher.js";
import type { Context } from "../http/context.js";
import type { RequestInfo } from "../http/request-info.js";
import { ALL_PROJECTS, INTERNAL } from "../projects/project-owners.js";
import { findProject } from "../projects/projects.js";
import { endSessions } from "../sessions/sessions.js";
import { findSignInAccounts } from "../users/credentials.js";
import { listOwners } from "./administrators/list.js";
import { mailChange } from "./administrators/mails.js";
import { hasAdministrator, setRole } from "./administrators.js";
import { auditChange } from "./audit-change.js";
import { openConsoleSession } from "./session.js";
import { checkSetUpCode } from "./set-up-code.js";
import { findSetupLink, spendSetupLink } from "./setup-links.js";

/** What the first administrator types. */
export interface SetUp {
  readonly token: string;
  readonly email: string;
  readonly password: string;
  readonly displayName?: string | undefined;
  /** The mailed code, where the service has a mail server. */
  readonly code?: string | undefined;
}

const gone = () => new PlainError(410, "This link is used up or has expired.");

/** Throws a plain 410 unless the link works and is needed. */
export async function requireSetupLink(context: Context, token: string): Promise<void> {
  const link = await findSetupLink(context.db, token, context.clock.now());
  if (!link || (!link.recovers && (await hasAdministrator(context.db)))) throw gone();
}

/**
 * Makes the owner of the whole service, and their session. Of several at once, one does it. A
 * recovering link gives an address that is known a new password, and takes its factors and
 * sessions.
 */
export async function setUpOwner(
  context: Context,
  info: RequestInfo,
  { token, email, password, displayName, code }: SetUp,
): Promise<string> {
  await requireSetupLink(context, token);
  const project = await findProject(context.db, INTERNAL);
  if (!project) throw gone();
  await requireGoodPassword(context, password, project, [email]);
  const proof = await checkSetUpCode(context, { token, email, code });
  const passwordHash = await context.passwordHasher.hash(proved(info), password);
  const at = context.clock.now();
  return transact(context, async (tx) => {
    const link = await spendSetupLink(tx, token, at);
    if (!link || (!link.recovers && (await hasAdministrator(tx)))) throw gone();
    if (proof) await spendCode(tx, context, proof);
    const known = await findAccount(tx, email);
    if (known !== undefined && !link.recovers)
      throw new KnownErrors.UserWithEmailAlreadyExists({ email });
    const userId =
      known ??
      (await insertUser(tx, context, project, {
        displayName: displayName ?? null,
        email: { value: email, verified: true, usedForAuth: true, isStrict: true },
        passwordHash,
      }));
    // The holder of the machine owns the service: what was lost or stolen no longer counts.
    if (known !== undefined) {
      await updateUser(tx, context, INTERNAL, known, {
        passwordHash,
        totpSecret: null,
        removePasskey: true,
      });
      await endSessions(tx, INTERNAL, known);
    }
    await setRole(tx, { projectId: ALL_PROJECTS, userId, role: "owner", addedBy: null, at });
    await auditChange(context, tx, {
      info,
      by: userId,
      projectId: INTERNAL,
      operation: link.recovers ? "recover" : "set-up",
      subject: `/users/${userId}`,
      changes: { role: "owner" },
    });
    if (link.recovers) await tellOwners(context, tx, info, project, userId);
    return openConsoleSession(context, tx, info, userId);
  });
}

/** A link that lets people back in also lets in who reaches the machine, so the owners hear of it. */
const tellOwners = async (
  context: Context,
  tx: Database,
  info: RequestInfo,
  project: Project,
  by: string,
): Promise<void> =>
  mailChange(
    context,
    tx,
    { info, by, scope: ALL_PROJECTS, project },
    { fact: "became owner by a link of the command line (admin link --recover)", userIds: [] },
    await listOwners(tx, ALL_PROJECTS),
  );

/** The account of an address. One that merely claims it as a further address is none. */
async function findAccount(tx: Database, email: string): Promise<string | undefined> {
  const { holder, claims } = await findSignInAccounts(tx, INTERNAL, canonicalEmail(email));
  return (holder ?? claims[0])?.userId;
}
