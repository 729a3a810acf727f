/** Prefixes after which some parser reads a host. */
const PREFIXES = [
  "https://",
  "http://",
  "HTTPS://",
  "https:",
  "https:/",
  "https:///",
  "https:\\\\",
  "//",
  "///",
  "////",
  "/\\",
  "\\/",
  "\\\\",
  "/\\/",
  "/\t/",
  "\t//",
  "/\r\n/",
  " //",
  "\u0000//",
  "\u00a0//",
  "\u2028//",
  "/%09/",
  "/%5c",
  "/.//",
  "/./\\",
  "/x/..//",
  "/%2f",
  "/%2e%2e//",
  "/?//",
  "javascript://x%0aalert(1)//",
  "java\tscript:alert(1)//",
  "data:text/html,//",
  "blob:https://",
  "ftp://",
  "file://",
  "view-source:https://",
  "intent://",
  "ws://",
];

/** Hosts of an attacker, some similar to the app's own. */
const hostsAgainst = (own: string): string[] => [
  "evil.example",
  `${own}.evil.example`,
  `evil${own}`,
  `${own}@evil.example`,
  `${own}:pw@evil.example`,
  `evil.example#@${own}`,
  `evil.example\\@${own}`,
  `evil.example%00.${own}`,
  `evil.example%2f.${own}`,
  "evil。example",
  "ｅvil.example",
  `${own.replace("a", "а")}`,
  "2130706433",
  "[::ffff:7f00:1]",
  `${own}%2eevil.example`,
  `evil.example:443/${own}`,
];

const TARGETS = 200;
/** Coprime to the number of combinations, so that every prefix and host is used. */
const STRIDE = 5;

/** Two hundred URLs that must not lead from `own` to another host. */
export function hostileTargets(own: string): string[] {
  const hosts = hostsAgainst(own);
  const all = PREFIXES.flatMap((prefix) => hosts.map((host) => prefix + host));
  return spread(all);
}

const SCHEMES = [
  "https://",
  "http://",
  "HTTPS://",
  "https:\\\\",
  "https:/",
  "wss://",
  "javascript:",
];
const PATHS = ["", "/", "/inside", "/inside/../outside", "/inside-out", "/inside/%2e%2e/outside"];
const OWN_VARIANTS = (own: string): string[] => [
  `user@${own}`,
  `user:pw@${own}`,
  `${own}.`,
  `x.${own}`,
  `${own}:444@${own}`,
];

/** Two hundred absolute URLs outside `https://<own>/inside`, as sent to the service. */
export function hostileCallbacks(own: string): string[] {
  const hosts = [...hostsAgainst(own), ...OWN_VARIANTS(own)];
  const elsewhere = SCHEMES.flatMap((scheme) =>
    hosts.flatMap((host) => PATHS.map((path) => scheme + host + path)),
  );
  const outside = PATHS.filter((path) => !path.endsWith("/inside")).map(
    (path) => `https://${own}${path}`,
  );
  return [...outside, ...spread(elsewhere).slice(outside.length)];
}

function spread(all: readonly string[]): string[] {
  if (all.length < TARGETS || all.length % STRIDE === 0)
    throw new Error(`${all.length} combinations do not spread.`);
  return Array.from(
    { length: TARGETS },
    (_, index) => all[(index * STRIDE) % all.length] as string,
  );
}

/**
 * Where browsers navigate from `page` with `text`: with tabs and line breaks removed, with
 * backslashes as slashes, and unchanged.
 */
export function readAsBrowsersDo(text: string, page: string): string[] {
  const folded = text.replace(/[\t\r\n]/g, "").replace(/^[^\x21-\uffff]+/, "");
  return [text, folded, folded.replaceAll("\\", "/")].map((one) =>
    URL.canParse(one, page) ? originOf(new URL(one, page)) : "nowhere",
  );
}

/** Schemes without an origin are shown, so that a script URL is not taken for a page. */
const originOf = ({ origin, protocol }: URL): string => (origin === "null" ? protocol : origin);
