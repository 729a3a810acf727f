import { ServiceError } from "../../core/service-error.js";

const ADDRESS = /^(postgres(?:ql)?:\/\/)([^/?#]*@)?([^@/?#]*)(.*)$/s;
const TARGET = "target_session_attrs";
/** The service writes, so it can only use a server that takes writes. */
const TARGETS = ["any", "read-write", "primary"];

/** The address of a database, which may be on one of several servers. */
export interface DatabaseAddress {
  /** One URL a server, in the order in which they are tried. */
  readonly urls: readonly string[];
  /** Whether each new connection is checked to take writes. */
  readonly checksWrites: boolean;
  /** `?pgbouncer=true`: a pooler hands every transaction another connection, which knows nothing of the last one's plans and settings. */
  readonly isPooled: boolean;
}

/** Reads `postgres://user:password@host1:5432,host2:5432/name?target_session_attrs=read-write`. Errors leave the address out: it may hold a password. */
export function readAddress(address: string): DatabaseAddress {
  const [, scheme, user = "", hosts = "", rest = ""] = ADDRESS.exec(address) ?? [];
  if (scheme === undefined)
    throw badAddress("must be an address that begins with postgres:// or postgresql://.");
  const names = hosts.split(",");
  const urls = names.map((host) => `${scheme}${user}${host}${rest}`);
  // A single address may also name a socket's directory, which only the driver understands.
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

/** Which of several servers new connections go to. All connections of one pool share it. */
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

  /** Goes on to the next server, unless another connection has already. */
  leave(url: string): void {
    if (url === this.current) this.#index = (this.#index + 1) % this.urls.length;
  }

  /** Has the connections to a server replaced that were made so far: those of one that fell silent or became read-only. */
  replaceAll(url: string): void {
    this.#uselessSince.set(url, ++this.#epoch);
  }

  /** Whether a connection should be replaced, made at an epoch to a server. */
  isStale(url: string, epoch: number): boolean {
    return url !== this.current || epoch < (this.#uselessSince.get(url) ?? 0);
  }
}
