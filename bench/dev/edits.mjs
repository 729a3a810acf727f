import { mkdirSync, readdirSync, readlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ownMegabytesOf, startDev, treeOf } from "./run-dev.mjs";

const SEEN_MILLIS = 60_000;
const POLL_MILLIS = 25;
/** Edits before the first measurement, so that what is loaded once does not count as growth. */
const WARM_UP = 5;
const PAGE = "app/server/page.jsx";
/** Describes the service in an app that contains it. */
const MODULE = "service.js";
const CONFIG = "next.config.mjs";
const CONFIG_TEXT = "export default { distDir: process.env.NEXT_DIST_DIR };\n";
/**
 * Next 16.4's fast refresh of servers leaves a route as it was after an edit of a module that the
 * proxy imports too, in any app: the service would never be replaced. Without it, React's
 * development build keeps each earlier page that has read a cookie, in any app: so the module is
 * edited below a page that reads none.
 */
const WITHOUT_FAST_REFRESH =
  "export default { distDir: process.env.NEXT_DIST_DIR, experimental: { " +
  "turbopackServerFastRefresh: false } };\n";
const PAGE_WITHOUT_USER = "export default function Page() {\n  return <p>Hello</p>;\n}\n";
const REPORT = "app/resources/route.js";

/** What the process that renders holds, after a collection of garbage. */
const REPORT_ROUTE = `import { queryObjects } from "node:v8";

export const dynamic = "force-dynamic";

export async function GET() {
  const timer = setTimeout(() => {});
  const { constructor } = timer;
  clearTimeout(timer);
  for (let round = 0; round < 3; round++) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return Response.json({
    timers: queryObjects(constructor, { format: "count" }),
    heap: process.memoryUsage().heapUsed,
  });
}
`;

/** Open files by what they are, over all processes: sockets of requests come and go. */
function openFiles(pid) {
  const files = treeOf(pid).flatMap((one) => {
    try {
      return readdirSync(`/proc/${one}/fd`).map((fd) => linkOf(`/proc/${one}/fd/${fd}`));
    } catch {
      return [];
    }
  });
  return {
    files: files.filter((target) => target.startsWith("/")).length,
    databases: files.filter((target) => /stackkit\.db(?:$|-)/.test(target)).length,
  };
}

const linkOf = (path) => {
  try {
    return readlinkSync(path);
  } catch {
    return "";
  }
};

/**
 * Asks until the response is good and has the text, since the first may come before the compiler.
 */
async function read(dev, path, text, headers = {}) {
  const started = performance.now();
  for (;;) {
    const response = await fetch(dev.url + path, {
      headers,
      signal: AbortSignal.timeout(SEEN_MILLIS),
    });
    const body = await response.text();
    if (response.ok && body.includes(text)) return body;
    if (performance.now() - started > SEEN_MILLIS)
      throw new Error(
        `${path} did not show ${text}: ${response.status}\n${body.slice(0, 400)}\n${dev.output().slice(-2000)}`,
      );
    await sleep(POLL_MILLIS);
  }
}

/** Writes an edit, and asks for the page, and for the service's project, until they show it. */
async function edit(dev, { file, textOf, page, project, renames }, number) {
  if (textOf) writeFileSync(file, textOf(number));
  await read(dev, page, textOf ? markOf(number) : "");
  if (project) await read(dev, project.path, renames ? markOf(number) : "", project.headers);
}

async function measure(dev) {
  const { timers, heap } = JSON.parse(await read(dev, "/resources", ""));
  return {
    megabytes: Math.round(ownMegabytesOf(dev.pid)),
    heapMegabytes: Math.round(heap / 1024 / 1024),
    timers,
    ...openFiles(dev.pid),
  };
}

const markOf = (number) => `edit-${number}-`;

/** A page that shows a mark of its own and one of a module. */
const pageOf = (page, module, number) =>
  `import { mark } from "../../${module.replace(/\.js$/, "")}";\n${page}`.replace(
    "<p>",
    `<p>{mark} ${markOf(number)} `,
  );

/** The module with a mark. Another name of the project replaces the open service. */
const moduleOf = (text, number) =>
  `${text.replace("createService()", `createService({ project: { displayName: "${markOf(number)}" } })`)}
export const mark = "${markOf(number)}";
`;

/**
 * Edits nothing, then a page, and then a module below it, again and again in `next dev`.
 * @returns what is held before and after each series
 */
export async function measureEdits(folder, form, { edits, bundler }) {
  const { [PAGE]: page, [MODULE]: module = "" } = form.files;
  const paths = { page: "/server", project: form.project };
  const ofPage = {
    ...paths,
    file: join(folder, PAGE),
    textOf: (number) => pageOf(page, MODULE, number),
  };
  const ofModule = {
    ...paths,
    renames: true,
    file: join(folder, MODULE),
    textOf: (number) => moduleOf(module, number),
  };
  writeFileSync(ofModule.file, ofModule.textOf(0));
  mkdirSync(join(folder, dirname(REPORT)), { recursive: true });
  writeFileSync(join(folder, REPORT), REPORT_ROUTE);
  let number = 0;
  const run = async ({ config, page: text }, series) => {
    writeFileSync(join(folder, CONFIG), config);
    writeFileSync(join(folder, PAGE), pageOf(text, MODULE, 0));
    const dev = await startDev(folder, {
      environment: { ...form.environment, NODE_OPTIONS: "--expose-gc" },
      bundler,
    });
    try {
      const results = {};
      for (const [name, one] of Object.entries(series)) {
        for (let warm = 0; warm < WARM_UP; warm++) await edit(dev, one, ++number);
        const before = await measure(dev);
        for (let counted = 0; counted < edits; counted++) await edit(dev, one, ++number);
        results[name] = { before, after: await measure(dev) };
      }
      return results;
    } finally {
      await dev.stop();
    }
  };
  try {
    return {
      // The same requests without an edit: a development server keeps something of each.
      ...(await run(
        { config: CONFIG_TEXT, page },
        { nothing: { ...paths, textOf: undefined }, page: ofPage },
      )),
      ...(await run(
        { config: WITHOUT_FAST_REFRESH, page: PAGE_WITHOUT_USER },
        { module: ofModule },
      )),
    };
  } finally {
    for (const [path, text] of [
      [PAGE, page],
      [MODULE, module],
    ])
      if (text) writeFileSync(join(folder, path), text);
  }
}
