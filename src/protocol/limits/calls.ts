import { VERSION } from "../version.js";

/** Path of the API under the service's address. */
export const API_PATH = "/api/v1";
/** Value of the client version header. */
export const CLIENT_VERSION = `js @stackkit/next@${VERSION}`;
/** The remaining lifetime that an access token needs to be used. */
export const REQUIRED_TOKEN_LIFE_MILLIS = 20_000;
/**
 * Characters of codes, refresh tokens and the tails of keys: 224 random bits in Crockford's base
 * 32.
 */
export const RANDOM_STRING_LENGTH = 45;
/** Characters of random strings: no letter looks like a digit or another letter. */
export const CROCKFORD_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
