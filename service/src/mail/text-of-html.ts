const HIDDEN = new Set(["head", "style", "script", "title", "template"]);
const BLOCKS = new Set(
  "address article blockquote br div h1 h2 h3 h4 h5 h6 hr li ol p pre section table tr ul".split(
    " ",
  ),
);
const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};
const LARGEST_CODE_POINT = 0x10ffff;

/** The words of HTML, with line breaks and the addresses of links. Takes linear time. */
export function textOfHtml(html: string): string {
  const parts: string[] = [];
  let href: string | undefined;
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf("<", at);
    parts.push(words(html.slice(at, open < 0 ? undefined : open)));
    if (open < 0) break;
    if (html.startsWith("<!--", open)) {
      at = after(html, "-->", open);
      continue;
    }
    const name = /^\/?[a-z][a-z\d]{0,20}/i.exec(html.slice(open + 1, open + 24))?.[0].toLowerCase();
    if (name === undefined && html[open + 1] !== "!") {
      parts.push("<");
      at = open + 1;
      continue;
    }
    at = after(html, ">", open);
    if (name === undefined) continue;
    if (HIDDEN.has(name)) at = after(html, ">", endOf(html, name, at));
    if (BLOCKS.has(name.replace("/", ""))) parts.push("\n");
    if (name === "a")
      href = /\shref\s*=\s*["']?([^"'\s>]{1,2000})/i.exec(html.slice(open, at))?.[1];
    if (name === "/a" && href !== undefined) {
      parts.push(` (${words(href)})`);
      href = undefined;
    }
  }
  return parts
    .join("")
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** The place behind the next such text; the end if there is none. */
const after = (text: string, what: string, from: number): number => {
  const found = from < 0 ? -1 : text.indexOf(what, from);
  return found < 0 ? text.length : found + what.length;
};

const endOf = (html: string, name: string, from: number): number => {
  const end = new RegExp(`</${name}`, "gi");
  end.lastIndex = from;
  return end.exec(html)?.index ?? -1;
};

const words = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (all, decimal, hex, name) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? all;
      const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return point > 0 && point <= LARGEST_CODE_POINT ? String.fromCodePoint(point) : "";
    });
