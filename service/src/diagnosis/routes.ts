import { signInDiagnoses } from "@stackkit/next/protocol/internal";
import { transact } from "../db/transact.js";
import { defineRoute } from "../http/route.js";
import { diagnoseSignIn } from "./diagnose.js";
import { liftLimits } from "./lift-limits.js";

/** Help for someone who cannot sign in. */
export const diagnosisRoutes = [
  defineRoute(signInDiagnoses.read, async ({ context, project, query }) => {
    // What was tried a moment ago is part of the answer.
    await context.authEvents.flush();
    return diagnoseSignIn(context, project, query.identifier);
  }),

  defineRoute(signInDiagnoses.liftLimits, async ({ context, project, body }) => ({
    lifted: await transact(context, (tx) => liftLimits(context, tx, project.id, body.identifier)),
  })),
];
