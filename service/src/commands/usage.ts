import { DEFAULT_PORT } from "./options.js";

export const USAGE = `stackkit-service: sign-in, accounts, teams and sessions.

  stackkit-service [command] [flags]

Commands
  serve                      runs the service (the default)
    --processes <number>       by so many processes on one port (1; STACKKIT_PROCESSES)
  migrate                    brings the database to this version's schema
  seed                       makes the projects of the configuration, and ends
  keys rotate                makes new signing keys; tokens of the old ones stay valid until they expire
    --project <id>             of one project only
  mail list                  shows mails that wait for another attempt or were given up
  mail resend [<id>…]        sends them again, now
    --project <id>, --all      all of one project; all there are
  backup --to <file>         copies the SQLite database while the service runs
  restore --from <file>      puts a copy in its place; the service must be stopped
    --force                    over a database that is there
  export --to <file>         writes everything as JSON lines, password hashes included, secrets sealed
  import --from <file>       reads such a file into an empty database: the road from SQLite to PostgreSQL
  doctor                     looks for what is wrong, and says how to mend it

Flags                        environment
  --port <number>            STACKKIT_PORT      port to listen on (${DEFAULT_PORT})
  --host <address>           STACKKIT_HOST      address to listen on (127.0.0.1)
  --data <directory>         STACKKIT_DATA      where the SQLite file is kept (.stackkit)
  --database-url <url>       DATABASE_URL       PostgreSQL in place of SQLite
  --config <file>            STACKKIT_CONFIG    JSON: projects, providers, mail
  --help                                        this text
  --version                                     this version

Environment only
  STACKKIT_SECRET            seals what is secret in the database; required in production and with DATABASE_URL
  STACKKIT_PREVIOUS_SECRET   the one before: opens what it sealed
  STACKKIT_PUBLIC_URL        the address under which browsers reach the service
  STACKKIT_SMTP_URL          smtp://user:password@host:port for projects with shared mail
  STACKKIT_MAIL_FROM         sender of shared mail
  STACKKIT_TRUSTED_PROXIES   addresses and networks whose forwarded headers are believed, comma-separated
  STACKKIT_PROXY_VENDOR      cloudflare or vercel, if that vendor's proxies stand in front
  STACKKIT_PRIVATE_NETWORKS  private networks that mail servers, webhooks and providers may be in, in production
  STACKKIT_LOCAL_NETWORKS    networks that may use the mailbox and the emulator in development, such as a container host's
  STACKKIT_RATE_LIMITS       off for tests
  STACKKIT_MAILBOX           on shows mails at /mailbox, to this machine only; off in production unless told otherwise
  STACKKIT_METRICS           on shows counters at /metrics
  STACKKIT_INTERNAL_PUBLISHABLE_CLIENT_KEY, STACKKIT_INTERNAL_SECRET_SERVER_KEY,
  STACKKIT_INTERNAL_SUPER_SECRET_ADMIN_KEY
                             keys of the internal project; made and printed once where they are not given
`;
