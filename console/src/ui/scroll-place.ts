const MAX_PLACES = 100;
/** How far down the table of each address was scrolled. */
const places = new Map<string, number>();

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
export const scrollPlace = (): number => (isBack ? (places.get(location.href) ?? 0) : 0);

/** Notes where the table of this address is. */
export const keepScrollPlace = (top: number): void => {
  const { href } = location;
  const [oldest] = places.keys();
  if (oldest !== undefined && places.size >= MAX_PLACES && !places.has(href)) places.delete(oldest);
  places.set(href, top);
};
