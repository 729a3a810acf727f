import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isEmail } from "@stackkit/next/protocol/internal";
import type { Provider } from "oidc-provider";
import type { Database } from "../db/database.js";
import { type EmulatedAccount, findAccount, listAccounts, saveAccount } from "./accounts.js";
import { choicePage, problemPage, type Typed } from "./page.js";
import { STYLES } from "./styles.js";

interface ChoiceContext {
  readonly db: Database;
  readonly provider: Provider;
  readonly providerId: string;
}

const MAX_FORM_BYTES = 10_000;
const MAX_NAME_LENGTH = 100;

const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy":
    "default-src 'none'; style-src " +
    `'sha256-${createHash("sha256").update(STYLES).digest("base64")}'; base-uri 'none'; ` +
    "frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
};

/** Shows the accounts to choose from. */
export async function showChoice(
  choice: ChoiceContext,
  request: IncomingMessage,
  response: ServerResponse,
  typed?: Typed,
): Promise<void> {
  const { params } = await choice.provider
    .interactionDetails(request, response)
    .catch(() => ({ params: undefined }));
  if (!params) {
    response
      .writeHead(400, HEADERS)
      .end(
        String(
          problemPage(
            choice.providerId,
            "This sign-in is over. Go back to the app and start again.",
          ),
        ),
      );
    return;
  }
  const accounts = await listAccounts(choice.db, choice.providerId);
  const scopes = (params.scope ?? "").split(" ").filter(Boolean);
  response
    .writeHead(typed ? 400 : 200, HEADERS)
    .end(String(choicePage({ providerId: choice.providerId, accounts, scopes, typed })));
}

/** Handles the choice: an existing account, a typed one, or a cancellation. */
export async function receiveChoice(
  choice: ChoiceContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const form = await readForm(request);
  if (form.get("choice") === "deny")
    return finish(choice, request, response, {
      error: "access_denied",
      error_description: "The person said no.",
    });
  const chosen = form.get("account");
  const account =
    chosen === null
      ? await typedAccount(choice, form)
      : await findAccount(choice.db, choice.providerId, chosen);
  if (account && "problem" in account) return showChoice(choice, request, response, account);
  if (!account) return showChoice(choice, request, response);
  await finish(choice, request, response, { login: { accountId: account.id, remember: false } });
}

async function finish(
  { provider, providerId }: ChoiceContext,
  request: IncomingMessage,
  response: ServerResponse,
  result: object,
): Promise<void> {
  try {
    await provider.interactionFinished(request, response, result, {
      mergeWithLastSubmission: false,
    });
  } catch {
    response
      .writeHead(400, HEADERS)
      .end(
        String(
          problemPage(providerId, "This sign-in is over. Go back to the app and start again."),
        ),
      );
  }
}

async function typedAccount(
  { db, providerId }: ChoiceContext,
  form: URLSearchParams,
): Promise<EmulatedAccount | Typed> {
  const name = (form.get("name") ?? "").trim().slice(0, MAX_NAME_LENGTH);
  const email = (form.get("email") ?? "").trim();
  const isVerified = form.get("verified") !== null;
  if (!isEmail(email)) return { name, email, isVerified, problem: "This is not an email address." };
  return saveAccount(db, providerId, { name: name || email, email, isVerified });
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_FORM_BYTES) throw new Error("The form is too long.");
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
}
