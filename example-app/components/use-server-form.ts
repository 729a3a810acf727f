"use client";
import { unstable_rethrow } from "next/navigation";
import { type FormEvent, startTransition, useActionState } from "react";

/**
 * A form whose server action works at every stage of the page's life. Before the scripts have
 * loaded, the browser posts it (`action`); afterwards `onSubmit` takes over, and a lost connection
 * becomes an answer beside the form instead of an error page that swallows what was typed.
 * `beforehand` runs in the same transition, for what should show at once.
 */
export function useServerForm<Answer>(
  action: (previous: Awaited<Answer>, form: FormData) => Promise<Answer>,
  {
    idle,
    unreachable,
    beforehand,
  }: {
    idle: Awaited<Answer>;
    unreachable: (form: FormData) => Awaited<Answer>;
    beforehand?: (form: FormData) => void;
  },
) {
  const [posted, post] = useActionState(action, idle);
  const [answered, send, isPending] = useActionState(
    async (previous: Awaited<Answer> | null, form: FormData): Promise<Awaited<Answer>> => {
      try {
        return await action(previous ?? posted, form);
      } catch (error) {
        // A redirect travels as an error too.
        unstable_rethrow(error);
        return unreachable(form);
      }
    },
    null,
  );

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    startTransition(() => {
      beforehand?.(form);
      send(form);
    });
  }

  return { answer: answered ?? posted, action: post, onSubmit, isPending };
}
