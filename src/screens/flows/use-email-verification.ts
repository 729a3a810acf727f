"use client";

import type { FlowAction } from "../../ui/form/flow.js";
import type { Flow } from "../../ui/form/use-flow.js";
import { useMailedCode } from "./use-mailed-code.js";

/** Verifying an e-mail address with the code of a mailed link. Send `code`, once the person has said so: mail scanners open links too. */
export const useEmailVerification = (action?: FlowAction): Flow =>
  useMailedCode((app, code) => app.verifyEmail(code), action);
