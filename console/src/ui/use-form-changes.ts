import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { AroundNavHandler } from "wouter";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Marks a field whose words are not worth a question, such as those that confirm an action. */
export const NOT_KEPT = "data-not-kept";

const controlsOf = (form: HTMLFormElement | null): Control[] => [
  ...(form?.querySelectorAll<Control>(`:is(input, select, textarea):not([${NOT_KEPT}])`) ?? []),
];

const heldBy = (control: Control): string =>
  control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type)
    ? String(control.checked)
    : control.value;

/** Whether a person changed the fields of a form from what they first showed. */
export function useFormChanges(): {
  readonly form: RefObject<HTMLFormElement | null>;
  /** For `onInput` of the form. */
  readonly noteInput: () => void;
  readonly isChanged: () => boolean;
} {
  const form = useRef<HTMLFormElement>(null);
  const first = useRef(new WeakMap<Control, string>());
  // A choice that is filled when its options are read is no change.
  const hasInput = useRef(false);
  // Fields also come later, such as those of a chosen provider.
  useLayoutEffect(() => {
    for (const control of controlsOf(form.current))
      if (!first.current.has(control)) first.current.set(control, heldBy(control));
  });
  return {
    form,
    noteInput: () => {
      hasInput.current = true;
    },
    isChanged: () =>
      hasInput.current &&
      controlsOf(form.current).some(
        (control) => heldBy(control) !== (first.current.get(control) ?? heldBy(control)),
      ),
  };
}

/** The open form in browsers without the Navigation API, such as Safari before 26.2. */
let openForm: { readonly asks: (goOn: () => void) => boolean; readonly href: string } | undefined;
// Listens before the router, which starts when it is first shown. Node has no such events.
globalThis.addEventListener?.("popstate", (event) => {
  if (!openForm?.asks(() => history.back())) return;
  history.pushState(null, "", openForm.href);
  event.stopImmediatePropagation();
});

/** For the router: holds back links where only the router knows of them. */
export const holdLinks: AroundNavHandler = (navigate, to, options) => {
  const goOn = () => navigate(to, options);
  if (options?.replace || !openForm?.asks(goOn)) goOn();
};

/**
 * Holds back the back button and links while `asks` shows a question, which gets how to go on. The
 * browser itself asks before it leaves the page.
 */
export function useLeaveQuestion(asks: (goOn: () => void) => boolean, isChanged: () => boolean) {
  const latest = useRef({ asks, isChanged });
  useLayoutEffect(() => {
    latest.current = { asks, isChanged };
  });
  useEffect(() => {
    const leave = (event: NavigateEvent) => {
      const { cancelable, destination, navigationType } = event;
      if (!cancelable || navigationType === "replace" || !destination.sameDocument) return;
      const isHeld = latest.current.asks(() => {
        if (navigationType === "traverse") window.navigation.traverseTo(destination.key);
        else history.pushState(null, "", destination.url);
      });
      if (isHeld) event.preventDefault();
    };
    const close = (event: Event) => latest.current.isChanged() && event.preventDefault();
    const navigation: Navigation | undefined = window.navigation;
    navigation?.addEventListener("navigate", leave);
    if (!navigation) openForm = { asks: (goOn) => latest.current.asks(goOn), href: location.href };
    addEventListener("beforeunload", close);
    return () => {
      navigation?.removeEventListener("navigate", leave);
      openForm = undefined;
      removeEventListener("beforeunload", close);
    };
  }, []);
}
