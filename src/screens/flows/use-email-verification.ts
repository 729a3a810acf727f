"use client";

import type { FlowAction } from "../../ui/form/flow.js";
import type { Flow } from "../../ui/form/use-flow.js";
import { useMailedCode } from "./use-mailed-code.js";

/**
 * Verifies an email address with the code of an emailed link. Submit `code` only after the person
 * confirms: mail scanners open links too.
 */
export const useEmailVerification = (action?: FlowAction): Flow =>
  useMailedCode((app, code) => app.verifyEmail(code), action);
