import { providerName } from "@stackkit/next/protocol/internal";
import { html, raw } from "hono/html";
import type { EmulatedAccount } from "./accounts.js";
import { STYLES } from "./styles.js";

/** A typed account that is invalid. */
export interface Typed {
  readonly name: string;
  readonly email: string;
  readonly isVerified: boolean;
  readonly problem: string;
}

type Part = ReturnType<typeof html>;

const page = (providerId: string, title: string, content: Part): Part => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(STYLES)}</style>
</head>
<body>
<main>
<p class="notice"><strong>Emulator for development.</strong> This is not ${providerName(providerId)}. Nothing leaves this machine.</p>
${content}
</main>
</body>
</html>`;

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");

const accountButton = ({ id, name, email, isVerified }: EmulatedAccount): Part => html`<li>
<button class="account" name="account" value="${id}">
<span class="initials" aria-hidden="true">${initials(name)}</span>
<span class="who"><span class="name">${name}</span><span class="email">${email}</span></span>
<span class="state">${isVerified ? "verified" : "not verified"}</span>
</button>
</li>`;

/** The page with the choice of accounts. */
export function choicePage({
  providerId,
  accounts,
  scopes,
  typed,
}: {
  providerId: string;
  accounts: readonly EmulatedAccount[];
  scopes: readonly string[];
  typed: Typed | undefined;
}): Part {
  const title = `Choose a ${providerName(providerId)} account`;
  return page(
    providerId,
    title,
    html`<h1>${title}</h1>
<form method="post"><ul>${accounts.map(accountButton)}</ul></form>
<details ${typed ? "open" : ""}>
<summary>Use another account</summary>
<form method="post">
<label for="name">Name</label>
<input id="name" name="name" value="${typed?.name ?? ""}" autocomplete="off">
<label for="email">Email address</label>
<input id="email" name="email" type="email" required value="${typed?.email ?? ""}" autocomplete="off" ${typed ? raw('aria-invalid="true" aria-describedby="email-problem"') : ""}>
${typed ? html`<p class="problem" id="email-problem" role="alert">${typed.problem}</p>` : ""}
<label class="check"><input type="checkbox" name="verified" ${!typed || typed.isVerified ? "checked" : ""}> The address is verified</label>
<button class="primary">Continue</button>
</form>
</details>
<form method="post" class="foot">
<button class="quiet" name="choice" value="deny">Cancel</button>
<p>The app asks for: ${scopes.join(", ")}</p>
</form>`,
  );
}

export const problemPage = (providerId: string, problem: string): Part =>
  page(providerId, "Sign-in stopped", html`<h1>Sign-in stopped</h1><p role="alert">${problem}</p>`);
