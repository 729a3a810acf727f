import pg from "pg";

/** What of the driver's own query a query of another kind relies on. */
interface DriverQuery {
  readonly name: string;
  prepare(connection: object): void;
  handleRowDescription(message: { readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[] }): void;
  handleDataRow(message: { readonly fields: readonly (string | null)[] }): void;
}

interface QueryConfig {
  readonly name: string | undefined;
  readonly text: string;
  readonly values: unknown[];
  readonly callback: (error: Error | undefined) => void;
}

const DriverQuery = pg.Query as unknown as new (config: QueryConfig) => DriverQuery;

interface Column {
  readonly name: string;
  readonly parse: (text: string) => unknown;
}

/** The columns of a connection's prepared statements, by the statements' names. */
export type KnownColumns = Map<string, readonly Column[]>;

const UNDESCRIBED: PropertyDescriptorMap = { describe: { value: () => {} } };

/**
 * A read by a prepared statement that has its columns described the first time alone. The driver's own query has it done each time,
 * which for a wide row takes longer than the row.
 */
export class PlannedRead extends DriverQuery {
  readonly found: Record<string, unknown>[] = [];
  readonly #known: KnownColumns;
  readonly #parserOf: (typeId: number) => Column["parse"];
  #columns: readonly Column[] | undefined;

  constructor(config: QueryConfig, known: KnownColumns, parserOf: (typeId: number) => Column["parse"]) {
    super(config);
    this.#known = known;
    this.#parserOf = parserOf;
  }

  override prepare(connection: object): void {
    this.#columns = this.#known.get(this.name);
    super.prepare(this.#columns ? Object.create(connection, UNDESCRIBED) : connection);
  }

  override handleRowDescription({ fields }: Parameters<DriverQuery["handleRowDescription"]>[0]): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, parse: this.#parserOf(dataTypeID) }));
    this.#known.set(this.name, this.#columns);
  }

  override handleDataRow({ fields }: Parameters<DriverQuery["handleDataRow"]>[0]): void {
    const row: Record<string, unknown> = {};
    let at = 0;
    for (const { name, parse } of this.#columns ?? []) {
      const text = fields[at++] ?? null;
      row[name] = text === null ? null : parse(text);
    }
    this.found.push(row);
  }
}
