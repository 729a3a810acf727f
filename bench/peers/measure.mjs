import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildApp, startApp } from "../support/apps.mjs";
import { firstLoad } from "../support/browser.mjs";
import { describePages } from "../support/machine.mjs";
import { writeResults } from "../support/results.mjs";
import { startBenchService } from "../support/service.mjs";
import { printTable } from "../support/table.mjs";
import { BARE, hostedKit, PEERS, pathsOf, stackKit } from "./kits.mjs";
import { fill, install, packKit } from "./places.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const megabytes = (bytes) => Math.round(bytes / 10_000) / 100;

/**
 * Installs StackKit and the published packages of its peers, builds the same app with each, and
 * measures a first visit. A kit that fails to install or build is reported in its row.
 */
export async function measurePeers({ browser, bundlers, only = "" }) {
  const directory = mkdtempSync(join(tmpdir(), "stackkit-peers-"));
  const service = await startBenchService();
  const machine = describePages();
  try {
    const bare = join(directory, "bare");
    const installed = install(bare, BARE);
    const weigh = (place, kit) => pagesOf(browser, place, kit, { bundlers, service });
    const base = await weigh(bare, BARE);
    const kits = [
      stackKit(packKit(ROOT, directory), service.environment),
      ...PEERS,
      hostedKit(service.environment),
    ].filter(({ name }) => name.includes(only));
    const results = [];
    for (const [at, kit] of kits.entries()) {
      console.error(`${kit.name} …`);
      const place = join(directory, String(at));
      results.push(await measure(place, kit, { weigh, base, installed }));
      rmSync(place, { recursive: true, force: true });
      machine.loadAfter = describePages().load;
      if (only === "") writeResults("peers", { machine, results });
    }
    print(results, bundlers);
  } finally {
    await service.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

async function measure(directory, kit, { weigh, base, installed }) {
  const result = {
    name: kit.name,
    versions: kit.dependencies,
    ...(kit.hosted ? { hosted: true } : {}),
  };
  try {
    const own = [...install(directory, kit)].filter(([name]) => !installed.has(name));
    result.installed = {
      packages: own.length,
      megabytes: megabytes(own.reduce((sum, [, bytes]) => sum + bytes, 0)),
    };
    const pages = await weigh(directory, kit);
    result.pages = Object.fromEntries(
      Object.entries(pages).map(([key, page]) => [
        key,
        {
          script: page.script - base[key].script,
          html: page.html - base[key].html,
          requests: page.calls,
          elsewhere: page.elsewhere,
          shows: page.text,
        },
      ]),
    );
  } catch (error) {
    result.failed = error.message.split("\n").slice(0, 8).join("\n");
    console.error(`${kit.name}: ${result.failed}`);
  }
  // A packed file's name adds nothing to its version.
  if (kit.name === "StackKit") result.versions = { "@stackkit/next": "packed" };
  return result;
}

async function pagesOf(browser, directory, kit, { bundlers, service }) {
  fill(directory, kit);
  const pages = {};
  for (const bundler of bundlers) {
    await buildApp(directory, bundler, kit.environment);
    const app = await startApp(directory, bundler, kit.environment);
    try {
      for (const [name, path] of pathsOf(kit)) {
        const cookies = name === "settings" ? await service.signIn() : {};
        pages[`${bundler} ${name}`] = await firstLoad(browser, app.url, path, cookies, {
          isAlone: true,
        });
      }
    } finally {
      await app.stop();
    }
  }
  return pages;
}

function print(results, bundlers) {
  const cell = (page) =>
    page ? `${(page.script / 1000).toFixed(1)} (${page.requests.length})` : "";
  const table = (names, rest, rows) => {
    const keys = bundlers.flatMap((bundler) => names.map((name) => `${bundler} ${name}`));
    printTable(
      ["kit", ...keys.map((key) => `${key}: +kB (requests)`), ...Object.keys(rest)],
      rows.map((row) => [
        titleOf(row),
        ...keys.map((key) => cell(row.pages?.[key])),
        ...Object.values(rest).map((of) => of(row) ?? ""),
      ]),
    );
  };
  const measured = {
    packages: ({ installed }) => installed?.packages,
    MB: ({ installed }) => installed?.megabytes,
  };
  table(["static", "hook"], measured, results);
  const hasScreens = ({ pages }) => Object.keys(pages ?? {}).some((key) => key.endsWith("sign-in"));
  const shown =
    (name) =>
    ({ pages }) =>
      pages[`${bundlers[0]} ${name}`]?.shows.slice(0, 40);
  table(
    ["sign-in", "settings"],
    { "sign-in shows": shown("sign-in"), "settings show": shown("settings") },
    results.filter(hasScreens),
  );
}

const titleOf = ({ name, hosted, failed }) =>
  `${name}${hosted ? ", without the scripts of its own hosts" : ""}${failed ? ` (failed: ${failed.split("\n")[0]})` : ""}`;
