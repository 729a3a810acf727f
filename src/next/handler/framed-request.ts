/** Reads a header of the request. */
type ReadHeader = (name: string) => Promise<string | null>;

const FRAMES = ["frame", "iframe", "embed", "object", "fencedframe"];

/**
 * Whether the browser requests a page for a frame, which could be used for clickjacking. Browsers
 * say so in a header that pages cannot set; older ones are checked by script.
 */
export async function isFramedRequest(header: ReadHeader): Promise<boolean> {
  const destination = await header("sec-fetch-dest");
  return destination !== null && FRAMES.includes(destination.toLowerCase());
}
