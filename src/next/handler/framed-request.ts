import { environment } from "#environment";

const FRAMES = ["frame", "iframe", "embed", "object", "fencedframe"];

/**
 * Whether the browser requests a page for a frame, which could be used for clickjacking. Browsers
 * say so in a header that pages cannot set; older ones are checked by script.
 */
export async function isFramedRequest(): Promise<boolean> {
  const destination = await environment.requestHeader("sec-fetch-dest");
  return destination !== null && FRAMES.includes(destination.toLowerCase());
}
