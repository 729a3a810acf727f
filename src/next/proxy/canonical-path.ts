/** Path settings of Next's configuration. */
export interface PathSettings {
  /** Next's `basePath`. */
  readonly basePath?: string | undefined;
  /** Languages that prefix a path: `/de/admin` is then checked as `/admin` too. */
  readonly locales?: readonly string[] | undefined;
}

const MAX_DECODINGS = 5;

/**
 * What servers may read in a path, so that a rule holds for any spelling: percent-encoding decoded,
 * doubled segments resolved, and `;parameters`, case, trailing slash and Next's own suffixes and
 * data paths removed. The first reading resolves dot segments, too. The second keeps them, since
 * those behind an encoded slash are a name to Next: `/admin/x%2F..%2F..%2Fboard` is a page below
 * `/admin`. Null if no server should accept it.
 */
export function pathReadings(
  pathname: string,
  settings: PathSettings,
): readonly [canonical: string, literal: string] | null {
  const plain = undone(pathname);
  if (plain === null) return null;
  const path = plain.toLowerCase().replaceAll("\\", "/");
  return [pageOf(stepsIn(path, true), settings), pageOf(stepsIn(path, false), settings)];
}

/** The page that the steps of a path lead to. */
function pageOf(given: string[], { basePath = "", locales = [] }: PathSettings): string {
  let steps = without(given, basePath.toLowerCase());
  steps = withoutNextData(steps);
  steps = withoutSuffixes(steps);
  if (steps[0] !== undefined && locales.some((locale) => locale.toLowerCase() === steps[0]))
    steps = steps.slice(1);
  return `/${steps.join("/")}`;
}

/**
 * Decodes percent-encoding until nothing changes, because a server behind this one may decode once
 * more.
 */
function undone(path: string): string | null {
  let text = path;
  for (let round = 0; round < MAX_DECODINGS; round++) {
    let next: string;
    try {
      next = decodeURIComponent(text);
    } catch {
      return null;
    }
    if (next === text) return next.includes("\u0000") ? null : next;
    text = next;
  }
  return null;
}

function stepsIn(path: string, resolvesDots: boolean): string[] {
  const steps: string[] = [];
  for (const raw of path.split("/")) {
    const step = raw.split(";")[0]?.trim() ?? "";
    if (step === "" || step === ".") continue;
    if (step === ".." && resolvesDots) steps.pop();
    else steps.push(step);
  }
  return steps;
}

function without(steps: string[], basePath: string): string[] {
  const base = basePath.split("/").filter((step) => step !== "");
  return base.every((step, position) => steps[position] === step)
    ? steps.slice(base.length)
    : steps;
}

/** `/_next/data/<build>/admin.json` renders the page `/admin`. */
const withoutNextData = (steps: string[]): string[] =>
  steps[0] === "_next" && steps[1] === "data"
    ? steps
        .slice(3)
        .map((step, position, rest) =>
          position === rest.length - 1 ? step.replace(/\.json$/, "") : step,
        )
    : steps;

/** `/admin.rsc`, `/admin.segments/…` and `/index.rsc` render the pages they are named after. */
function withoutSuffixes(steps: string[]): string[] {
  const segment = steps.findIndex((step) => step.endsWith(".segments"));
  const shown = segment === -1 ? steps : steps.slice(0, segment + 1);
  const last = shown
    .at(-1)
    ?.replace(/\.segments$/, "")
    .replace(/(\.prefetch)?\.rsc$/, "");
  if (last === undefined) return shown;
  return last === "index" || last === "" ? shown.slice(0, -1) : [...shown.slice(0, -1), last];
}
