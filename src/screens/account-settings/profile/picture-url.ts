import { MAX_IMAGE_URL_LENGTH } from "../../../protocol/limits/limits.js";

/** Edge lengths in pixels tried for a picture: the first that is small enough is used. */
const PICTURE_EDGES = [256, 192, 128] as const;

/** Smallest type in browsers that can encode it; the others fall back to PNG. */
const WRITTEN = "image/webp";
const QUALITY = 0.9;

interface Square {
  readonly left: number;
  readonly top: number;
  readonly edge: number;
}

/** Draws a square of a picture to a canvas. */
export function drawSquare(
  canvas: HTMLCanvasElement,
  picture: CanvasImageSource,
  { left, top, edge }: Square,
): void {
  const pen = canvas.getContext("2d");
  if (pen === null) return;
  pen.imageSmoothingQuality = "high";
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, left, top, edge, edge, 0, 0, canvas.width, canvas.height);
}

/** The square as a `data:` URL within the service's limit, or undefined if none is short enough. */
export function pictureUrl(picture: CanvasImageSource, square: Square): string | undefined {
  const canvas = document.createElement("canvas");
  for (const edge of PICTURE_EDGES) {
    canvas.width = edge;
    canvas.height = edge;
    drawSquare(canvas, picture, square);
    const url = canvas.toDataURL(WRITTEN, QUALITY);
    if (url.length <= MAX_IMAGE_URL_LENGTH) return url;
  }
  return undefined;
}
