import { DEFAULT_HANDLER_PATH } from "../../protocol/limits/handler.js";
import type { Source } from "../project.js";
import { type Finding, ok, problem, warning } from "./finding.js";
import {
  CODE,
  findAppFile,
  findHandlerPage,
  findSource,
  HANDLER_PAGE,
  type InspectedApp,
} from "./inspected-app.js";

const GUIDE = "node_modules/@stackkit/next/docs/guide/quickstart.md";
const APP_FILE = /^(?:src\/)?app\//;
const STYLES = "@stackkit/next/styles.css";
const PROXY = /^(?<folder>src\/)?(?<name>proxy|middleware)\.[cm]?[jt]s$/;

/** Checks the files that an app needs. */
export function checkSources(app: InspectedApp): Finding[] {
  return [
    checkAppFile(app),
    checkHandler(app),
    findSource(app, CODE, /<StackProvider\b/)
      ? ok("provider", "<StackProvider> is rendered")
      : problem(
          "provider",
          "No file renders <StackProvider>, so hooks and screens fail.",
          "Render it in the root layout, inside <body> around everything.",
        ),
    findSource(app, CODE, STYLES)
      ? ok("styles", `${STYLES} is imported`)
      : warning(
          "styles",
          `No file imports ${STYLES}, so the screens are unstyled.`,
          `Add import "${STYLES}" to the root layout, before your own styles.`,
        ),
    checkProxy(app),
  ];
}

function checkAppFile(app: InspectedApp): Finding {
  const file = findAppFile(app);
  return file
    ? ok("app file", file.path)
    : problem(
        "app file",
        "No file makes an app object (new StackServerApp).",
        `Run npx @stackkit/next init, or create stack.ts as ${GUIDE} shows.`,
      );
}

/** The path under which the handler is mounted, or undefined if that is not certain. */
export function handlerPathOf(app: InspectedApp): string | undefined {
  const page = findHandlerPage(app);
  const folders = HANDLER_PAGE.exec(page?.path ?? "")?.groups?.folders?.split("/");
  const visible = folders?.filter((name) => !/^\(.*\)$|^@/.test(name));
  return visible === undefined || visible.some((name) => name.includes("["))
    ? undefined
    : `/${visible.join("/")}`;
}

function checkHandler(app: InspectedApp): Finding {
  const page = findHandlerPage(app);
  if (!page)
    return problem(
      "handler",
      "No page mounts <StackHandler>, so there is no sign-in page.",
      `Create app/handler/[...stack]/page.tsx, as ${GUIDE} shows.`,
    );
  const { all, optional } = HANDLER_PAGE.exec(page.path)?.groups ?? {};
  if ((all ?? optional) !== "stack")
    return problem(
      "handler",
      `${page.path} has the parameter ${all ?? optional}, and <StackHandler> reads stack.`,
      "Rename its folder to [...stack].",
    );
  const mounted = handlerPathOf(app);
  const configured =
    /\bhandler:\s*["'`](\/[^"'`]*)["'`]/.exec(findAppFile(app)?.text ?? "")?.[1] ??
    DEFAULT_HANDLER_PATH;
  if (mounted !== undefined && mounted !== configured)
    return problem(
      "handler",
      `${page.path} is served at ${mounted}, and the app's links lead to ${configured}.`,
      `Set urls: { handler: "${mounted}" } in the app object, or move the folder.`,
    );
  return ok("handler", page.path);
}

/** The file of the proxy, wherever it is. */
export const findProxy = (app: InspectedApp): Source | undefined =>
  findSource(app, PROXY, "authProxy");

function checkProxy(app: InspectedApp): Finding {
  const file = findProxy(app);
  if (!file)
    return warning(
      "proxy",
      "There is no authProxy: an expired token costs a refresh on each page until a " +
        "browser renews it.",
      "Create proxy.ts (middleware.ts on Next 15) with authProxy. Everything works without it.",
    );
  const { folder = "", name } = PROXY.exec(file.path)?.groups ?? {};
  const appFolder = app.sources.find(({ path }) => APP_FILE.test(path))?.path.startsWith("src/")
    ? "src/"
    : "";
  if (folder !== appFolder)
    return problem(
      "proxy",
      `Next does not run ${file.path}: the file belongs beside the folder app.`,
      `Move it to ${appFolder}${file.path.slice(folder.length)}.`,
    );
  const next = Number.parseInt(app.installed("next") ?? "16", 10);
  if (name === "proxy" && next < 16)
    return problem(
      "proxy",
      `Next ${next} does not run proxy.ts.`,
      "Rename it to middleware.ts, and its export to middleware.",
    );
  return ok("proxy", file.path);
}
