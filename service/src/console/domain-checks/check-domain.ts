import { outgoing } from "../../core/outgoing.js";
import { RefusedTargetError } from "../../core/public-address.js";
import type { Project } from "../../db/tables/project-config.js";
import type { Context } from "../../http/context.js";

type Domain = Project["config"]["domains"][number];

/** What a domain answers, in words for an administrator. */
export interface DomainCheck {
  readonly code:
    | "answers"
    | "other-project"
    | "other-page"
    | "missing"
    | "closed"
    | "broken"
    | "moved"
    | "name"
    | "certificate"
    | "connection"
    | "slow"
    | "private"
    | "wildcard";
  readonly message: string;
  /** What to do; null if nothing is wrong. */
  readonly advice: string | null;
  /** The page that was read. */
  readonly url: string | null;
  readonly status: number | null;
}

/** For each request, as people wait before the screen. */
const TIMEOUT_MILLIS = 5_000;
/** Such as a slash at the end, and a language in front. */
const MAX_REDIRECTS = 2;
const MAX_SHOWN_LENGTH = 200;

/** As a browser opens a page. */
const HEADERS = {
  accept: "text/html",
  "sec-fetch-dest": "document",
  "user-agent": "stackkit-service",
};

/** Each class of the kit's screens begins with it. */
const MARK = "stk-";

type Found = readonly [code: DomainCheck["code"], message: string, advice: string | null];

/** Reads the sign-in page at a trusted domain, and says whether it is the project's. */
export async function checkDomain(
  { settings }: Pick<Context, "settings">,
  project: Project,
  { domain, handlerPath }: Domain,
): Promise<DomainCheck> {
  if (domain.includes("*")) {
    const message = "This trusts many addresses, so there is none to look at.";
    return { code: "wildcard", message, advice: null, url: null, status: null };
  }
  let url = new URL(`${handlerPath.replace(/\/$/, "")}/sign-in`, domain);
  try {
    for (let redirects = 0; ; redirects++) {
      const request = { headers: HEADERS, timeoutMillis: TIMEOUT_MILLIS };
      const response = await outgoing(url, request, settings);
      const next = redirectOf(response, url);
      if (next && next.origin === url.origin && redirects < MAX_REDIRECTS) {
        url = next;
        continue;
      }
      const [code, message, advice] = next
        ? movedTo(next)
        : await judge(response, project, handlerPath);
      return { code, message, advice, url: shown(url), status: response.status };
    }
  } catch (error) {
    const [code, message, advice] = explain(error, url);
    return { code, message, advice, url: shown(url), status: null };
  }
}

const shown = ({ origin, pathname }: URL): string =>
  `${origin}${pathname}`.slice(0, MAX_SHOWN_LENGTH);

function redirectOf({ status, headers }: Response, base: URL): URL | undefined {
  const location = headers.get("location");
  return status >= 300 && status < 400 && location !== null && URL.canParse(location, base.href)
    ? new URL(location, base)
    : undefined;
}

const movedTo = (next: URL): Found => [
  "moved",
  `It redirects to ${shown(next)}.`,
  "Trust the address that people end up at, and let it answer without redirects elsewhere.",
];

async function judge(response: Response, { id }: Project, handlerPath: string): Promise<Found> {
  const { status } = response;
  if (status === 404 || status === 405)
    return [
      "missing",
      `The app answers, but has no page under ${handlerPath}.`,
      "Deploy the app with its handler page, or correct the path of the handler here.",
    ];
  if (status === 401 || status === 403)
    return [
      "closed",
      `It answers ${status}: something in front of the app asks for a sign-in of its own.`,
      "That is fine for a preview. For people, open the app’s pages.",
    ];
  if (status >= 300)
    return ["broken", `It answers ${status}.`, "The reason is in the app’s own log."];
  const text = await response.text();
  if (text.includes(id)) return ["answers", "The app answers, with this project.", null];
  return text.includes(MARK)
    ? [
        "other-project",
        "An app answers with the pages of the kit, but of another project.",
        "Compare the project’s id with the one in the app’s environment.",
      ]
    : [
        "other-page",
        "Something answers, but not with the pages of the kit.",
        "Check that the domain leads to the app, and that the path of the handler is right.",
      ];
}

const CERTIFICATES: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: "The certificate has expired.",
  CERT_NOT_YET_VALID: "The certificate is not valid yet, or the service’s clock is wrong.",
  ERR_TLS_CERT_ALTNAME_INVALID: "The certificate is for another name.",
  DEPTH_ZERO_SELF_SIGNED_CERT: "The certificate is signed by itself.",
  SELF_SIGNED_CERT_IN_CHAIN: "The certificate is of an authority that browsers do not know.",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "The server does not send the certificates between.",
  EPROTO: "The server does not speak TLS at this port.",
};

const codeOf = (error: unknown): string => {
  const { cause } = error as { cause?: { code?: unknown } | undefined };
  return typeof cause?.code === "string" ? cause.code : "";
};

function explain(error: unknown, { hostname }: URL): Found {
  if (error instanceof RefusedTargetError)
    return ["private", error.message, "The app may answer browsers; the service can’t tell."];
  if ((error as Error).name === "TimeoutError")
    return [
      "slow",
      `It did not answer within ${TIMEOUT_MILLIS / 1000} seconds.`,
      "Check that the app runs, and that no firewall drops requests of the service.",
    ];
  const code = codeOf(error);
  if (code === "ENOTFOUND" || code === "EAI_AGAIN" || code === "ENODATA")
    return [
      "name",
      `The name ${hostname} has no address.`,
      "Check the spelling, and the records of the name at your DNS provider.",
    ];
  if (code in CERTIFICATES || code.includes("CERT") || code.startsWith("ERR_SSL"))
    return [
      "certificate",
      CERTIFICATES[code] ?? "The server’s certificate or encryption is not accepted.",
      "Renew or correct the certificate. Browsers refuse it too.",
    ];
  return [
    "connection",
    "No server answers at this address.",
    "Check that the app runs, and that the port is right.",
  ];
}
