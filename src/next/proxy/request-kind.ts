interface Asked {
  readonly method: string;
  readonly headers: { get(name: string): string | null };
}

const PREFETCH_HEADERS = [
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "x-middleware-prefetch",
];

/** Whether the request is a prefetch. It must not change any state or refresh a session. */
export const isPrefetch = ({ headers }: Asked): boolean =>
  PREFETCH_HEADERS.some((name) => headers.get(name) !== null) ||
  /prefetch|prerender/.test(`${headers.get("sec-purpose") ?? ""} ${headers.get("purpose") ?? ""}`);

/** Whether the request is a top-level navigation, rather than a payload requested by a script. */
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
