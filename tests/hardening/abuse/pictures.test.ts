import { expect, it } from "vitest";
import { peopledProject } from "../../support/people.js";
import { countCases, describeSuite } from "../support.js";

const home = peopledProject();
const REFUSED = [
  "javascript:alert(1)",
  "https://tracker.example/pixel.png",
  "http://127.0.0.1/",
  "data:text/html;base64,PGI+",
  "data:image/svg+xml;base64,PGI+",
];
const TAKEN = ["data:image/png;base64,iVBORw0KGgo=", null];

const bytesOf = (...parts: (string | number[])[]): string =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part),
    ),
  ).toString("base64");
const be16 = (edge: number) => [edge >> 8, edge & 255];
const le16 = (edge: number) => be16(edge).reverse();
const le24 = (edge: number) => [...le16((edge - 1) & 0xffff), (edge - 1) >> 16];
const vp8l = (edge: number) => {
  const bits = Buffer.alloc(4);
  bits.writeUInt32LE(((edge - 1) | ((edge - 1) << 14)) >>> 0);
  return [...bits];
};

/** The first bytes of square pictures, as which browsers make room for all their pixels. */
const SQUARES: Readonly<Record<string, (edge: number) => string>> = {
  PNG: (edge) =>
    bytesOf("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", [0, 0], be16(edge), [0, 0], be16(edge), [1, 0]),
  "JPEG after other segments": (edge) =>
    bytesOf("\xff\xd8\xff\xe0\0\x04ab\0\xff\xff\xc2\0\x0b\x08", be16(edge), be16(edge), [1]),
  GIF: (edge) => bytesOf("GIF89a", le16(edge), le16(edge), [0, 0, 0], ";"),
  "GIF with an image beyond its screen": (edge) =>
    bytesOf(
      "GIF89a\x01\0\x01\0\x80\0\0aaabbb!\xf9\x04\0\0\0\0\0,\0\0\0\0",
      le16(edge),
      le16(edge),
      [0],
    ),
  BMP: (edge) =>
    bytesOf("BM", Array(12).fill(0), [40, 0, 0, 0], le16(edge), [0, 0], le16(edge), [0, 0]),
  "BMP of OS/2": (edge) => bytesOf("BM", Array(12).fill(0), [12, 0, 0, 0], le16(edge), le16(edge)),
  WebP: (edge) => bytesOf("RIFFsizeWEBPVP8 size\0\0\0\x9d\x01\x2a", le16(edge), le16(edge)),
  "WebP without loss": (edge) => bytesOf("RIFFsizeWEBPVP8Lsize/", vp8l(edge)),
  "WebP with extensions": (edge) => bytesOf("RIFFsizeWEBPVP8Xsize\0\0\0\0", le24(edge), le24(edge)),
};

describeSuite(
  "abuse: pictures",
  "addresses of scripts and trackers in place of pictures that others see",
  () => {
    it("B12: a member's picture from a browser is one that it carries itself", async () => {
      const ann = await home.project.person();
      const team = await home.project.team(ann);
      const change = async (picture: string | null) =>
        (
          await home.project.as(ann, "PATCH", `/team-member-profiles/${team}/me`, {
            profile_image_url: picture,
          })
        ).status;
      for (const picture of REFUSED) expect(await change(picture), picture).toBe(400);
      for (const picture of TAKEN) expect(await change(picture)).toBe(200);
      countCases(REFUSED.length + TAKEN.length);
    });

    it("a picture from a browser has no more pixels than its viewers have room for", async () => {
      const ann = await home.project.person();
      const team = await home.project.team(ann);
      const paths = ["/users/me", `/teams/${team}`, `/team-member-profiles/${team}/me`];
      const change = async (path: string, base64: string) =>
        (
          await home.project.as(ann, "PATCH", path, {
            // Browsers look at the bytes, not at the type.
            profile_image_url: `data:image/png;base64,${base64}`,
          })
        ).status;
      for (const path of paths)
        for (const [name, square] of Object.entries(SQUARES)) {
          expect(await change(path, square(4096)), name).toBe(200);
          expect(await change(path, square(16_000)), name).toBe(400);
        }
      const avif = bytesOf([0, 0, 0, 32], "ftypavif");
      expect(await change("/users/me", avif)).toBe(400);
      countCases(paths.length * 2 * Object.keys(SQUARES).length + 1);
    });
  },
);
