import { type Input, operations } from "@stackkit/next/protocol";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "../api/call.js";
import { wordsOf } from "../api/problem.js";
import { useProject } from "../api/project.js";
import type { Template } from "./templates.js";

type Sent = Input<typeof operations.mailPreviews.render.body, "admin">;
/** The reader's language of a preview. */
export type Language = NonNullable<Sent["locale"]>;

/** What is typed: a subject, and the content as text. */
export interface Typed {
  readonly subject: string;
  readonly content: string;
}

/** The text of a template's content in the editor. */
export const textOf = (content: unknown): string => JSON.stringify(content, null, 2);

/** The fields of a draft that differ from the template; a sentence if it is not JSON. */
export function draftOf(
  typed: Typed,
  template: Pick<Template, "subject" | "content">,
): Pick<Sent, "subject" | "content"> | string {
  const changed = {
    ...(typed.subject !== template.subject && { subject: typed.subject }),
    ...(typed.content !== textOf(template.content) && { content: typed.content }),
  };
  if (changed.content === undefined) return { ...changed } as Pick<Sent, "subject">;
  try {
    return { ...changed, content: JSON.parse(changed.content) };
  } catch (error) {
    return `The content is not JSON: ${wordsOf(error)}`;
  }
}

/** Between the last key and the preview. */
const PAUSE_MILLIS = 300;

/** A value once it has stayed the same for a moment. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MILLIS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** The preview of a draft, rendered by the service, a moment after the last change. */
export function usePreview(
  type: Template["type"],
  draft: Pick<Sent, "subject" | "content"> | undefined,
  look: { readonly locale: Language; readonly isDark: boolean },
) {
  const { id } = useProject();
  const settled = useSettled(JSON.stringify(draft ?? {}));
  const body = { ...(JSON.parse(settled) as typeof draft), ...look };
  return useQuery({
    queryKey: [id, "mail-preview", type, settled, look],
    queryFn: ({ signal }) =>
      call(operations.mailPreviews.render, {
        params: { type },
        body,
        projectId: id,
        signal,
      }),
    placeholderData: keepPreviousData,
    // What is shown was sealed for an hour.
    staleTime: 60_000,
  });
}
