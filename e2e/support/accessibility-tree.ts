import { type CDPSession, expect, type Page } from "@playwright/test";

/** A node of the tree that screen readers get. */
interface Node {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly description?: { readonly value: string };
  readonly properties?: readonly {
    readonly name: string;
    readonly value: { readonly value?: unknown };
  }[];
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
}

const property = (node: Node, name: string): unknown =>
  node.properties?.find((one) => one.name === name)?.value.value;

/** Roles that screen readers say. */
const SPOKEN = new Set(
  (
    "alert alertdialog banner button checkbox combobox contentinfo DisclosureTriangle dialog form " +
    "group heading image img link list listitem listbox main menu menuitem menuitemradio " +
    "navigation option progressbar radio radiogroup region slider spinbutton status switch tab " +
    "table tablist tabpanel textbox time"
  ).split(" "),
);

/** Roles whose name is their content, which is not said again. */
const NAMED_BY_CONTENT = new Set(
  "button DisclosureTriangle heading link menuitem menuitemradio option tab switch".split(" "),
);

const STATES = [
  "level",
  "required",
  "readonly",
  "invalid",
  "disabled",
  "selected",
  "checked",
  "expanded",
  "modal",
  "hasPopup",
];

const nameOf = (node: Node): string => node.name?.value ?? "";

/** `textbox "Email" required: Use your work address` */
function lineOf(node: Node, role: string): string {
  const name = nameOf(node);
  if (role === "StaticText") return `text "${name}"`;
  const states = STATES.flatMap((state) => {
    const value = property(node, state);
    if (value === undefined || value === false || value === "false") return [];
    if (state === "level" && role !== "heading") return [];
    return [value === true || value === "true" ? state : `${state} ${value}`];
  });
  const description = node.description?.value;
  return [role, name && `"${name}"`, ...states, description && `: ${description}`]
    .filter(Boolean)
    .join(" ")
    .replace(" : ", ": ");
}

/** What a screen reader says of the element with the focus. */
interface Focused {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly invalid: boolean;
}

/** Chromium's accessibility tree of a page. */
export class AccessibilityTree {
  #session: Promise<CDPSession> | undefined;

  constructor(readonly page: Page) {}

  /** What a screen reader goes through, line by line: roles, names and states in order. */
  async lines(): Promise<string[]> {
    const nodes = await this.#nodes();
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const read = (node: Node, inNamed: boolean): string[] => {
      const role = node.role?.value ?? "";
      const isSaid =
        !node.ignored &&
        (role === "StaticText"
          ? !inNamed
          : SPOKEN.has(role) && !(role === "form" && !nameOf(node)));
      const below = inNamed || NAMED_BY_CONTENT.has(role);
      const inside = (node.childIds ?? []).flatMap((id) => {
        const child = byId.get(id);
        return child ? read(child, below) : [];
      });
      // Next's route announcer has no words until the next page.
      if (role === "alert" && inside.length === 0) return [];
      return isSaid ? [lineOf(node, role), ...inside] : inside;
    };
    const [root] = nodes;
    return root ? read(root, false) : [];
  }

  async #nodes(): Promise<readonly Node[]> {
    this.#session ??= this.page.context().newCDPSession(this.page);
    const { nodes } = await (await this.#session).send("Accessibility.getFullAXTree");
    return nodes as readonly Node[];
  }

  /** The texts of all live regions with one of these settings, by the element that is one. */
  async #liveRegions(...settings: string[]): Promise<ReadonlyMap<number, string>> {
    const nodes = await this.#nodes();
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const textOf = (node: Node): string =>
      node.role?.value === "StaticText"
        ? (node.name?.value ?? "")
        : (node.childIds ?? []).map((id) => textOf(byId.get(id) as Node)).join(" ");
    return new Map(
      nodes
        .filter(({ backendDOMNodeId: id }) => id !== undefined)
        .filter((node) => settings.includes(String(property(node, "live"))))
        .map((node) => [node.backendDOMNodeId as number, textOf(node).trim()]),
    );
  }

  /**
   * Expects that `act` makes a screen reader announce `text`: in an alert, or in a polite region
   * that is there before. Neither says it yet.
   */
  async expectAnnounced(text: string, act: () => Promise<void>): Promise<void> {
    const before = await this.#liveRegions("polite", "assertive");
    expect([...before.values()].filter((old) => old.includes(text))).toEqual([]);
    await act();
    await expect
      .poll(async () => {
        const polite = await this.#liveRegions("polite");
        const alerts = await this.#liveRegions("assertive");
        const spoken = [...polite].filter(([id]) => before.has(id));
        return [...spoken, ...alerts].some(([, now]) => now.includes(text));
      }, `announces “${text}”`)
      .toBe(true);
  }

  /** The element with the focus. */
  async focused(): Promise<Focused> {
    const nodes = await this.#nodes();
    const focused = nodes.filter((node) => property(node, "focused") === true).at(-1);
    return {
      role: focused?.role?.value ?? "",
      name: focused?.name?.value ?? "",
      description: focused?.description?.value ?? "",
      invalid: property(focused ?? ({} as Node), "invalid") === "true",
    };
  }
}
