import { HOUR } from "../../core/time.js";
import type { Context } from "../../http/context.js";

const LIFE_MILLIS = HOUR;

/** Seals the HTML of a preview, so that the page for previews shows nothing else. */
export const sealPreview = ({ vault, clock }: Context, html: string): string =>
  vault.seal(JSON.stringify({ preview: html, until: clock.now() + LIFE_MILLIS }));

/** The HTML of a preview; undefined if it is none, or too old. */
export function openPreview({ vault, clock }: Context, sealed: string): string | undefined {
  try {
    const { preview, until } = JSON.parse(vault.open(sealed)) as Record<string, unknown>;
    return typeof preview === "string" && typeof until === "number" && until > clock.now()
      ? preview
      : undefined;
  } catch {
    return undefined;
  }
}
