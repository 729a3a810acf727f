import type { Json } from "@stackkit/next/protocol/internal";
import * as z from "zod/mini";

/** Missing or invalid colours follow the mail's style and the reader's colour scheme. */
const color = z.catch(
  z.nullable(z.string().check(z.regex(/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i))),
  null,
);
const pixels = z.catch(z.nullable(z.number().check(z.minimum(0), z.maximum(2000))), null);
const shortText = z.catch(z.string(), "");
const align = z.catch(z.enum(["left", "center", "right"]), "left");

const style = z.catch(
  z.object({
    color,
    backgroundColor: color,
    fontSize: pixels,
    fontFamily: z.catch(z.nullable(z.string()), null),
    fontWeight: z.catch(z.nullable(z.enum(["normal", "bold"])), null),
    textAlign: align,
    padding: z.catch(
      z.nullable(
        z.object({ top: z.number(), right: z.number(), bottom: z.number(), left: z.number() }),
      ),
      null,
    ),
  }),
  {
    color: null,
    backgroundColor: null,
    fontSize: null,
    fontFamily: null,
    fontWeight: null,
    textAlign: "left",
    padding: null,
  },
);
export type BlockStyle = z.output<typeof style>;

const children = z.catch(z.array(z.string()), []);

const layout = z.object({
  type: z.literal("EmailLayout"),
  data: z.object({
    backdropColor: color,
    canvasColor: color,
    textColor: color,
    childrenIds: children,
  }),
});
const heading = z.object({
  type: z.literal("Heading"),
  data: z.object({
    style,
    props: z.object({ text: shortText, level: z.catch(z.enum(["h1", "h2", "h3"]), "h2") }),
  }),
});
const text = z.object({
  type: z.literal("Text"),
  data: z.object({ style, props: z.object({ text: shortText }) }),
});
const button = z.object({
  type: z.literal("Button"),
  data: z.object({
    style,
    props: z.object({
      text: shortText,
      url: shortText,
      buttonBackgroundColor: color,
      buttonTextColor: color,
      buttonStyle: z.catch(z.enum(["rectangle", "rounded", "pill"]), "rounded"),
      fullWidth: z.catch(z.boolean(), false),
    }),
  }),
});
const divider = z.object({
  type: z.literal("Divider"),
  data: z.object({
    style,
    props: z.catch(z.object({ lineColor: color, lineHeight: pixels }), {
      lineColor: null,
      lineHeight: null,
    }),
  }),
});
const spacer = z.object({
  type: z.literal("Spacer"),
  data: z.object({ props: z.catch(z.object({ height: pixels }), { height: null }) }),
});
const image = z.object({
  type: z.literal("Image"),
  data: z.object({
    style,
    props: z.object({
      url: shortText,
      alt: shortText,
      linkHref: shortText,
      width: pixels,
      height: pixels,
    }),
  }),
});
const container = z.object({
  type: z.literal("Container"),
  data: z.object({
    style,
    props: z.catch(z.object({ childrenIds: children }), { childrenIds: [] }),
  }),
});
const columns = z.object({
  type: z.literal("ColumnsContainer"),
  data: z.object({
    style,
    props: z.catch(z.object({ columns: z.array(z.object({ childrenIds: children })) }), {
      columns: [],
    }),
  }),
});

const block = z.discriminatedUnion("type", [
  layout,
  heading,
  text,
  button,
  divider,
  spacer,
  image,
  container,
  columns,
]);
export type Block = z.output<typeof block>;
export type Layout = z.output<typeof layout>;

const blockMap = z.looseObject({ root: layout });

/** The content of a mail: blocks by key, with `root` as the container. */
export interface Blocks {
  readonly root: Layout;
  readonly get: (key: string) => Block | undefined;
}

const KNOWN =
  "EmailLayout, Heading, Text, Button, Divider, Spacer, Image, Container, ColumnsContainer";

/** Parses a template's content. Unknown kinds of blocks are dropped. */
export function readBlocks(content: Json): Blocks | undefined {
  const map = blockMap.safeParse(content);
  if (!map.success) return undefined;
  return {
    root: map.data.root,
    get: (key) => {
      const read = block.safeParse(map.data[key]);
      return read.success ? read.data : undefined;
    },
  };
}

/** Why a content is not a valid template; `undefined` if it is. */
export function contentProblem(content: Json): string | undefined {
  const blocks = readBlocks(content);
  if (!blocks)
    return (
      "The content needs a block with the key root and the type EmailLayout, whose data " +
      "names the keys of its blocks in childrenIds."
    );
  const missing = keysUnder(blocks, blocks.root.data.childrenIds, new Set()).find(
    (key) => !blocks.get(key),
  );
  return missing === undefined
    ? undefined
    : `The content names the block "${missing.slice(0, 100)}", which is missing or of no ` +
        `known type. Known types: ${KNOWN}.`;
}

function keysUnder(blocks: Blocks, keys: readonly string[], seen: Set<string>): string[] {
  return keys.flatMap((key) => {
    if (seen.has(key)) return [];
    seen.add(key);
    const found = blocks.get(key);
    if (found?.type === "Container")
      return [key, ...keysUnder(blocks, found.data.props.childrenIds, seen)];
    if (found?.type === "ColumnsContainer")
      return [
        key,
        ...found.data.props.columns.flatMap((column) =>
          keysUnder(blocks, column.childrenIds, seen),
        ),
      ];
    return [key];
  });
}
