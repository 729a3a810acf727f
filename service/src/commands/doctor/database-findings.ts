import { ServiceError } from "../../core/service-error.js";
import type { Database } from "../../db/database.js";
import { howToMigrate, pendingMigrations } from "../../db/migrate.js";
import { requireOwnSecret } from "../../db/require-own-secret.js";
import { countUnsentMails } from "../../mail/unsent.js";
import { findProject, listProjectIds } from "../../projects/projects.js";
import type { ServiceConfig } from "../../settings/config.js";
import { isProduction } from "../../settings/production.js";
import { openAsIs, vaultOf } from "../open-beside.js";
import type { Finding } from "./findings.js";

const NO_MAIL_SERVER =
  "Mails go nowhere: set STACKKIT_SMTP_URL, or give the project a mail server.";

/**
 * Checks the database. Read-only, so that a newer version's doctor can inspect a running service.
 */
export async function databaseFindings(config: ServiceConfig): Promise<Finding[]> {
  try {
    await using opened = await openAsIs(config);
    const what = `database (${opened.engine})`;
    const pending = await pendingMigrations(opened.db);
    if (pending.length > 0)
      return [
        {
          what,
          problem:
            `Its schema is older than this version (${pending.join(", ")}). ` +
            howToMigrate(opened.db),
        },
      ];
    return [
      { what },
      ...(await projectFindings(opened.db, config)),
      await checkSecret(opened.db, config),
      await checkDeliveries(opened.db),
      await checkMails(opened.db),
    ];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return [
      {
        what: "database",
        problem:
          error instanceof ServiceError ? error.message : `It does not answer: ${error.message}`,
      },
      // Projects, which may have their own, are unknown here.
      ...(isProduction(config) && config.smtpUrl === undefined && !config.sendEmail
        ? [{ what: "mail server", problem: NO_MAIL_SERVER }]
        : []),
    ];
  }
}

async function projectFindings(db: Database, service: ServiceConfig): Promise<Finding[]> {
  const { smtpUrl, sendEmail, sharedProviders = {} } = service;
  const findings: Finding[] = [
    {
      what: "internal project",
      problem: (await findProject(db, "internal"))
        ? undefined
        : "It is missing. Start the service once, or run npx @stackkit/service seed.",
    },
  ];
  if (!isProduction(service)) return findings;
  for (const id of await listProjectIds(db)) {
    const config = (await findProject(db, id))?.config;
    if (!config || id === "internal") continue;
    const keyless = config.oauthProviders
      .filter(
        (provider) =>
          provider.enabled && provider.type === "shared" && !sharedProviders[provider.id],
      )
      .map((provider) => provider.id);
    const problems = [
      ...(config.emailConfig.type === "shared" && smtpUrl === undefined && !sendEmail
        ? [NO_MAIL_SERVER]
        : []),
      ...(config.allowLocalhost
        ? [
            "It trusts every address of localhost, so a link with a person's code may lead " +
              "to any program on their machine: switch allowLocalhost off.",
          ]
        : []),
      ...(keyless.length > 0
        ? [
            `People cannot sign in with ${keyless.join(", ")}: shared keys need sharedProviders ` +
              "in the configuration, which has none of them.",
          ]
        : []),
    ];
    findings.push({
      what: `project ${id}`,
      problem: problems.length > 0 ? problems.join(" ") : undefined,
    });
  }
  return findings;
}

async function checkSecret(db: Database, config: ServiceConfig): Promise<Finding> {
  try {
    await requireOwnSecret(db, vaultOf(config, false));
    return { what: "secret" };
  } catch (error) {
    return { what: "secret", problem: (error as Error).message };
  }
}

async function checkDeliveries(db: Database): Promise<Finding> {
  const failed = await db
    .selectFrom("webhook_deliveries")
    .select([
      "url",
      "problem",
      "created_at",
      (build) => build.fn.countAll<number>().over().as("count"),
    ])
    .where("delivered_at", "is", null)
    .where("problem", "is not", null)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return {
    what: "webhooks",
    problem:
      failed &&
      `${Number(failed.count)} event(s) of the last 30 days did not arrive. The newest, for ${failed.url}: ${failed.problem}`,
  };
}

async function checkMails(db: Database): Promise<Finding> {
  const { waiting, givenUp, problem } = await countUnsentMails(db);
  if (problem === undefined) return { what: "mails" };
  const counts = `${waiting} wait for another attempt, and ${givenUp} of the last 30 days were given up`;
  return {
    what: "mails",
    problem:
      `${counts}. The newest: ${problem} See npx @stackkit/service mail list; mail resend ` +
      "sends them again.",
  };
}
