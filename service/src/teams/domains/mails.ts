import { canonicalEmail } from "@stackkit/next/protocol/internal";
import { hashOf } from "../../core/random.js";
import { HOUR } from "../../core/time.js";
import type { Database } from "../../db/database.js";
import type { Project } from "../../db/tables/project-config.js";
import type { JoiningType } from "../../http/context/mail.js";
import type { HandlerContext } from "../../http/route.js";
import { countInHour } from "../../limits/counters.js";
import { MAILS_PER_DAY, mayMail } from "../../limits/rate-limit.js";
import type { GatheredContent } from "../../mail/create-mail.js";
import type { StoredMail } from "../../mail/mails-table.js";
import type { OutboxContext } from "../../mail/outbox.js";
import type { RenderedMail } from "../../mail/render.js";
import { renderMessage } from "../../mail/render-message.js";
import type { Member } from "../../permissions/grants.js";
import { handlerUrlOf, homeUrlOf } from "../../projects/handler-url.js";
import { findCredentials, findVerifiedEmail } from "../../users/credentials.js";
import { findTeam } from "../teams.js";
import { type Decider, findDeciders } from "./deciders.js";
import { readRequests } from "./read-requests.js";
import { countRequests } from "./requests.js";

type Call = Pick<HandlerContext, "context" | "project" | "info">;
type DeciderMail = Exclude<JoiningType, "team_join_accepted">;

/** Who joins or asks to, by which address. */
export interface Joiner extends Member {
  readonly address: string;
}

/** The present hour: a reader gets one mail about a team at once, and what follows in another. */
interface MailWindow {
  /** Its counter. */
  readonly key: string;
  /** The mail of its end. */
  readonly id: string;
  readonly now: number;
  readonly end: number;
}

function windowOf(
  { context, project }: Call,
  type: DeciderMail,
  teamId: string,
  to: string,
): MailWindow {
  const now = context.clock.now();
  const start = now - (now % HOUR);
  const key = hashOf([type, project.id, teamId, canonicalEmail(to)].join("\n"));
  return { key, id: hashOf(`${key}\n${start}`), now, end: start + HOUR };
}

/** What a mail says: of the one person, or how many. */
const about = (
  person: { readonly address: string; readonly name: string | null },
  count: number,
) =>
  count === 1
    ? { personDisplayName: person.name || person.address, address: person.address, count: "1" }
    : { personDisplayName: "", address: "", count: String(count) };

/**
 * Mails those who decide about members that someone joined or asks to. The transaction must have
 * locked the team, and each reader gets two mails an hour at most.
 */
export async function mailDeciders(
  tx: Database,
  call: Call,
  type: DeciderMail,
  joiner: Joiner,
): Promise<void> {
  const { project } = call;
  const team = await findTeam(tx, project.id, joiner.teamId);
  const name = (await findCredentials(tx, project.id, joiner.userId))?.displayName ?? null;
  const waiting = type === "team_joined" ? 0 : await countRequests(tx, project.id, joiner.teamId);
  for (const decider of await findDeciders(tx, project.id, joiner.teamId, joiner.userId)) {
    const window = windowOf(call, type, joiner.teamId, decider.to);
    const times = await countInHour(tx, window.key, window.now);
    const values = {
      ...about({ ...joiner, name }, waiting || Math.max(1, times - 1)),
      teamDisplayName: team?.displayName ?? "",
      teamUrl: teamUrlOf(call, joiner.teamId),
    };
    const { teamId } = joiner;
    await mailDecider(tx, call, { type, decider, teamId, window, times, values });
  }
}

interface DeciderLetter {
  readonly type: DeciderMail;
  readonly decider: Decider;
  readonly teamId: string;
  readonly window: MailWindow;
  /** Which event of the window it is about. The first is mailed at once. */
  readonly times: number;
  readonly values: Readonly<Record<string, string>>;
}

async function mailDecider(
  tx: Database,
  { context, project, info }: Call,
  { type, decider, teamId, window, times, values }: DeciderLetter,
): Promise<void> {
  const { to, locale, displayName } = decider;
  const isAllowed = times > 2 || (await mayMail(context, tx, info, "joiners", project.id, to));
  const variables = { userDisplayName: displayName ?? "", ...values };
  const refused = isAllowed ? undefined : `This address got ${MAILS_PER_DAY} mails today.`;
  const gathered = times > 1 ? { id: window.id, at: window.end, teamId } : undefined;
  await context.mail.queue({ project, type, to, locale, variables, refused, gathered }, tx);
}

const teamUrlOf = ({ context, project, info }: Call, teamId: string): string => {
  const settings = handlerUrlOf({ context, project, info }, "account-settings");
  return settings && `${settings}#team-${teamId}`;
};

/**
 * Writes a mail that waited for the end of its hour. Returns undefined if the team or its domains
 * are gone, its reader no longer decides, or no request is left.
 */
export async function renewDeciderMail(
  { db, vault, settings }: OutboxContext,
  project: Project,
  { kind, gathered, recipient_canonical }: StoredMail,
): Promise<RenderedMail | undefined> {
  if (gathered === null || !project.config.teamDomainsEnabled) return undefined;
  const { teamId, variables } = JSON.parse(vault.open(gathered)) as GatheredContent;
  const type = kind as DeciderMail;
  const team = await findTeam(db, project.id, teamId);
  const decider = (await findDeciders(db, project.id, teamId)).find(
    ({ to }) => canonicalEmail(to) === recipient_canonical,
  );
  if (!team || !decider) return undefined;
  const values: Record<string, string> = { ...variables, teamDisplayName: team.displayName };
  if (type === "team_join_requested") {
    const requests = await readRequests(db, project, teamId);
    const [first] = requests;
    if (!first) return undefined;
    const person = { address: first.email, name: first.displayName };
    Object.assign(values, about(person, requests.length));
  }
  const { locale } = decider;
  return renderMessage(settings, db, { project, type, locale, variables: values });
}

/** Mails a person that the team let them in. */
export async function mailAccepted(
  tx: Database,
  { context, project, info }: Call,
  { teamId, userId }: Member,
): Promise<void> {
  const to = await findVerifiedEmail(tx, project.id, userId);
  const user = await findCredentials(tx, project.id, userId);
  if (to === undefined || !user) return;
  const team = await findTeam(tx, project.id, teamId);
  const variables = {
    userDisplayName: user.displayName ?? "",
    teamDisplayName: team?.displayName ?? "",
    appUrl: homeUrlOf({ context, project, info }),
  };
  const { locale } = user;
  await context.mail.queue({ project, type: "team_join_accepted", to, locale, variables }, tx);
}
