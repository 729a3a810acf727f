"use client";

import type { FlowAction } from "../../ui/form/flow.js";
import type { Flow } from "../../ui/form/use-flow.js";
import { useMailedCode } from "./use-mailed-code.js";

/** Joining a team with the code of an invitation, as whoever is signed in. Send `code`. */
export const useTeamInvitation = (action?: FlowAction): Flow =>
  useMailedCode((app, code) => app.acceptTeamInvitation(code), action);
