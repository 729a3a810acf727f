import type { Finding } from "./finding.js";

/** Section B: the network and the browser. */
export const NETWORK_FINDINGS: readonly Finding[] = [
  {
    id: "B9",
    found:
      "Any client behind a trusted proxy could invent its address and city, evade every " +
      "limit and put sentences into notices.",
    fixed:
      "The right-most hop that is no trusted proxy counts, a vendor's headers only if " +
      "configured, and places only as plain names.",
  },
  {
    id: "B10",
    found:
      "One click in a sandboxed frame of the same site handed a refresh token to a " +
      "command-line tool.",
    fixed:
      "Pages that a frame asks for have no forms, their actions are refused, and the " +
      "proxy forbids frames.",
  },
  {
    id: "B11",
    found:
      "Cookies had no `SameSite`, and none of a browser was `Secure`. A long refresh " +
      "cookie, or the language `constructor`, failed every page.",
    fixed:
      "Every cookie is written with `SameSite=Lax`, and `Secure` on https; what a cookie " +
      "holds beyond its form counts as absent.",
  },
  {
    id: "B12",
    found: "A member profile took `javascript:` and tracker addresses as its picture.",
    fixed: "Browsers send pictures of profiles as `data:` images only, as for users and teams.",
  },
  {
    id: "B13",
    found:
      "Without `NODE_ENV`, a service with a public address played Google and showed its " +
      "mails to the world.",
    fixed:
      "What others can reach is in production; the mailbox and the emulator answer local " +
      "peers under local names only.",
  },
  {
    id: "B14",
    found:
      "A retired signing key's forged ten-year token was accepted, and a key of one " +
      "project signed for another.",
    fixed:
      "Keys are cached by project for 30 s, retired keys sign nothing after a minute, " +
      "and longer lives are refused.",
  },
  {
    id: "B15",
    found: "A template of 105 characters stopped the service for 16 s.",
    fixed:
      "Templates are read in one pass, and a test judges every regular expression of the sources.",
  },
  {
    id: "B16",
    found:
      "Test mails reached any host and showed its banner, and an endless discovery " +
      "document filled the memory.",
    fixed:
      "In production only public addresses are connected to, as judged; answers are " +
      "capped and banners shown nowhere.",
  },
  {
    id: "B17",
    found:
      "Weak secrets and keys were taken, forgot-password's time told of accounts, files " +
      "were readable, and a revoked key stopped the next start.",
    fixed:
      "Production asks for strong secrets and keys, mails are made after the answer, " +
      "files are private, and revoked keys stay revoked.",
  },
  {
    id: "E7",
    found:
      "In production, links with other people's codes led to localhost and any port of a domain.",
    fixed: "Production trusts local addresses only if set or for requests of its own machine.",
  },
  {
    id: "E13",
    found: "The service inside an app took a secret server key of three letters in production.",
    fixed: "Keys of variables need 32 characters, like configured ones.",
  },
  {
    id: "E16",
    found: "168.63.129.16, the host of Azure's virtual machines, counted as public.",
    fixed: "It is refused as a target.",
  },
  {
    id: "E23",
    found:
      "A mail server's password and people's codes went out without TLS if STARTTLS was stripped.",
    fixed: "In production nothing is sent without TLS to a server that has credentials.",
  },
  {
    id: "B18",
    found:
      "Dots behind an encoded slash, as in `/admin/x%2F..%2F..%2Fboard`, took a path out of the rules " +
      "of `protect`, and Next answered with a page below `/admin` that has a parameter.",
    fixed: "A path is protected if it is so in any of the ways in which servers read it.",
  },
];
