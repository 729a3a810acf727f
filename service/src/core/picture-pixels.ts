/**
 * The pixels that the header of a picture announces, which a browser makes room for. Formats are
 * told by their first bytes, as browsers do. `undefined` if it is no picture.
 */
export function picturePixels(bytes: Uint8Array): number | undefined {
  const picture = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const format = FORMATS.find(({ begins }) => begins.test(picture.toString("latin1", 0, 16)));
  try {
    return format?.pixels(picture);
  } catch (error) {
    // The header is cut off, so there is nothing to show.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

interface Format {
  readonly begins: RegExp;
  readonly pixels: (picture: Buffer) => number | undefined;
}

const FORMATS: readonly Format[] = [
  {
    begins: /^\x89PNG/,
    pixels: (picture) => picture.readUInt32BE(16) * picture.readUInt32BE(20),
  },
  { begins: /^\xff\xd8/, pixels: jpegPixels },
  { begins: /^GIF8[79]a/, pixels: gifPixels },
  {
    begins: /^BM/,
    pixels: (picture) =>
      picture.readUInt32LE(14) === OLD_BMP_HEADER_BYTES
        ? picture.readUInt16LE(18) * picture.readUInt16LE(20)
        : Math.abs(picture.readInt32LE(18) * picture.readInt32LE(22)),
  },
  {
    begins: /^RIFF.{4}WEBPVP8X/s,
    pixels: (picture) => sizeOf(picture, 24) * sizeOf(picture, 27),
  },
  {
    begins: /^RIFF.{4}WEBPVP8L/s,
    pixels(picture) {
      const bits = picture.readUInt32LE(21);
      return ((bits & FOURTEEN_BITS) + 1) * (((bits >>> 14) & FOURTEEN_BITS) + 1);
    },
  },
  {
    begins: /^RIFF.{4}WEBPVP8 /s,
    pixels: (picture) =>
      (picture.readUInt16LE(26) & FOURTEEN_BITS) * (picture.readUInt16LE(28) & FOURTEEN_BITS),
  },
  // AVIF and its relatives: browsers show them under any type.
  { begins: /^.{4}ftyp/s, pixels: () => Number.POSITIVE_INFINITY },
];

const OLD_BMP_HEADER_BYTES = 12;
const FOURTEEN_BITS = 0x3fff;

/** An edge that is stored less one. */
const sizeOf = (picture: Buffer, at: number): number => picture.readUIntLE(at, 3) + 1;

/** Markers of a frame: all of C0 to CF but the tables among them. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Markers without a segment: restarts, and two that fill space. */
const isAlone = (marker: number): boolean =>
  marker <= 1 || (marker >= 0xd0 && marker <= 0xd8) || marker === 0xff;

function jpegPixels(picture: Buffer): number {
  for (let at = 2; ; ) {
    const marker = picture.readUInt8(at + 1);
    // Browsers skip what is not a marker.
    if (picture.readUInt8(at) !== 0xff || isAlone(marker)) at += 1;
    else if (isFrame(marker)) return picture.readUInt16BE(at + 5) * picture.readUInt16BE(at + 7);
    else at += 2 + picture.readUInt16BE(at + 2);
  }
}

const GIF_IMAGE = 0x2c;
const GIF_EXTENSION = 0x21;
const GIF_TRAILER = 0x3b;

/** The bytes of a colour table that a flag byte announces. */
const colorTableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Browsers enlarge the screen for a first image that exceeds it. */
function gifPixels(picture: Buffer): number {
  const screen = picture.readUInt16LE(6) * picture.readUInt16LE(8);
  for (let at = 13 + colorTableBytes(picture.readUInt8(10)); ; ) {
    const block = picture.readUInt8(at);
    if (block === GIF_IMAGE) {
      const width = picture.readUInt16LE(at + 1) + picture.readUInt16LE(at + 5);
      const height = picture.readUInt16LE(at + 3) + picture.readUInt16LE(at + 7);
      return Math.max(screen, width * height);
    }
    if (block === GIF_TRAILER) return screen;
    if (block !== GIF_EXTENSION) {
      at += 1;
      continue;
    }
    at += 2;
    for (let length = picture.readUInt8(at); length > 0; length = picture.readUInt8(at))
      at += 1 + length;
    at += 1;
  }
}
