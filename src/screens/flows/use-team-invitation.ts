"use client";

import type { FlowAction } from "../../ui/form/flow.js";
import type { Flow } from "../../ui/form/use-flow.js";
import { useMailedCode } from "./use-mailed-code.js";

/** Joins a team with the code of an invitation, as the signed-in user. Submit `code`. */
export const useTeamInvitation = (action?: FlowAction): Flow =>
  useMailedCode((app, code) => app.acceptTeamInvitation(code), action);
