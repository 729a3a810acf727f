import type { Row, session } from "@stackkit/next/protocol/internal";
import { plainAddress } from "../core/networks.js";
import type { ProxyVendor } from "../settings/setting-types.js";
import { isSentByServer, type RequestInfo } from "./request-info.js";

/** The location of a session's last use, as the API shows it. */
export type GeoInfo = NonNullable<Row<typeof session>["geoInfo"]>;

export interface Geolocation {
  /** Null if a server sent the request for a user, since the address would be the server's. */
  readonly geoInfo: GeoInfo | null;
  readonly userAgent: string | null;
}

export const MAX_USER_AGENT_LENGTH = 300;
/** Characters of a city or time zone. */
const MAX_NAME_LENGTH = 60;
const BROWSER = /^(?:Mozilla|Opera)\/\d/;
const ROBOT = /bot\b|crawl|spider/i;

/** The headers in which a vendor's proxies send the client's location. */
const GEO_HEADERS = {
  cloudflare: {
    countryCode: "cf-ipcountry",
    regionCode: "cf-region-code",
    cityName: "cf-ipcity",
    latitude: "cf-iplatitude",
    longitude: "cf-iplongitude",
    tzIdentifier: "cf-timezone",
  },
  vercel: {
    countryCode: "x-vercel-ip-country",
    regionCode: "x-vercel-ip-country-region",
    cityName: "x-vercel-ip-city",
    latitude: "x-vercel-ip-latitude",
    longitude: "x-vercel-ip-longitude",
    tzIdentifier: "x-vercel-ip-timezone",
  },
} as const satisfies Record<ProxyVendor, Record<keyof Omit<GeoInfo, "ip">, string>>;

const COUNTRY = /^[A-Z][A-Z0-9]$/;
const REGION = /^[A-Za-z0-9]{1,3}$/;
const TIME_ZONE = /^[A-Za-z0-9_+-]+(?:\/[A-Za-z0-9_+-]+){0,2}$/;
/** Words of letters. A dot must end its word, so that no name becomes a link ("St. Gallen"). */
const CITY = /^[\p{L}\p{M}'\u2019-]+\.?(?: [\p{L}\p{M}'\u2019-]+\.?)*$/u;

/** The user agent, if it looks like a browser. */
function browserOf(info: RequestInfo): string | null {
  const userAgent = info.headers.get("user-agent");
  return userAgent !== null && BROWSER.test(userAgent) && !ROBOT.test(userAgent)
    ? userAgent.slice(0, MAX_USER_AGENT_LENGTH)
    : null;
}

/**
 * The geolocation and device of a request. Only the configured vendor's proxies supply a location.
 */
export function locationOf(info: RequestInfo): Geolocation {
  const userAgent = browserOf(info);
  const isFromServer = userAgent === null && isSentByServer(info);
  if (info.ip === undefined || isFromServer) return { geoInfo: null, userAgent };
  const { proxyVendor, headers } = info;
  return {
    geoInfo: {
      ip: plainAddress(info.ip),
      ...(proxyVendor ? readGeo(headers, GEO_HEADERS[proxyVendor]) : {}),
    },
    userAgent,
  };
}

/** Validates the location headers: their values appear in lists and mails. */
function readGeo(headers: Headers, names: (typeof GEO_HEADERS)[ProxyVendor]): Omit<GeoInfo, "ip"> {
  const name = (header: string, pattern: RegExp) => {
    const value = decoded(headers.get(header) ?? "");
    return value.length <= MAX_NAME_LENGTH && pattern.test(value) ? value : undefined;
  };
  const degrees = (header: string, most: number) => {
    const value = Number(headers.get(header) || Number.NaN);
    return Math.abs(value) <= most ? value : undefined;
  };
  return {
    countryCode: name(names.countryCode, COUNTRY),
    regionCode: name(names.regionCode, REGION),
    cityName: name(names.cityName, CITY),
    latitude: degrees(names.latitude, 90),
    longitude: degrees(names.longitude, 180),
    tzIdentifier: name(names.tzIdentifier, TIME_ZONE),
  };
}

/** City names are percent-encoded, since headers are ASCII. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
