/** Path settings of Next's configuration. */
export interface PathSettings {
  /** Next's `basePath`. */
  readonly basePath?: string | undefined;
  /** Languages that prefix a path: `/de/admin` is then checked as `/admin` too. */
  readonly locales?: readonly string[] | undefined;
}

const MAX_DECODINGS = 5;

/**
 * Every interpretation of a path by a server, so that a rule holds for any spelling:
 * percent-encoding decoded, doubled and dot segments resolved, and `;parameters`, case, trailing
 * slash and Next's own suffixes and data paths removed. Null if no server should accept it.
 */
export function canonicalPath(
  pathname: string,
  { basePath = "", locales = [] }: PathSettings = {},
): string | null {
  const plain = undone(pathname);
  if (plain === null) return null;
  let steps = foldedSteps(plain.toLowerCase().replaceAll("\\", "/"));
  steps = without(steps, basePath.toLowerCase());
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

function foldedSteps(path: string): string[] {
  const steps: string[] = [];
  for (const raw of path.split("/")) {
    const step = raw.split(";")[0]?.trim() ?? "";
    if (step === "" || step === ".") continue;
    if (step === "..") steps.pop();
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
