import { escapeHtml } from "../../core/escape-html.js";
import type { Block, BlockStyle, Blocks } from "./blocks.js";
import { pieces } from "./pieces.js";
import { decide, fill, safePictureUrl, safeUrl, type Variables } from "./placeholders.js";

/** Maximum nesting, since a block may contain itself. */
const MAX_DEPTH = 8;
const MIN_CODE_SIZE = 24;
const MAX_FINE_PRINT_PIXELS = 13;
const HEADING_SIZES = { h1: 26, h2: 22, h3: 20 } as const;
const RADII = { rectangle: 0, rounded: 8, pill: 64 } as const;
const MONOSPACE = "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace";

const css = (declarations: Readonly<Record<string, string | number | null | undefined>>): string =>
  Object.entries(declarations)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => `${name}:${typeof value === "number" ? `${value}px` : value}`)
    .join(";");

const padding = ({ padding: p }: BlockStyle, otherwise: string): string =>
  p ? `${p.top}px ${p.right}px ${p.bottom}px ${p.left}px` : otherwise;

/** "Left" means the start of a line, so that right-to-left languages begin at the right. */
const alignOf = ({ textAlign }: BlockStyle): string => (textAlign === "left" ? "start" : textAlign);

const words = (template: string, variables: Variables): string =>
  fill(escapeHtml(template), variables, escapeHtml);

/** A text block with links, values escaped. */
function inline(template: string, variables: Variables): string {
  const shown = pieces(decide(template, variables).trim()).map((piece) => {
    if (piece.kind === "text") return words(piece.text, variables);
    if (piece.kind === "strong") return `<strong>${words(piece.text, variables)}</strong>`;
    return (
      `<a class="link" ` +
      `href="${escapeHtml(safeUrl(fill(piece.url, variables)))}">${words(piece.text, variables)}</a>`
    );
  });
  return shown.join("").replaceAll("\n", "<br>");
}

function textBlock(
  style: BlockStyle,
  html: string,
  tag: "p" | "h1" | "h2" | "h3",
  size: number,
): string {
  const isCode = style.fontFamily === "MONOSPACE" && size >= MIN_CODE_SIZE;
  const kind = tag !== "p" ? "heading" : size <= MAX_FINE_PRINT_PIXELS ? "fine" : "text";
  const inner = css({
    margin: "0",
    "font-size": size,
    "line-height": tag === "p" ? "1.5" : "1.25",
    "font-weight": style.fontWeight ?? (tag === "p" ? "normal" : "bold"),
    color: style.color,
    "text-align": alignOf(style),
    "font-family": style.fontFamily === "MONOSPACE" ? MONOSPACE : null,
    "letter-spacing": isCode ? "0.12em" : null,
  });
  return row(style, `<${tag} class="${kind}" style="${inner}">${html}</${tag}>`);
}

const row = (style: BlockStyle, inner: string, otherwise = "8px 32px"): string =>
  `<tr><td style="${css({ padding: padding(style, otherwise), "background-color": style.backgroundColor, "text-align": alignOf(style) })}">${inner}</td></tr>`;

const table = (rows: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ` +
  `border="0">${rows}</table>`;

/** Blocks as table rows: the only layout that all mail programs render. */
export function htmlRows(
  blocks: Blocks,
  keys: readonly string[],
  variables: Variables,
  depth = 0,
): string {
  if (depth > MAX_DEPTH) return "";
  return keys.map((key) => htmlRow(blocks, blocks.get(key), variables, depth)).join("");
}

function htmlRow(
  blocks: Blocks,
  block: Block | undefined,
  variables: Variables,
  depth: number,
): string {
  switch (block?.type) {
    case "Heading": {
      const { style, props } = block.data;
      return textBlock(
        style,
        words(decide(props.text, variables).trim(), variables),
        props.level,
        style.fontSize ?? HEADING_SIZES[props.level],
      );
    }
    case "Text": {
      const html = inline(block.data.props.text, variables);
      return html === ""
        ? ""
        : textBlock(block.data.style, html, "p", block.data.style.fontSize ?? 16);
    }
    case "Button":
      return buttonRow(block.data, variables);
    case "Divider": {
      const { style, props } = block.data;
      return row(
        style,
        `<div class="line" ` +
          `style="${css({ "border-top-width": props.lineHeight ?? 1, "border-top-style": "solid", "border-top-color": props.lineColor })}"></div>`,
        "16px 32px",
      );
    }
    case "Spacer":
      return `<tr><td style="${css({ height: block.data.props.height ?? 16, "line-height": "1px", "font-size": 1 })}">&nbsp;</td></tr>`;
    case "Image":
      return imageRow(block.data, variables);
    case "Container":
      return row(
        block.data.style,
        table(htmlRows(blocks, block.data.props.childrenIds, variables, depth + 1)),
        "0",
      );
    case "ColumnsContainer": {
      const cells = block.data.props.columns.map(
        ({ childrenIds }) =>
          `<td valign="top">${table(htmlRows(blocks, childrenIds, variables, depth + 1))}</td>`,
      );
      return row(block.data.style, table(`<tr>${cells.join("")}</tr>`), "0");
    }
    default:
      return "";
  }
}

function buttonRow(
  { style, props }: Extract<Block, { type: "Button" }>["data"],
  variables: Variables,
): string {
  const href = safeUrl(fill(decide(props.url, variables), variables));
  if (href === "") return "";
  const look = css({
    display: props.fullWidth ? "block" : "inline-block",
    padding: "12px 24px",
    "border-radius": RADII[props.buttonStyle],
    "font-size": style.fontSize ?? 16,
    "font-weight": style.fontWeight ?? "bold",
    "line-height": "1.25",
    "text-align": "center",
    "text-decoration": "none",
    color: props.buttonTextColor,
    "background-color": props.buttonBackgroundColor,
  });
  return row(
    style,
    `<a class="button" href="${escapeHtml(href)}" ` +
      `style="${look}">${words(decide(props.text, variables), variables)}</a>`,
    "16px 32px",
  );
}

function imageRow(
  { style, props }: Extract<Block, { type: "Image" }>["data"],
  variables: Variables,
): string {
  const src = safePictureUrl(fill(props.url, variables));
  if (src === "") return "";
  const size = css({
    "max-width": "100%",
    border: "0",
    width: props.width,
    height: props.height,
    "object-fit": props.width && props.height ? "cover" : null,
  });
  const picture = `<img src="${escapeHtml(src)}" alt="${words(props.alt, variables)}" style="${size}">`;
  const href = safeUrl(fill(props.linkHref, variables));
  return row(
    style,
    href === "" ? picture : `<a href="${escapeHtml(href)}">${picture}</a>`,
    "16px 32px",
  );
}
