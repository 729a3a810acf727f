import { sql } from "kysely";

/** Tables with so few rows per project that a full scan is fine. */
const SMALL = new Set([
  "projects",
  "api_keys",
  "signing_keys",
  "permission_definitions",
  "email_templates",
  "leases",
  "migrations",
]);

/** Returns the lines of a statement's query plan. */
async function planOf(db, engine, { sql: text, parameters }) {
  const explained = sql.raw(text).compile(db);
  const prefix = engine === "sqlite" ? "explain query plan " : "explain ";
  const { rows } = await db.executeQuery({ ...explained, sql: prefix + text, parameters });
  return rows.map((row) => (engine === "sqlite" ? row.detail : row["QUERY PLAN"]));
}

/** Returns the tables that a plan scans: without an index, or all rows of the project. */
function wholeTables(engine, text, plan) {
  const ofTheProject = / limit /i.test(text)
    ? []
    : plan.flatMap((line, place) => projectRange(engine, line, plan[place - 1] ?? ""));
  return [...ofTheProject, ...scanned(engine, text, plan)].filter((table) => !SMALL.has(table));
}

/** An index search by project alone, without a limit, reads all rows of the project. */
function projectRange(engine, line, before) {
  if (engine === "sqlite") return /^SEARCH (\w+) USING .*\(project_id=\?\)$/.exec(line)?.[1] ?? [];
  return /Index Cond: \(project_id = [^()]*\)$/.test(line)
    ? (/ on (\w+)/.exec(before)?.[1] ?? [])
    : [];
}

function scanned(engine, text, plan) {
  return plan.flatMap((line) => {
    if (engine === "postgres") return /Seq Scan on (\w+)/.exec(line)?.[1] ?? [];
    const name = /^SCAN (?!.*USING)(\w+)/.exec(line)?.[1];
    // Scanning a subquery's result does not scan a table.
    if (!name || text.includes(`) as "${name}"`)) return [];
    return new RegExp(`"(\\w+)" as "${name}"`).exec(text)?.[1] ?? name;
  });
}

/** Explains the statements of a call. Returns their plans, and the tables that they scan. */
export async function explain(db, engine, statements) {
  const plans = [];
  for (const statement of statements) {
    if (!/^select/i.test(statement.sql)) continue;
    const plan = await planOf(db, engine, statement);
    plans.push({ sql: statement.sql, plan, whole: wholeTables(engine, statement.sql, plan) });
  }
  return plans;
}
