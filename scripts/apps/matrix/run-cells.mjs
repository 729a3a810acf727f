import { join } from "node:path";
import { chromium } from "@playwright/test";
import { freePort } from "../../demo/ports.mjs";
import { launchOptions } from "../../verify/browser.mjs";
import { fill, install } from "../workspace.mjs";
import { build, readBuild, start } from "./app.mjs";
import { startBackend } from "./backend.mjs";
import { addressing } from "./checks/check.mjs";
import { PAGES } from "./checks/pages.mjs";
import { SESSIONS } from "./checks/sessions.mjs";

/** @import { Browser } from "@playwright/test" */
/** @import { Backend } from "./backend.mjs" */
/** @import { Cell } from "./cells.mjs" */
/** @import { Report } from "../report.mjs" */

/**
 * Tests one cell after the other. Cells with the same version of Next share an installation.
 * @param {readonly Cell[]} cells
 * @param {{ directory: string, kit: string, executablePath: string | undefined, report: Report, show: boolean }} how
 */
export async function runCells(cells, { directory, kit, executablePath, report, show }) {
  const browser = await chromium.launch(launchOptions(executablePath));
  const backend = await startBackend();
  try {
    for (const next of new Set(cells.map((cell) => cell.next))) {
      const place = join(directory, `next-${next}`);
      if (
        !(await report.attempt(`Next ${next}`, "is installed beside the packed kit", () =>
          install({ directory: place, next, kit }),
        ))
      )
        continue;
      for (const cell of cells.filter((one) => one.next === next))
        await runCell(cell, { place, browser, backend, report, show });
    }
  } finally {
    await browser.close();
    await backend.stop();
  }
}

/**
 * @param {Cell} cell @param {{ place: string, browser: Browser, backend: Backend, report: Report,
 * show: boolean }} how
 */
async function runCell(cell, { place, browser, backend, report, show }) {
  const { env } = backend;
  fill(place, cell);
  if (
    !cell.dev &&
    !(await report.attempt(cell.name, "builds", () => build({ directory: place, cell, env, show })))
  )
    return;
  const started = await report.attempt(cell.name, "starts", async () =>
    start({ directory: place, cell, env, port: await freePort() }),
  );
  if (!started) return;
  const { app, origin } = started.done;
  const person = await backend.makePerson("Ada");
  const stage = {
    cell,
    backend,
    browser,
    person,
    tokens: await backend.openSession(person),
    build: cell.dev ? undefined : readBuild(place),
    origin,
    ...addressing(cell, origin),
  };
  const checks = [...PAGES, ...SESSIONS].filter(
    ({ when, dev }) => (when?.(cell) ?? true) && (!cell.dev || dev),
  );
  for (const { name, run } of checks) await report.attempt(cell.name, name, () => run(stage));
  await app.stop();
}
