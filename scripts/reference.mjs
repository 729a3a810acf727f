// Writes the reference of every exported name from the code: whole pages into a folder that is not
// tracked, and the list of names into docs/reference/names.md. With --check, reports an outdated
// list and missing comments without writing.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { Application, Logger, LogLevel } from "typedoc";
import { ROOT } from "./demo/paths.mjs";
import { namesPage } from "./reference/names-page.mjs";

const NAMES = "docs/reference/names.md";
const {
  values: { check: only, out },
} = parseArgs({
  options: { check: { type: "boolean" }, out: { type: "string", default: "reference" } },
});

/** A member inherited from the object of a lower level appears twice: keep one row. */
const SAME_ROW_TWICE = "has multiple declarations with a comment";

/** Collects typedoc's warnings: public names without comments, and broken links. */
class Complaints extends Logger {
  /** @type {string[]} */
  found = [];
  /** @override @param {string} message @param {LogLevel} level */
  log(message, level) {
    if (level >= LogLevel.Warn && !message.includes(SAME_ROW_TWICE)) this.found.push(message);
  }
}

process.chdir(ROOT);
const complaints = new Complaints();
const app = await Application.bootstrapWithPlugins({ options: join(ROOT, "typedoc.json") });
app.logger = complaints;
const project = await app.convert();
if (!project) throw new Error(`The sources could not be read:\n${complaints.found.join("\n")}`);
app.validate(project);

const fresh = mkdtempSync(join(tmpdir(), "stackkit-reference-"));
app.options.setValue("out", fresh);
await app.generateOutputs(project);
const written = readdirSync(fresh, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".md"),
);

/** Finds the page of a public type, and its place if the page has others. @param {string} name */
function pageOf(name) {
  const own = written.find((page) => page.endsWith(`/${name}.md`));
  return own ?? `index/README.md#${name.toLowerCase()}`;
}

/** @param {string} from @param {string} name */
function linkTo(from, name) {
  const path = relative(dirname(from), pageOf(name));
  return `[\`${name}\`](${path.startsWith("README.md#") && from === "index/README.md" ? path.slice("README.md".length) : path})`;
}

/** Types documented once for all levels, by their public name at each level. */
const BY_LEVEL = Object.entries({
  TeamAt: "Team",
  TeamUserAt: "TeamUser",
  ContactChannelAt: "ContactChannel",
  UserUpdate: "UserUpdateOptions",
  TeamUpdate: "TeamUpdateOptions",
  ContactChannelCreation: "ContactChannelCreateOptions",
});

/**
 * Names types by their level, which the compiler shows as a parameter. @param {string} page @param
 * {string} text
 */
function withLevels(page, text) {
  const level = /^(?:Current)?Server/.test(basename(page)) ? "Server" : "";
  let named = text;
  for (const [name, outside] of BY_LEVEL)
    named = named.replace(
      new RegExp(`\`${name}\`\\\\<\`(?:"(client|server)"|L)\`\\\\>`, "g"),
      (_, known) => {
        const prefix = known === undefined ? level : known === "server" ? "Server" : "";
        return linkTo(page, prefix + outside);
      },
    );
  return named;
}

/**
 * The compiler expands the alias to the union of all codes. @param {string} page @param {string}
 * text
 */
const withErrorCode = (page, text) =>
  text.replace(
    /(^> \*\*ErrorCode\*\* = )?(?:`"[A-Z_]+"` \\\| ){50,}`"[A-Z_]+"`/gm,
    (codes, isDefinition) => (isDefinition ? codes : linkTo(page, "ErrorCode")),
  );

for (const page of written) {
  const file = join(fresh, page);
  writeFileSync(file, withErrorCode(page, withLevels(page, readFileSync(file, "utf8"))));
}

/** Names the members without a comment: rows whose description is "-". @param {string} page */
function undescribed(page) {
  let column = -1;
  const rows = readFileSync(join(fresh, page), "utf8").split("\n");
  return rows.flatMap((row) => {
    if (!row.startsWith("|")) column = -1;
    const cells = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
    if (column === -1) column = cells.indexOf("Description");
    const name = cells[1]?.replace(/<a .*?<\/a> /, "");
    return column > 0 && cells[column] === "-" ? [`${page}: ${name} has no comment`] : [];
  });
}
for (const page of written) complaints.found.push(...undescribed(page));

for (const complaint of complaints.found) process.stdout.write(`${complaint}\n`);

const names = namesPage(project);
const isCurrent = readFileSync(NAMES, "utf8") === names;
if (!isCurrent) {
  if (!only) writeFileSync(NAMES, names);
  process.stdout.write(`${NAMES} ${only ? "is not current: npm run reference" : "written"}\n`);
}
if (!only) {
  rmSync(out, { recursive: true, force: true });
  cpSync(fresh, out, { recursive: true });
  process.stdout.write(`${join(out, "README.md")} written\n`);
}
rmSync(fresh, { recursive: true });
process.exitCode = complaints.found.length > 0 || (only && !isCurrent) ? 1 : 0;
