import { operations } from "@stackkit/next/protocol";
import { FAILED, PENDING, SEND, type Stories, type Story, typed } from "../story";
import { waiting } from "../wire";

const SIGN_IN: Story = { title: "", page: "sign-in", project: "password" };
const SIGN_IN_PENDING: Story = {
  ...SIGN_IN,
  replies: [waiting(operations.passwords.signIn)],
  play: [typed.email(), typed.password(), SEND, PENDING],
};
const SIGN_IN_FOCUSED: Story = { ...SIGN_IN, play: [SEND, FAILED] };

/** Three proposals for a signature of the screens, of which the edge was chosen. */
export const SIGNATURES: Stories = {
  "signature-edge": { ...SIGN_IN, title: "The edge, chosen" },
  "signature-edge-pending": { ...SIGN_IN_PENDING, title: "The edge, chosen, in progress" },
  "signature-focus": { ...SIGN_IN_FOCUSED, title: "The growing focus ring", signature: "focus" },
  "signature-mark": { ...SIGN_IN, title: "The mark", signature: "mark" },
  "signature-mark-pending": {
    ...SIGN_IN_PENDING,
    title: "The mark, in progress",
    signature: "mark",
  },
};
