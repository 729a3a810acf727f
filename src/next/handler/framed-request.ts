/** Reads a header of the request. */
type ReadHeader = (name: string) => Promise<string | null>;

const FRAMES = ["frame", "iframe", "embed", "object", "fencedframe"];

/**
 * Whether the browser asks for something that it shows inside of another page, which could then lay its own
 * pictures over the buttons. Browsers say so in a header that no page can write; older ones are checked by script.
 */
export async function isFramedRequest(header: ReadHeader): Promise<boolean> {
  const destination = await header("sec-fetch-dest");
  return destination !== null && FRAMES.includes(destination.toLowerCase());
}
