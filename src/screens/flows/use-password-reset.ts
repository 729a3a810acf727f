"use client";

import type { FlowAction } from "../../ui/form/flow.js";
import type { Flow } from "../../ui/form/use-flow.js";
import { useMailedCode } from "./use-mailed-code.js";

/**
 * Chooses a new password with the code of an emailed link. Submit `code` and `password`; every
 * session of the account ends.
 */
export const usePasswordReset = (action?: FlowAction): Flow =>
  useMailedCode((app, code, password) => app.resetPassword({ code, password }), action);
