import { putNote, takeNote, tryOr } from "./tab-notes.js";

/** The hosted kit's key, so that the mark survives a migration. */
const LAST_KEY = "_STACK_AUTH.lastUsed";
/** The provider that this tab has gone to. */
const STARTED_KEY = "stack-oauth-provider";

/** A provider's id, or a method without a provider. */
export type Method = "password" | "magic-link" | "passkey" | (string & {});

/** How the person last signed in on this device. */
export const lastMethod = (): Method | null => tryOr(() => localStorage.getItem(LAST_KEY), null);

/** Remembers on this device how the person has signed in. Only in browsers. */
export const rememberMethod = (method: Method): void =>
  tryOr(() => localStorage.setItem(LAST_KEY, method), undefined);

/** Notes the provider that this tab goes to; empty text for a link, which signs no one in. */
export const noteStarted = (provider: string): void => putNote(STARTED_KEY, provider);

/** The provider that the tab has come back from. */
export const startedProvider = (): string | undefined =>
  tryOr(() => sessionStorage.getItem(STARTED_KEY), null) || undefined;

/** How this tab has just signed in without a passkey. */
const JUST_KEY = "stack-signed-in-by";

/** A sign-in with a password that is on a list of leaked ones. */
export const LEAKED_PASSWORD = "leaked-password";

/** Notes a sign-in, so that the next page can offer a passkey or warn of a leaked password. */
export const noteSignIn = (method: Method | typeof LEAKED_PASSWORD): void =>
  putNote(JUST_KEY, method);

/** Takes the note of a sign-in, once. */
export const takeSignIn = (): Method | typeof LEAKED_PASSWORD | null => takeNote(JUST_KEY);
