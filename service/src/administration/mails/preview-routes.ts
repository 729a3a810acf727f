import { DEFAULT_LOCALE, LOCALES, mailPreviews } from "@stackkit/next/protocol/internal";
import { PlainError } from "../../core/plain-error.js";
import { transact } from "../../db/transact.js";
import { defineRoute } from "../../http/route.js";
import { limit } from "../../limits/rate-limit.js";
import { wordsIn } from "../../mail/locales/index.js";
import { defaultTemplate } from "../../mail/templates/default-template.js";
import {
  inScheme,
  problemsOf,
  renderPreview,
  templateTypeOf,
} from "../../mail/templates/preview.js";
import { SAMPLE_VARIABLES } from "../../mail/templates/variables.js";
import { INTERNAL } from "../../projects/project-owners.js";
import { findUser } from "../../users/user-rows.js";
import { sealPreview } from "./sealed-preview.js";

/** Mails before anyone gets them. */
export const previewRoutes = [
  defineRoute(mailPreviews.render, async ({ context, info, project, params, body }) => {
    const type = templateTypeOf(info, params.type);
    const { mail, template } = await renderPreview(context, project, type, body);
    const standard = defaultTemplate(type, await wordsIn(body.locale ?? DEFAULT_LOCALE));
    return {
      subject: mail.subject,
      text: mail.text,
      sealedHtml: sealPreview(context, inScheme(mail.html, body.isDark ? "dark" : "light")),
      ...problemsOf(type, template),
      variables: Object.keys(SAMPLE_VARIABLES[type]),
      languages: [...LOCALES],
      defaultSubject: standard.subject,
      defaultContent: standard.content,
    };
  }),

  defineRoute(mailPreviews.send, async ({ context, info, project, params, body, caller }) => {
    const type = templateTypeOf(info, params.type);
    const { actor } = caller;
    if (actor?.type !== "administrator")
      throw new PlainError(400, "A sample goes to the administrator who calls from the console.");
    const recipient = (await findUser(context.db, INTERNAL, actor.id))?.primaryEmail;
    if (!recipient) throw new PlainError(400, "Your account has no address to send a sample to.");
    await limit(context, info, "mail", { projectId: project.id, id: recipient });
    const { mail } = await renderPreview(context, project, type, body);
    await transact(context, (tx) =>
      context.mail.queueWritten(
        {
          ...mail,
          subject: `Sample: ${mail.subject}`,
          project,
          kind: "sample",
          to: recipient,
          at: context.clock.now(),
          unsubscribeUrl: undefined,
        },
        tx,
      ),
    );
    return { recipient };
  }),
];
