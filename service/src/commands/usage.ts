import { DEFAULT_PORT } from "./options.js";

export const USAGE = `stackkit-service: sign-in, accounts, teams and sessions.

  stackkit-service [command] [flags]

Commands
  serve                      run the service (default)
    --processes <number>       number of processes on one port (1; STACKKIT_PROCESSES)
  migrate                    migrate the database to this version's schema
  seed                       create the configured projects, then exit
  keys rotate                create new signing keys; existing tokens stay valid until they expire
    --project <id>             for one project only
  mail list                  list emails that wait for another attempt or were given up
  mail resend [<id>…]        send them again now
    --project <id>, --all      all of one project; all
  backup --to <file>         copy the SQLite database while the service runs
  restore --from <file>      restore a copy; stop the service first
    --force                    overwrite an existing database
  export --to <file>         write everything as JSON lines, including password hashes; secrets stay sealed
  import --from <file>       read such a file into an empty database, for moving from SQLite to PostgreSQL
  doctor                     find problems and how to fix them

Flags                        environment
  --port <number>            STACKKIT_PORT      port to listen on (${DEFAULT_PORT})
  --host <address>           STACKKIT_HOST      address to listen on (127.0.0.1)
  --data <directory>         STACKKIT_DATA      directory of the SQLite file (.stackkit)
  --database-url <url>       DATABASE_URL       PostgreSQL instead of SQLite
  --config <file>            STACKKIT_CONFIG    JSON: projects, providers, mail
  --help                                        this text
  --version                                     this version

Environment only
  STACKKIT_SECRET            encrypts secrets in the database; required in production and with DATABASE_URL
  STACKKIT_PREVIOUS_SECRET   the previous secret: decrypts what it encrypted
  STACKKIT_PUBLIC_URL        the URL at which browsers reach the service
  STACKKIT_SMTP_URL          smtp://user:password@host:port for projects with shared email
  STACKKIT_MAIL_FROM         sender of shared email
  STACKKIT_TRUSTED_PROXIES   addresses and networks whose forwarded headers are trusted, comma-separated
  STACKKIT_PROXY_VENDOR      cloudflare or vercel, if the service is behind that vendor's proxies
  STACKKIT_PRIVATE_NETWORKS  private networks that mail servers, webhooks and providers may be in, in production
  STACKKIT_LOCAL_NETWORKS    networks that may use the mailbox and the emulator in development, such as a container host's
  STACKKIT_RATE_LIMITS       off for tests
  STACKKIT_MAILBOX           on shows emails at /mailbox, to this machine only; off by default in production
  STACKKIT_METRICS           on shows counters at /metrics
  STACKKIT_INTERNAL_PUBLISHABLE_CLIENT_KEY, STACKKIT_INTERNAL_SECRET_SERVER_KEY,
  STACKKIT_INTERNAL_SUPER_SECRET_ADMIN_KEY
                             keys of the internal project; if not set, created and printed once
`;
