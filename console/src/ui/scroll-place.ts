import type { VirtualItem } from "@tanstack/react-virtual";

const MAX_PLACES = 100;

interface Place {
  /** How far down it was scrolled. */
  readonly top: number;
  /** How high its rows were. */
  readonly rows: readonly VirtualItem[];
}

/** Where the table of each address was. */
const places = new Map<string, Place>();

let isBack = false;
addEventListener("popstate", () => {
  isBack = true;
});
// The router's own navigations.
for (const type of ["pushState", "replaceState"])
  addEventListener(type, () => {
    isBack = false;
  });

/** Whether the back or the forward button led to this address. */
export const cameBack = (): boolean => isBack;

/** Where the table of this address was, if the back button led to it; else its top. */
export const scrollPlace = (): Place =>
  (isBack && places.get(location.href)) || { top: 0, rows: [] };

/** Notes where the table of this address is. */
export const keepScrollPlace = (place: Place): void => {
  const { href } = location;
  const [oldest] = places.keys();
  if (oldest !== undefined && places.size >= MAX_PLACES && !places.has(href)) places.delete(oldest);
  places.set(href, place);
};
