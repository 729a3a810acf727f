import { isDataImage } from "@stackkit/next/protocol/internal";
import { picturePixels } from "../core/picture-pixels.js";
import { PlainError } from "../core/plain-error.js";
import { isServer } from "./own-user.js";
import type { HandlerContext } from "./route.js";

/** Pixels that a browser's picture may have, as a square: as much as a phone's photo. */
export const MAX_PICTURE_EDGE = 4096;

/**
 * Throws a plain 400 if a browser sends a remote image URL, which every viewer would request from
 * that host, or a picture that takes every viewer's memory: few bytes may hold billions of pixels.
 */
export function requireClientImage(
  call: Pick<HandlerContext, "level">,
  url: string | null | undefined,
): void {
  if (!url || isServer(call)) return;
  if (!isDataImage(url))
    throw new PlainError(
      400,
      "The picture must be a data: URL of a PNG, JPEG, GIF, BMP or WebP picture.",
    );
  const bytes = Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
  if ((picturePixels(bytes) ?? 0) > MAX_PICTURE_EDGE ** 2)
    throw new PlainError(
      400,
      `The picture may have at most ${MAX_PICTURE_EDGE} × ${MAX_PICTURE_EDGE} pixels.`,
    );
}
