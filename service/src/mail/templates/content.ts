import type { Json } from "@stackkit/next/protocol/internal";

const SIDE = 32;
const padding = (top: number, bottom: number): Json => ({ top, bottom, left: SIDE, right: SIDE });
const style = (top: number, bottom: number, more: Readonly<Record<string, Json>> = {}): Json => ({
  color: null,
  backgroundColor: null,
  fontFamily: null,
  textAlign: "left",
  padding: padding(top, bottom),
  ...more,
});

export const heading = (words: string): Json => ({
  type: "Heading",
  data: {
    props: { text: words, level: "h1" },
    style: style(8, 8, { fontSize: 22, fontWeight: "bold" }),
  },
});

export const text = (words: string): Json => ({
  type: "Text",
  data: { props: { text: words }, style: style(8, 8, { fontSize: 16, fontWeight: "normal" }) },
});

const LOGO_HEIGHT = 32;

/** The app's logo, or its name. */
export const brand = (): Json[] => [
  {
    type: "Image",
    data: {
      style: { backgroundColor: null, textAlign: "left", padding: padding(8, 8) },
      props: {
        url: "{{ logoUrl }}",
        alt: "{{ projectDisplayName }}",
        linkHref: "",
        width: null,
        height: LOGO_HEIGHT,
      },
    },
  },
  {
    type: "Text",
    data: {
      props: { text: "{{#if logoUrl}}{{else}}{{ projectDisplayName }}{{/if}}" },
      style: style(8, 8, { fontSize: 14, fontWeight: "bold" }),
    },
  },
];

/** Square and small, so that an uploaded picture cannot carry a message. */
const PICTURE_EDGE = 48;

/** The pictures of the inviter and the team. */
export const invitationPictures = (): Json[] =>
  (["inviter", "team"] as const).map((of) => ({
    type: "Image",
    data: {
      style: { backgroundColor: null, textAlign: "left", padding: padding(8, 0) },
      props: {
        url: `{{ ${of}ImageUrl }}`,
        alt: "",
        linkHref: "",
        width: PICTURE_EDGE,
        height: PICTURE_EDGE,
      },
    },
  }));

/** Small print. */
export const fine = (words: string): Json => ({
  type: "Text",
  data: { props: { text: words }, style: style(4, 4, { fontSize: 13, fontWeight: "normal" }) },
});

/** The code to type. */
export const code = (): Json => ({
  type: "Text",
  data: {
    props: { text: "{{ otp }}" },
    style: style(16, 16, { fontSize: 32, fontWeight: "bold", fontFamily: "MONOSPACE" }),
  },
});

export const button = (words: string, url: string): Json => ({
  type: "Button",
  data: {
    props: {
      text: words,
      url,
      buttonBackgroundColor: null,
      buttonTextColor: null,
      buttonStyle: "rounded",
      fullWidth: false,
      size: "medium",
    },
    style: style(16, 16, { fontSize: 16, fontWeight: "bold" }),
  },
});

export const line = (): Json => ({
  type: "Divider",
  data: {
    props: { lineColor: null, lineHeight: 1 },
    style: { backgroundColor: null, padding: padding(16, 16) },
  },
});

/** Blocks in a column. */
export function content(blocks: readonly Json[]): Json {
  const keyed = blocks.map((block, i) => [`block-${i + 1}`, block] as const);
  return {
    root: {
      type: "EmailLayout",
      data: {
        backdropColor: null,
        canvasColor: null,
        textColor: null,
        fontFamily: "MODERN_SANS",
        childrenIds: keyed.map(([key]) => key),
      },
    },
    ...Object.fromEntries(keyed),
  };
}
