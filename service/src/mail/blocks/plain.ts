import type { Block, Blocks } from "./blocks.js";
import { pieces } from "./pieces.js";
import { decide, fill, safePictureUrl, safeUrl, type Variables } from "./placeholders.js";

const MAX_DEPTH = 8;

const words = (template: string, variables: Variables): string =>
  fill(decide(template, variables), variables).trim();

function inline(template: string, variables: Variables): string {
  const shown = pieces(decide(template, variables).trim()).map((piece) => {
    const text = fill(piece.text, variables);
    if (piece.kind !== "link") return text;
    const url = safeUrl(fill(piece.url, variables));
    return url === "" || url === text ? text : `${text}: ${url}`;
  });
  return shown.join("");
}

/** Blocks as plain-text paragraphs. */
export function plainParagraphs(
  blocks: Blocks,
  keys: readonly string[],
  variables: Variables,
  depth = 0,
): string[] {
  if (depth > MAX_DEPTH) return [];
  return keys
    .flatMap((key) => plainBlock(blocks, blocks.get(key), variables, depth))
    .filter((paragraph) => paragraph !== "");
}

function plainBlock(
  blocks: Blocks,
  block: Block | undefined,
  variables: Variables,
  depth: number,
): string[] {
  switch (block?.type) {
    case "Heading":
      return [words(block.data.props.text, variables)];
    case "Text":
      return [inline(block.data.props.text, variables)];
    case "Button": {
      const url = safeUrl(words(block.data.props.url, variables));
      return url === "" ? [] : [`${words(block.data.props.text, variables)}:\n${url}`];
    }
    case "Divider":
      return ["-".repeat(24)];
    case "Image":
      // A picture without an address is not shown.
      return safePictureUrl(words(block.data.props.url, variables)) === ""
        ? []
        : [words(block.data.props.alt, variables)];
    case "Container":
      return plainParagraphs(blocks, block.data.props.childrenIds, variables, depth + 1);
    case "ColumnsContainer":
      return block.data.props.columns.flatMap(({ childrenIds }) =>
        plainParagraphs(blocks, childrenIds, variables, depth + 1),
      );
    default:
      return [];
  }
}
