import { SETTING_ROWS, type SettingRow } from "../settings/setting-table.js";

const FLAG_WIDTH = 27;
const VARIABLE_WIDTH = 19;

const shown = (value: unknown): string =>
  typeof value === "boolean" ? (value ? "on" : "off") : String(value);

/** What a setting does, and its default if that is a plain value. */
function aboutOf({ about, default: value, defaultInProduction }: SettingRow): string {
  const text = about.replaceAll("`", "");
  if (value === undefined || typeof value === "object") return text;
  return defaultInProduction === undefined
    ? `${text} (${shown(value)})`
    : `${text} (${shown(value)}; ${shown(defaultInProduction)} in production)`;
}

const rows = SETTING_ROWS.map(([, row]) => row);

const flagOf = ({ flag }: SettingRow): string => `--${flag?.name} <${flag?.value}>`;

const flagLines = (): string =>
  rows
    .filter(({ flag, command }) => flag && command === undefined)
    .map(
      (row) =>
        `  ${flagOf(row).padEnd(FLAG_WIDTH)}${(row.variable ?? "").padEnd(VARIABLE_WIDTH)}${aboutOf(row)}`,
    )
    .join("\n");

const ownFlagLines = (command: string): string =>
  rows
    .filter((row) => row.flag && row.command === command)
    .map((row) => `    ${flagOf(row).padEnd(FLAG_WIDTH)}${aboutOf(row)}; ${row.variable}`)
    .join("\n");

const variableLines = (): string =>
  rows
    .filter(({ flag }) => flag === undefined)
    .flatMap((row) => {
      const names =
        row.variable === undefined ? Object.values(row.variables ?? {}) : [row.variable];
      return names.map((name, index) =>
        index === names.length - 1
          ? `  ${name.length < FLAG_WIDTH ? name.padEnd(FLAG_WIDTH) : `${name}\n${" ".repeat(FLAG_WIDTH + 2)}`}${aboutOf(row)}`
          : `  ${name}`,
      );
    })
    .join("\n");

/** What `--help` prints. */
export const USAGE = `stackkit-service: sign-in, accounts, teams and sessions.

  npx @stackkit/service [command] [flags]

Commands
  serve                      run the service (default)
${ownFlagLines("serve")}
  migrate                    migrate the database to this version's schema
  seed                       create the configured projects, then exit
  project create             create a project with keys, for a new app
    --name <name>              its name
    --env <file>               write its variables to this file, such as .env.local
    --replace                  replace variables that the file has already
    --in-app                   variables only, for a service inside the app; it creates the project
  project list               list the projects
  admin link                 print a link that makes the first administrator of the console
    --recover                  also where there is one: without mail, and audited
  keys create                create further keys, shown once; also takes --env and --replace
    --project <id>             needed if there are several projects
    --admin                    with a key for an admin app
    --description <text>       shown beside them in the console
  user create                create a user with a verified address
    --email <address>, --name <name>, --project <id>
    --password-stdin           read a password from standard input
  user diagnose <address>    say why someone cannot sign in; an id of a user will do
  user lift-limits <address> forget the attempts that were counted for someone
    --project <id>             needed by both if there are several projects
  user import <file>         import users with their passwords; run it again if it was interrupted
    --from <source>            clerk, auth0, supabase, next-auth, better-auth, firebase or csv
    --with <file>              the second export: accounts, or Auth0's password hashes
    --hash-config <file>       the hash parameters of a Firebase project
    --no-passwords             leave the passwords out
    --dry-run                  check everything, change nothing
    --report <file>            what was rejected, and why (<file>.report.csv)
    --ids <file>               write each old id with its new one
    --project <id>             needed if there are several projects
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
${flagLines()}
  --help                                        this text
  --version                                     this version

Environment only
${variableLines()}
`;
