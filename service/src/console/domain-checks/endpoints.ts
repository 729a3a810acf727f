import * as z from "zod/mini";
import { PlainError } from "../../core/plain-error.js";
import type { Context } from "../../http/context.js";
import type { Pages } from "../../http/pages.js";
import { limitUser } from "../../limits/rate-limit.js";
import { INTERNAL } from "../../projects/project-owners.js";
import { enterProject, requireRole } from "../enter.js";
import { CONSOLE_PATH } from "../place.js";
import { readConsoleBody } from "../read-body.js";
import { checkDomain } from "./check-domain.js";

const MAX_DOMAIN_LENGTH = 300;

const sentDomain = z.strictObject({ domain: z.string().check(z.maxLength(MAX_DOMAIN_LENGTH)) });

/** Registers the check whether the app answers at one of the project's trusted domains. */
export function addDomainChecks(pages: Pages, context: Context): void {
  pages.post(`${CONSOLE_PATH}/domain-checks`, async (c) => {
    const info = c.get("info");
    const { session, project, role } = await enterProject(context, info);
    requireRole(role, "admin");
    await limitUser(context, info, "checks", INTERNAL, session.userId);
    const sent = await readConsoleBody(context, info, c.req.raw, sentDomain);
    const known = project.config.domains.find(({ domain }) => domain === sent.domain);
    if (!known) throw new PlainError(404, "The project does not trust this domain.");
    return c.json(await checkDomain(context, project, known));
  });
}
