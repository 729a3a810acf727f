import { headerText, type Variables } from "./blocks/placeholders.js";

/** Characters of a user's, team's or project's name in a mail. */
const MAX_NAME_LENGTH = 100;

/** Values that people choose themselves. */
const NAMES_OF_PEOPLE = [
  "userDisplayName",
  "teamDisplayName",
  "inviterDisplayName",
  "personDisplayName",
] as const;
const NAMES = ["projectDisplayName", ...NAMES_OF_PEOPLE] as const;

/** People without a name are called by their address. */
const ADDRESS = /^[^\s/@]+@[^\s/@]+$/u;
const SCHEME = /[a-z][a-z\d+.-]{0,30}:\/\//giu;
/** The dots of host names, as in `evil.example/unlock`, and what browsers take for one. */
const DOT_OF_HOST = /[.\u3002\uff0e\uff61](?=[\p{L}\d-]{2,})/gu;
/** They turn the words around the name round, so that it reads as another. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

/** A name without what mail programs, or people, take for a link. */
export function withoutLinks(name: string): string {
  const plain = name.replace(DIRECTIONS, "");
  return ADDRESS.test(plain) ? plain : plain.replace(SCHEME, "").replace(DOT_OF_HOST, " ");
}

/** Makes names one short line without links, so that they cannot carry messages. */
export function withPlainNames(variables: Variables): Variables {
  const plain = { ...variables };
  for (const name of NAMES) {
    const value = variables[name];
    if (value !== undefined) plain[name] = headerText(value, MAX_NAME_LENGTH);
  }
  for (const name of NAMES_OF_PEOPLE) {
    const value = plain[name];
    if (value !== undefined) plain[name] = withoutLinks(value);
  }
  return plain;
}
