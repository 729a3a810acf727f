import pg from "pg";
import { type ReadAside, readTogether, type Table, type WaitingRead } from "./fast-reads.js";
import { preparedName, statementName } from "./prepared.js";

/** Asks one statement of a connection. Rows come as lists of their values. */
export type Ask = (
  query: pg.QueryConfig,
) => Promise<{ readonly fields: readonly { readonly name: string }[]; readonly rows: unknown[][] }>;

/** A statement that answers as many reads as it is handed lists of values for. */
interface Joined {
  readonly name: string;
  readonly text: string;
  readonly types: readonly string[];
}

/** Classes of errors (SQLSTATE): what an engine does not support, and what it takes for a mistake in the statement. */
const UNSUPPORTED = /^(0A|42)/;

/** The kinds of values that travel in lists, and what PostgreSQL calls them. */
const LISTED: Record<string, string | undefined> = { string: "text", number: "bigint" };

/**
 * Reads what is asked for in one turn of the event loop, and asks the same of other values, by one statement: under load, to ask takes
 * PostgreSQL and its driver longer than to answer. Each read is answered as if it had been asked alone.
 */
export function joinReads(ask: Ask): ReadAside {
  const joinedOf = new Map<string, Joined>();
  /** What is supported alone, and not when joined: engines that speak PostgreSQL's protocol differ. */
  const unjoinable = new Set<string>();

  function readAll(all: readonly WaitingRead[]) {
    const alike = new Map<string, WaitingRead[]>();
    for (const asked of all) {
      const others = alike.get(asked.sql);
      if (others) others.push(asked);
      else alike.set(asked.sql, [asked]);
    }
    for (const [sql, asked] of alike) void readAlike(sql, asked);
  }

  async function readAlike(sql: string, asked: readonly WaitingRead[]): Promise<void> {
    const joined = asked.length > 1 && !unjoinable.has(sql) ? joinedFor(sql, asked) : undefined;
    if (!joined) return void asked.map(readAlone);
    try {
      const found = await readJoined(joined, asked);
      for (const [at, { resolve }] of asked.entries()) resolve(found[at] as Table);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) {
        for (const { reject } of asked) reject(error);
        return;
      }
      // One value that is refused must not cost the others their answer.
      const answered = await Promise.all(asked.map(readAlone));
      if (UNSUPPORTED.test(error.code ?? "") && answered.every(Boolean)) unjoinable.add(sql);
    }
  }

  /** Whether it was answered. */
  const readAlone = ({ sql, parameters, resolve, reject }: WaitingRead): Promise<boolean> =>
    ask({ name: preparedName(sql), text: sql, values: parameters }).then(
      ({ fields, rows }) => {
        resolve({ names: fields.map(({ name }) => name), rows });
        return true;
      },
      (error) => {
        reject(error);
        return false;
      },
    );

  /** What each found, in the order in which they were asked. */
  async function readJoined(
    { name, text, types }: Joined,
    asked: readonly WaitingRead[],
  ): Promise<Table[]> {
    const values = types.map((_, at) => asked.map(({ parameters }) => parameters[at]));
    const { fields, rows } = await ask({ name, text, values });
    const names = fields.slice(0, -1).map((field) => field.name);
    const found = asked.map((): unknown[][] => []);
    for (const row of rows) found[Number(row.pop()) - 1]?.push(row);
    return found.map((own) => ({ names, rows: own }));
  }

  /** `undefined` where a value is of a kind that does not travel in lists. */
  function joinedFor(sql: string, asked: readonly WaitingRead[]): Joined | undefined {
    const types = typesOf(asked[0] as WaitingRead);
    if (
      types.includes(undefined) ||
      !asked.every((one) => typesOf(one).every((type, at) => type === types[at]))
    )
      return undefined;
    const key = `${types} ${sql}`;
    const known = joinedOf.get(key);
    if (known) return known;
    const made = join(sql, types as string[]);
    joinedOf.set(key, made);
    return made;
  }

  return readTogether(readAll, process.nextTick);
}

const typesOf = ({ parameters }: WaitingRead) => parameters.map((value) => LISTED[typeof value]);

/** `offset 0` keeps the statement as it is: no engine plans it together with the lists, so each read goes by the index that it goes by alone. */
function join(sql: string, types: readonly string[]): Joined {
  const lists = types.map((type, at) => `$${at + 1}::${type}[]`).join(", ");
  const values = types.map((_, at) => `value${at + 1}`).join(", ");
  const one = sql.replace(/\$(\d+)/g, "asked.value$1");
  const text = `select answer.*, asked.place from unnest(${lists}) with ordinality as asked(${values}, place) cross join lateral (${one} offset 0) as answer`;
  return { name: statementName(text), text, types };
}
