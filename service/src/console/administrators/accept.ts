import { canonicalEmail } from "@stackkit/next/protocol/internal";
import { insertUser } from "../../accounts/create-user.js";
import { PlainError } from "../../core/plain-error.js";
import { requireGoodPassword } from "../../credentials/passwords/password-rules.js";
import type { Database } from "../../db/database.js";
import { lockRow } from "../../db/lock-row.js";
import type { Project } from "../../db/tables/project-config.js";
import { transact } from "../../db/transact.js";
import { proved } from "../../http/context/password-hasher.js";
import type { Context } from "../../http/context.js";
import type { RequestInfo } from "../../http/request-info.js";
import { ALL_PROJECTS, INTERNAL } from "../../projects/project-owners.js";
import { findProject } from "../../projects/projects.js";
import { findSignInAccounts } from "../../users/credentials.js";
import { type Role, readRoles, roleReaches, setRole } from "../administrators.js";
import { openConsoleSession } from "../session.js";
import { finishChange } from "./change.js";
import { consumeInvitation, findInvitation, type StoredInvitation } from "./invitations.js";
import { nameOfAdministrator } from "./mails.js";

const gone = () =>
  new PlainError(410, "This invitation is used up, revoked or has expired. Ask for another.");

/** The account that signs in with an address it has proved. */
const findAccount = async (db: Database, email: string): Promise<string | undefined> =>
  (await findSignInAccounts(db, INTERNAL, canonicalEmail(email))).holder?.userId;

/** The project of an invitation; the internal one stands for all. */
const projectOf = (db: Database, { project_id }: StoredInvitation): Promise<Project | undefined> =>
  findProject(db, project_id === ALL_PROJECTS ? INTERNAL : project_id);

/** Invitations of administrators who own nothing here any more have ended. */
const isOfOwner = async (db: Database, { invited_by, project_id }: StoredInvitation) =>
  (await readRoles(db, invited_by)).roleIn(project_id) === "owner";

/** What an invitation offers, for the page of its link. */
export async function describeInvitation({ db, clock }: Context, token: string) {
  const invitation = await findInvitation(db, token, clock.now());
  if (!invitation || !(await isOfOwner(db, invitation))) throw gone();
  const project = await projectOf(db, invitation);
  return {
    email: invitation.email,
    role: invitation.role,
    project_name: invitation.project_id === ALL_PROJECTS ? null : (project?.displayName ?? null),
    has_account: (await findAccount(db, invitation.email)) !== undefined,
  };
}

/** Gives a new account the role of an invitation. Resolves to its session. */
export async function acceptAsNew(
  context: Context,
  info: RequestInfo,
  sent: {
    readonly token: string;
    readonly password: string;
    readonly displayName?: string | undefined;
  },
): Promise<string> {
  const { email } = await describeInvitation(context, sent.token);
  const internal = await findProject(context.db, INTERNAL);
  if (!internal) throw gone();
  await requireGoodPassword(context, sent.password, internal, [email]);
  const passwordHash = await context.passwordHasher.hash(proved(info), sent.password);
  return transact(context, async (tx) => {
    await accept(context, tx, info, sent.token, (invited) =>
      insertUser(tx, context, internal, {
        displayName: sent.displayName ?? null,
        // The owner named the address, and the link went there or through the owner's hands.
        email: { value: invited, verified: true, usedForAuth: true, isStrict: true },
        passwordHash,
      }),
    );
    const userId = await findAccount(tx, email);
    if (userId === undefined) throw gone();
    return openConsoleSession(context, tx, info, userId);
  });
}

/** Gives the account of a session the role of an invitation, if it is the one invited. */
export const acceptAsKnown = (
  context: Context,
  info: RequestInfo,
  token: string,
  userId: string,
): Promise<void> =>
  transact(context, (tx) =>
    accept(context, tx, info, token, async (invited) => {
      if ((await findAccount(tx, invited)) !== userId)
        throw new PlainError(403, `This invitation is for ${invited}. Sign in with that address.`);
      return userId;
    }),
  );

async function accept(
  context: Context,
  tx: Database,
  info: RequestInfo,
  token: string,
  accountOf: (email: string) => Promise<string>,
): Promise<void> {
  const at = context.clock.now();
  await lockRow(tx, "projects", { id: INTERNAL });
  const invitation = await consumeInvitation(tx, token, at);
  if (!invitation || !(await isOfOwner(tx, invitation))) throw gone();
  const { project_id: scope, invited_by: addedBy } = invitation;
  const role = invitation.role as Role;
  const project = await projectOf(tx, invitation);
  if (!project) throw gone();
  const userId = await accountOf(invitation.email);
  const has = (await readRoles(tx, userId)).roleIn(scope);
  if (has && roleReaches(has, role)) throw new PlainError(400, `You have the role ${has} already.`);
  await setRole(tx, { projectId: scope, userId, role, addedBy, at });
  await finishChange(
    context,
    tx,
    { info, by: userId, scope, project },
    {
      operation: "accept invitation",
      subject: userId,
      fact: `became ${role}, invited by ${await nameOfAdministrator(tx, addedBy)}`,
      userIds: [addedBy],
      changes: { role },
      result: undefined,
    },
  );
}
