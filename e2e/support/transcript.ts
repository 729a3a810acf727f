import type { Page } from "@playwright/test";
import { AccessibilityTree } from "./accessibility-tree.js";

/** Notes what live regions say, in order. Runs in the page. */
function listen(): void {
  const last = new Map<Element, string>();
  const look = () => {
    for (const region of document.querySelectorAll("[role=alert], [role=status], [aria-live]")) {
      const text = region.textContent?.replace(/\s+/g, " ").trim() ?? "";
      const before = last.get(region) ?? "";
      last.set(region, text);
      if (text === "" || text === before || region.closest("next-route-announcer")) continue;
      // A hint comes after a pause, so that only slow paths hear it.
      if (region.closest(".stk-hint")) continue;
      const isUrgent = region.matches("[role=alert], [aria-live=assertive]");
      const { heard } = window as unknown as { heard: (line: string) => void };
      heard(`${isUrgent ? "says now" : "says"}: ${text}`);
    }
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}

/** Values that differ on each run. */
const VARYING: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, "person@example.com"],
  [/\b(?:[a-z0-9]{4}-){3}[a-z0-9]{4}\b/g, "RECOVERY-CODE"],
  [/\b[A-Z2-7]{4}(?: [A-Z2-7]{4}){3,}\b/g, "SECRET"],
  [/\b[sp]k_[\w…]+/g, "KEY"],
  [/^time.*$/, "time: DATE"],
  [/\b(?:\d{1,2} [A-Z]\w{2,8}|[A-Z]\w{2,8} \d{1,2},?) 20\d\d(?:,? (?:at )?\d{1,2}:\d\d)?/g, "DATE"],
  [/\b(?:\d+ (?:second|minute)s? ago|just now)\b/g, "JUST NOW"],
  [/\bin \d+ (?:second|minute|hour|day)s?/g, "IN TIME"],
];

/** The lines of one region, up to the next one. */
function partOf(lines: readonly string[], region: string): readonly string[] {
  const from = lines.findIndex((line) => line.startsWith(`region "${region}`));
  const rest = from < 0 ? [] : lines.slice(from + 1);
  const to = rest.findIndex((line) => /^(?:region|alert)\b/.test(line));
  return lines.slice(Math.max(from, 0), from < 0 ? 0 : to < 0 ? undefined : from + 1 + to);
}

/** Said only on a slow machine. */
const SLOW = /longer than usual/;

/**
 * What a screen reader says along a path: the page, line by line, after each step, with the
 * announcements that came before, and the element with the focus.
 */
export class Transcript {
  readonly #heard: string[] = [];
  readonly #lines: string[] = [];
  readonly #tree: AccessibilityTree;

  private constructor(page: Page) {
    this.#tree = new AccessibilityTree(page);
  }

  static async of(page: Page): Promise<Transcript> {
    const transcript = new Transcript(page);
    await page.exposeFunction("heard", (line: string) => void transcript.#heard.push(line));
    await page.addInitScript(listen);
    return transcript;
  }

  /** Writes down a step: of the whole page, or of the region with a name. */
  async note(step: string, region?: string): Promise<void> {
    const { role, name, description } = await this.#tree.focused();
    const said = this.#heard.splice(0).filter((line) => !SLOW.test(line));
    const focus = /^(?:RootWebArea|)$/.test(role)
      ? []
      : [`focus: ${role} "${name}"${description && `: ${description}`}`];
    const spoken = await this.#tree.lines();
    const page = region === undefined ? spoken : partOf(spoken, region);
    const lines = [...page, ...said, ...focus].map((line) =>
      VARYING.reduce((text, [varying, word]) => text.replace(varying, word), line),
    );
    this.#lines.push(`# ${step}`, "", ...lines, "");
  }

  toString(): string {
    return this.#lines.join("\n");
  }
}
