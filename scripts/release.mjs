// Releases both packages under one version: builds, packs, checks contents and licences, and publishes
// with provenance, which npm grants to a run of a supported CI only.
//   node scripts/release.mjs --dry-run   everything but the publication, on any machine
//   node scripts/release.mjs --check     the contents of what is built, as `verify` does
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { packKit } from "./apps/workspace.mjs";
import { ROOT } from "./demo/paths.mjs";
import { say } from "./demo/say.mjs";
import { problemsOf, RELEASED } from "./release/check-contents.mjs";

const { values: flags } = parseArgs({
  options: { "dry-run": { type: "boolean" }, check: { type: "boolean" } },
});

/** @param {string} message @returns {never} */
const stop = (message) => {
  say(`Not released: ${message}`);
  process.exit(1);
};
/** @param {string} command @param {string[]} args @param {string} [cwd] */
const read = (command, args, cwd = ROOT) =>
  execFileSync(command, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
/** @param {string} folder */
const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

/** @param {string} version @returns {string[]} what is to be done before a release */
function unfinished(version) {
  const [kit, service] = RELEASED.map(({ folder }) => manifestOf(folder));
  const changelog = readFileSync(join(ROOT, "CHANGELOG.md"), "utf8");
  const isReady = [
    [service.version === version, "both packages need the same version"],
    [
      service.dependencies["@stackkit/next"] === version,
      "the service has to depend on this version of the kit",
    ],
    [
      new RegExp(`^## \\[${version.replaceAll(".", "\\.")}\\] - \\d{4}-\\d\\d-\\d\\d$`, "m").test(
        changelog,
      ),
      `CHANGELOG.md has no dated section "## [${version}] - YYYY-MM-DD"`,
    ],
    [
      Boolean(kit.repository && service.repository),
      "provenance needs the repository in both package.json files",
    ],
    [read("git", ["status", "--porcelain"]) === "", "there are changes that are not committed"],
    [
      read("git", ["tag", "--points-at", "HEAD"]).split("\n").includes(`v${version}`),
      `this commit has no tag v${version}`,
    ],
    [
      Boolean(process.env.ACTIONS_ID_TOKEN_REQUEST_URL ?? process.env.SIGSTORE_ID_TOKEN),
      "provenance needs the identity of a CI run (id-token: write)",
    ],
  ];
  return isReady.flatMap(([isDone, what]) => (isDone ? [] : [String(what)]));
}

/** The files that npm would pack. @param {string} folder @returns {string[]} */
function filesOf(folder) {
  const listed = read("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], folder);
  const [{ files }] = JSON.parse(listed.slice(listed.indexOf("[")));
  return files.map((/** @type {{ path: string }} */ { path }) => path);
}

const { version } = manifestOf(ROOT);
const open = unfinished(version);
if (!flags.check) {
  if (open.length > 0 && !flags["dry-run"]) stop(open.join("; "));
  // The compiler leaves files of earlier builds whose sources are gone.
  for (const built of ["dist", ".build", "service/dist"])
    rmSync(join(ROOT, built), { recursive: true, force: true });
  execFileSync("npm", ["run", "build"], { cwd: ROOT, stdio: "inherit" });
}

for (const released of RELEASED) {
  const files = filesOf(released.folder);
  const problems = problemsOf(released, files);
  if (problems.length > 0) stop(`${released.name} ${problems.join("; ")}`);
  say(
    `${released.name} ${version}: ${files.length} files, with the licences in ${released.licences}`,
  );
}
if (flags.check) process.exit();

const folder = join(ROOT, "release");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
// The service depends on the kit, which therefore comes first.
for (const released of RELEASED) {
  const file = await packKit(folder, released.folder);
  const command = ["publish", file, "--provenance", "--access", "public"];
  if (flags["dry-run"]) say(`npm ${command.join(" ")}`);
  else execFileSync("npm", command, { cwd: ROOT, stdio: "inherit" });
}
execFileSync("node", ["scripts/reference.mjs", "--out", join(folder, "reference")], {
  cwd: ROOT,
  stdio: "inherit",
});
if (flags["dry-run"])
  say(open.length > 0 ? `Before a release: ${open.join("; ")}.` : "Ready for a release.");
