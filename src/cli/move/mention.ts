import { FAMILY, OLD, type OldPackage } from "./names.js";
import type { Node, Place } from "./syntax.js";

/** A string literal that is exactly the name of one of the packages. */
export interface Mention extends Place {
  readonly from: OldPackage;
  readonly quote: string;
  /** Start and end of the string, quotes included. */
  readonly start: number;
  readonly end: number;
}

const PACKAGES: readonly string[] = Object.values(OLD);

function textOf(node: Node): string | undefined {
  if (node.type === "StringLiteral") return node.value as string;
  if (node.type !== "TemplateLiteral" || (node.expressions as Node[]).length > 0) return undefined;
  const [only] = node.quasis as { value: { cooked: string } }[];
  return only?.value.cooked;
}

/** The mentions of a file, in its order. */
export const mentionsIn = (text: string, places: readonly Place[]): Mention[] =>
  places
    .filter(({ node }) => PACKAGES.includes(textOf(node) ?? ""))
    .map((place) => ({
      ...place,
      from: textOf(place.node) as OldPackage,
      quote: text[place.node.start] as string,
      start: place.node.start,
      end: place.node.end,
    }))
    .toSorted((a, b) => a.start - b.start);

export const lineOf = (text: string, at: number): number => text.slice(0, at).split("\n").length;

const ANY = new RegExp(FAMILY, "g");

/** Whether a text names a package of the family. */
export const namesOldPackage = (text: string): boolean => text.search(ANY) !== -1;
