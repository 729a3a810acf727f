import { operations } from "@stackkit/next/protocol";
import { PASSKEY_RP_ID_PLACEHOLDER } from "@stackkit/next/protocol/internal";
import type { Step, Stories, Story } from "../story";
import { answering, breaking, type Reply, waiting } from "../wire";

const { passkeys } = operations;

const ACTION = ".stk-toast [data-look=secondary]";
const SHOWN: Step = { see: ACTION };
const PRESSED: readonly Step[] = [SHOWN, { press: ACTION }];
const DONE: Step = { see: ".stk-toast .stk-actions > [data-look=link]:only-child" };
const PENDING: Step = { see: ".stk-toast [data-pending]" };
const FAILED: Step = { see: ".stk-toast .stk-notice" };

const MAKING: readonly Reply[] = [
  answering(passkeys.startRegistration, {
    options: {
      rp: { id: PASSKEY_RP_ID_PLACEHOLDER },
      user: { id: "bWF5YQ" },
      challenge: "Z2FsbGVyeQ",
    },
    code: "0".repeat(45),
  }),
  answering(passkeys.register, { userHandle: "bWF5YQ" }),
];

const toast = (title: string, story: Partial<Story>): Story => ({
  title,
  page: "AfterSignIn",
  person: "someone",
  ...story,
  replies: [...(story.replies ?? []), ...MAKING],
});

/** The browser has made a passkey by itself. */
const saved = (title: string, play: readonly Step[], ...replies: Reply[]): Story =>
  toast(title, { props: { makesPasskeys: true }, play, replies });

/** Messages over the first page after a sign-in. */
export const AFTER_SIGN_IN: Stories = {
  "passkey-saved": saved("Passkey saved", [SHOWN]),
  "passkey-saved-undoing": saved(
    "Passkey saved, being removed",
    [...PRESSED, PENDING],
    waiting(passkeys.list),
  ),
  "passkey-saved-undone": saved("Passkey saved, removed", [...PRESSED, DONE]),
  "passkey-saved-failed": saved(
    "Passkey saved, not removed",
    [...PRESSED, FAILED],
    breaking(passkeys.list),
  ),
  "passkey-asked": toast("Passkey offered", { play: [SHOWN] }),
  "passkey-asked-added": toast("Passkey offered, added", { play: [...PRESSED, DONE] }),
  "passkey-asked-failed": toast("Passkey offered, not added", {
    replies: [breaking(passkeys.register)],
    play: [...PRESSED, FAILED],
  }),
  "password-leaked": toast("Leaked password", { props: { leaked: true }, play: [SHOWN] }),
  "password-leaked-closed": toast("Leaked password, closed: passkey offered", {
    props: { leaked: true },
    play: [
      SHOWN,
      { press: ".stk-toast [data-look=link]" },
      { see: ".stk-toast button[data-look=secondary]" },
    ],
  }),
};
