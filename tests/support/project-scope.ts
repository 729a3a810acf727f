import { AsyncLocalStorage } from "node:async_hooks";
import type { Service } from "@stackkit/service";

/**
 * Tables that requests read across projects: queues, counters, and rows found by the hash of a
 * secret or an id that is unique everywhere. All others hold rows of one project.
 */
const OF_ALL_PROJECTS: ReadonlySet<string> = new Set([
  ...["projects", "api_keys", "leases", "migrations", "rate_limits"],
  ...["mails", "sent_emails", "webhook_deliveries", "jobs"],
  // Administrators may have several projects, and a link makes the first of all of them.
  ...["administrators", "administrator_invitations", "setup_links"],
  // Its hash is all that an agent sends: the key names the project.
  "agent_keys",
  ...["oauth_requests", "authorization_codes", "cli_logins", "emulator_records"],
]);

const TABLE = /\b(?:from|join|update) "([a-z_]+)"/g;
const COMPARISON = /"project_id" (?:=|in) /g;

/**
 * The tables in which a statement would also find rows of other projects, since it does not compare
 * the project's id for each of them.
 */
export function findUnscopedTables(sql: string): string[] {
  if (/^\s*insert/i.test(sql)) return [];
  const tables = [...sql.matchAll(TABLE)].map(([, name = ""]) => name);
  const scoped = tables.filter((name) => !OF_ALL_PROJECTS.has(name));
  const comparisons = sql.match(COMPARISON)?.length ?? 0;
  return scoped.length > comparisons ? scoped : [];
}

const requests = new AsyncLocalStorage<Set<string>>();

/** Notes a statement of a request that forgets the project's id. */
export function checkStatement(sql: string): void {
  const unscoped = requests.getStore();
  if (unscoped && findUnscopedTables(sql).length > 0) unscoped.add(sql);
}

/** A service whose `stop` fails if a request ran a statement without the project's id. */
export function requireProjectIds(service: Service): Service {
  const unscoped = new Set<string>();
  const stop = async () => {
    await service.stop();
    if (unscoped.size > 0)
      throw new Error(`Statements without a project's id:\n${[...unscoped].join("\n")}`);
  };
  return {
    ...service,
    fetch: (request) => requests.run(unscoped, () => service.fetch(request)),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
