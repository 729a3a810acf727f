import type { Row, session } from "@stackkit/next/protocol";
import type { RequestFacts } from "./facts.js";
import { plainAddress } from "./trusted-proxies.js";

/** Where a session was last used, in the form in which the protocol shows it. */
export type GeoInfo = NonNullable<Row<typeof session>["geoInfo"]>;

export interface Place {
  /** Missing where the request did not come from a person's browser: the address would be a server's. */
  readonly geoInfo: GeoInfo | null;
  readonly userAgent: string | null;
}

const USER_AGENT_LENGTH_AT_MOST = 300;
const VALUE_LENGTH_AT_MOST = 100;
const BROWSER = /^(?:Mozilla|Opera)\/\d/;
const ROBOT = /bot\b|crawl|spider|headless/i;

/** In which headers a proxy tells where a request came from; the first that is there counts. */
const GEO_HEADERS = {
  countryCode: ["cf-ipcountry", "x-vercel-ip-country"],
  regionCode: ["cf-region-code", "x-vercel-ip-country-region"],
  cityName: ["cf-ipcity", "x-vercel-ip-city"],
  latitude: ["cf-iplatitude", "x-vercel-ip-latitude"],
  longitude: ["cf-iplongitude", "x-vercel-ip-longitude"],
  tzIdentifier: ["cf-timezone", "x-vercel-ip-timezone"],
} as const;

/** Whether a person's browser sent the request, as far as it says of itself. */
function browserOf(facts: RequestFacts): string | null {
  const userAgent = facts.headers.get("user-agent");
  return userAgent !== null && BROWSER.test(userAgent) && !ROBOT.test(userAgent) ? userAgent.slice(0, USER_AGENT_LENGTH_AT_MOST) : null;
}

/** Where a request came from. What headers tell of it is believed only behind a trusted proxy. */
export function placeOf(facts: RequestFacts): Place {
  const userAgent = browserOf(facts);
  if (userAgent === null) return { geoInfo: null, userAgent: null };
  if (facts.ip === undefined) return { geoInfo: null, userAgent };
  return { geoInfo: { ip: plainAddress(facts.ip), ...(facts.behindTrustedProxy ? toldByProxy(facts.headers) : {}) }, userAgent };
}

function toldByProxy(headers: Headers): Omit<GeoInfo, "ip"> {
  const told = (names: readonly string[]) => {
    const value = names.map((name) => headers.get(name)).find((one) => one !== null && one !== "");
    return value === undefined || value === null ? undefined : decoded(value).slice(0, VALUE_LENGTH_AT_MOST);
  };
  const number = (names: readonly string[]) => {
    const value = Number(told(names) ?? Number.NaN);
    return Number.isFinite(value) ? value : undefined;
  };
  return {
    countryCode: told(GEO_HEADERS.countryCode),
    regionCode: told(GEO_HEADERS.regionCode),
    cityName: told(GEO_HEADERS.cityName),
    latitude: number(GEO_HEADERS.latitude),
    longitude: number(GEO_HEADERS.longitude),
    tzIdentifier: told(GEO_HEADERS.tzIdentifier),
  };
}

/** Names of cities come percent-encoded, since headers hold ASCII. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
