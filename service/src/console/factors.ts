import type { Context } from "../http/context.js";
import { isLocalRequest } from "../http/local-guard.js";
import type { RequestInfo } from "../http/request-info.js";
import { listFactors } from "../sign-in/administrator-factors.js";

/** Whether an administrator has to set up a second factor before anything else. */
export const needsFactor = async (
  context: Context,
  info: RequestInfo,
  userId: string,
): Promise<boolean> =>
  !isLocalRequest(info, context.settings) && (await listFactors(context, userId)).length === 0;
