import { ServiceError } from "../../core/service-error.js";

const ADDRESS = /^(postgres(?:ql)?:\/\/)([^/?#]*@)?([^@/?#]*)(.*)$/s;
const TARGET = "target_session_attrs";
/** Values that include a writable server. */
const TARGETS = ["any", "read-write", "primary"];

/** A parsed database URL, with one or several servers. */
export interface DatabaseAddress {
  /** One URL per server, in order of preference. */
  readonly urls: readonly string[];
  /** Whether new connections are checked to be writable. */
  readonly checksWrites: boolean;
  /**
   * `?pgbouncer=true`: each transaction may get another connection, without the prepared statements
   * and settings of the last.
   */
  readonly isPooled: boolean;
}

/**
 * Parses `postgres://user:password@host1:5432,host2:5432/name?target_session_attrs=read-write`.
 * Errors don't repeat the URL, which may contain a password.
 */
export function readAddress(address: string): DatabaseAddress {
  const [, scheme, user = "", hosts = "", rest = ""] = ADDRESS.exec(address) ?? [];
  if (scheme === undefined)
    throw badAddress("must be a URL that starts with postgres:// or postgresql://.");
  const names = hosts.split(",");
  const urls = names.map((host) => `${scheme}${user}${host}${rest}`);
  // A single address may be a socket directory, which the driver parses.
  const isOne = names.length === 1;
  if (!isOne && names.some((host, index) => host === "" || !URL.canParse(urls[index] as string))) {
    throw badAddress(
      "names several servers, and one of them is not a host like db1.example.com:5432.",
    );
  }
  const query = URL.canParse(urls[0] as string)
    ? new URL(urls[0] as string).searchParams
    : new URLSearchParams();
  const target = query.get(TARGET) ?? "any";
  if (!TARGETS.includes(target))
    throw badAddress(
      `has ${TARGET}=${target}; the service writes, so it can be ${TARGETS.join(", ")}.`,
    );
  return {
    urls,
    checksWrites: !isOne || target !== "any",
    isPooled: query.get("pgbouncer") === "true",
  };
}

const badAddress = (problem: string) =>
  new ServiceError("bad-address", `The database (DATABASE_URL, --database-url) ${problem}`);

/** The server for new connections, shared by a pool. */
export class HostChoice {
  #index = 0;
  readonly #uselessSince = new Map<string, number>();
  #epoch = 0;

  constructor(readonly urls: readonly string[]) {}

  get current(): string {
    return this.urls[this.#index] as string;
  }

  get epoch(): number {
    return this.#epoch;
  }

  /** Chooses the next server, unless another connection already has. */
  leave(url: string): void {
    if (url === this.current) this.#index = (this.#index + 1) % this.urls.length;
  }

  /** Marks existing connections to a hanging or read-only server as stale. */
  replaceAll(url: string): void {
    this.#uselessSince.set(url, ++this.#epoch);
  }

  /** Whether a connection opened to a server at an epoch should be replaced. */
  isStale(url: string, epoch: number): boolean {
    return url !== this.current || epoch < (this.#uselessSince.get(url) ?? 0);
  }
}
