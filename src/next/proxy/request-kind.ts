interface Asked {
  readonly method: string;
  readonly headers: { get(name: string): string | null };
}

const PREFETCH_HEADERS = [
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "x-middleware-prefetch",
];

/** Whether the browser only looks ahead. Nothing may change, and nobody's session may be touched, for such a request. */
export const isPrefetch = ({ headers }: Asked): boolean =>
  PREFETCH_HEADERS.some((name) => headers.get(name) !== null) ||
  /prefetch|prerender/.test(`${headers.get("sec-purpose") ?? ""} ${headers.get("purpose") ?? ""}`);

/** Whether a person goes to a page: a document in the browser's own window, not a part of one that a script asks for. */
export const isNavigation = (request: Asked): boolean => {
  const { method, headers } = request;
  if (
    method !== "GET" ||
    isPrefetch(request) ||
    headers.get("rsc") !== null ||
    headers.get("next-action") !== null
  )
    return false;
  const destination = headers.get("sec-fetch-dest");
  if (destination !== null) return destination === "document";
  return headers.get("accept")?.includes("text/html") ?? false;
};
