import { signInDiagnoses } from "@stackkit/next/protocol/internal";
import { transact } from "../db/transact.js";
import { defineRoute } from "../http/route.js";
import { limitUser } from "../limits/rate-limit.js";
import { diagnoseSignIn } from "./diagnose.js";
import { liftLimits } from "./lift-limits.js";
import { findPerson } from "./person.js";

/** Help for someone who cannot sign in. */
export const diagnosisRoutes = [
  defineRoute(signInDiagnoses.read, async ({ context, project, query }) => {
    // What was tried a moment ago is part of the answer.
    await context.authEvents.flush();
    return diagnoseSignIn(context, project, query.identifier);
  }),

  defineRoute(signInDiagnoses.liftLimits, async ({ context, info, project, body }) => {
    const { identifier } = body;
    const { user, address = identifier } = await findPerson(context, project.id, identifier);
    await limitUser(context, info, "liftedLimits", project.id, user?.id ?? address);
    return {
      lifted: await transact(context, (tx) => liftLimits(context, tx, project.id, identifier)),
    };
  }),
];
