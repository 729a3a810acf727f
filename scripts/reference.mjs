// Generates docs/reference from the code. With --check, reports outdated pages and missing comments
// without writing.
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { Application, Logger, LogLevel } from "typedoc";
import { ROOT } from "./demo/paths.mjs";

const REFERENCE = join(ROOT, "docs/reference");
const only = process.argv.includes("--check");

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

// The compiler expands aliases to the union of all codes.
for (const name of written)
  writeFileSync(join(fresh, name), shortened(named(readFileSync(join(fresh, name), "utf8"))));

/** Types documented once for all levels, by their public name at each level. */
function byLevel() {
  const names = { TeamAt: "Team", TeamUserAt: "TeamUser", ContactChannelAt: "ContactChannel" };
  const changes = {
    UserUpdate: "UserUpdateOptions",
    TeamUpdate: "TeamUpdateOptions",
    ContactChannelCreation: "ContactChannelCreateOptions",
  };
  return Object.entries({ ...names, ...changes });
}

/** @param {string} page */
function named(page) {
  return page
    .split(/(?=\n### )/)
    .map((section) => {
      const level = /^\n### (?:Current)?Server/.test(section) ? "Server" : "";
      let text = section.replace(
        /(<\/a> `selectedTeam` \| `readonly` \| ).*?( \\\| `null` \|)/,
        `$1[\`${level}Team\`](index.md#${level.toLowerCase()}team)$2`,
      );
      for (const [name, outside] of byLevel()) {
        text = text.replace(
          new RegExp(`\`${name}\`\\\\<\`(?:"(client|server)"|L)\`\\\\>`, "g"),
          (_, known) => {
            const full =
              (known === undefined ? level : known === "server" ? "Server" : "") + outside;
            return `[\`${full}\`](index.md#${full.toLowerCase()})`;
          },
        );
      }
      return text;
    })
    .join("");
}

/** @param {string} page */
function shortened(page) {
  const all = /(?:`"[A-Z_]+"` \\\| ){50,}`"[A-Z_]+"`/g;
  const [before = "", ...after] = page.split("\n### ErrorCode\n");
  return [before, ...after]
    .map((part, at) =>
      part.replace(all, (text, offset) =>
        at > 0 && offset < 500 ? text : "[`ErrorCode`](index.md#errorcode)",
      ),
    )
    .join("\n### ErrorCode\n");
}

/** @param {string} folder @param {string} name */
const textOf = (folder, name) =>
  existsSync(join(folder, name)) ? readFileSync(join(folder, name), "utf8") : undefined;
const old = written.filter((name) => textOf(fresh, name) !== textOf(REFERENCE, name));
if (!only) for (const name of old) cpSync(join(fresh, name), join(REFERENCE, name));
rmSync(fresh, { recursive: true });

for (const complaint of complaints.found) process.stdout.write(`${complaint}\n`);
for (const name of old)
  process.stdout.write(
    `docs/reference/${name} ${only ? "is not current: npm run reference" : "written"}\n`,
  );
process.exitCode = complaints.found.length > 0 || (only && old.length > 0) ? 1 : 0;
