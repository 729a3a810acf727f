import { isDataImage } from "@stackkit/next/protocol/internal";
import { PlainError } from "../../core/plain-error.js";
import type { HandlerContext } from "../route.js";
import { isServer } from "./own-user.js";

/**
 * Throws a plain 400 if a browser sends a remote image URL: every viewer would request it from that
 * host.
 */
export function requireClientImage(
  call: Pick<HandlerContext, "level">,
  url: string | null | undefined,
): void {
  if (url && !isServer(call) && !isDataImage(url))
    throw new PlainError(
      400,
      "The picture must be a data: URL of a PNG, JPEG, GIF, BMP or WebP picture.",
    );
}
