import type { Finding } from "./finding.js";

/** Section D: faults of databases, mail servers and clients. */
export const FAULT_FINDINGS: readonly Finding[] = [
  {
    id: "D20",
    found:
      "A PostgreSQL connection that broke while it was checked out ended the process, as " +
      "did other error events without a listener.",
    fixed:
      "Connections, sockets, streams and processes have error listeners for as long as " +
      "they live; a broken connection fails its own statements and is discarded.",
  },
  {
    id: "D21",
    found:
      "After five seconds without network all connections hung for good, and not even " +
      "SIGTERM ended the instance.",
    fixed:
      "Connecting, waiting and answering have time limits, silent connections are " +
      "replaced together, and `/health?db` answers within three seconds.",
  },
  {
    id: "D22",
    found:
      "A backup started over at each write, so that a busy service was never copied to its end.",
    fixed: "It copies one snapshot in a read transaction and shows how far it is.",
  },
  {
    id: "D23",
    found:
      "One hanging webhook endpoint delayed the others by up to 77 s, and one hanging " +
      "mail server another project's mails by 20 s.",
    fixed:
      "Endpoints and projects have queues of their own that take turns; one that hangs, " +
      "fails or is new gets one attempt at a time.",
  },
  {
    id: "D24",
    found: "Six seconds of trouble of a mail server lost every mail of that time.",
    fixed:
      "Mails are tried again over days, codes until they expire; `doctor` counts what " +
      "did not go out, and `mail resend` sends it.",
  },
  {
    id: "D25",
    found:
      "A lost connection, a full pool or a full disk was answered by 500, and a full " +
      "disk was logged as a failed rollback.",
    fixed:
      "What may pass is answered by 503 with `Retry-After` and logged with its reason; " +
      "mistakes stay 500.",
  },
  {
    id: "D26",
    found:
      "A failover of PostgreSQL needed a restart, and a write whose wait for a standby " +
      "was cancelled was acknowledged.",
    fixed:
      "`DATABASE_URL` names several servers, new connections go to the one that takes " +
      "writes, and an unconfirmed write is answered by 503.",
  },
  {
    id: "D27",
    found: "A half-sent body held a process that was told to stop for 75 s.",
    fixed:
      "Clients have four seconds and receivers three, connections are closed with their " +
      "answers, and processes that hang are ended after nine.",
  },
  {
    id: "D28",
    found: "240 sign-ins whose clients had left made the next one wait 15.9 s for its hash.",
    fixed:
      "At most about three seconds of hashing wait in the queue, and a request whose " +
      "client is gone leaves it.",
  },
  {
    id: "D29",
    found:
      "At a hanging service `getUser()` waited 172 s and a page up to 38 s, and a " +
      "`Retry-After` of an hour was waited out.",
    fixed:
      "A call has one time limit (10 s where someone waits, 30 s elsewhere), longer " +
      "waits are thrown at once, and a circuit breaker stops pages from waiting in turn.",
  },
  {
    id: "D30",
    found:
      "A foreign process number blocked the start, an emptied database started as a new " +
      "installation, and read-only files gave stack traces.",
    fixed:
      "The operating system holds the lock, emptied databases are refused, and audit " +
      "entries and sign-up mails are written with their change.",
  },
  {
    id: "D31",
    found: "`/health?db` wrote nothing on SQLite, so a full disk stayed healthy, unforeseen.",
    fixed:
      "Each check writes, and says what is left of the disk; queues of mails and " +
      "webhooks have a bound and a count of what they dropped.",
  },
  {
    id: "D32",
    found:
      "Nobody had tried PgBouncer in transaction mode, a dump under writes, and what a " +
      "sign-up hears that loses a race.",
    fixed:
      "All work through three pooled connections and after the pooler's end, a dump " +
      "holds what was acknowledged, and a lost race is answered by 503 instead of " +
      '"already exists".',
  },
  {
    id: "D33",
    found:
      "Reads share one connection, and one that waited there for another's lock longer than the " +
      "limit replaced every connection of the pool; a cut of that one connection failed all reads " +
      "under way.",
    fixed:
      "It ends the shared connection alone, unless the server was silent since it was sent; reads " +
      "that were cut off are sent once more.",
  },
  {
    id: "D34",
    found:
      "A due mail or event that could not be claimed, as on a full disk, was tried again at once: " +
      "with SQLite the process had no turn for any request or signal until it was killed.",
    fixed: "A failed attempt waits for a second.",
  },
];
