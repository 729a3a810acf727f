"use client";

import { useEffect } from "react";
import type { Step } from "./scene";

/** Whether React has hydrated an element: earlier input is lost. */
const isAwake = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith("__reactProps$"));

/** The first element that a selector finds, once it is on the page and works. */
function found(selector: string, signal: AbortSignal): Promise<HTMLElement> {
  return new Promise((resolve, reject) => {
    const watch = new MutationObserver(look);
    let frame = 0;
    function end() {
      watch.disconnect();
      cancelAnimationFrame(frame);
    }
    function look() {
      cancelAnimationFrame(frame);
      const element = document.querySelector<HTMLElement>(selector);
      if (element === null) return;
      // That an element has been taken over changes nothing that could be watched.
      if (!isAwake(element)) {
        frame = requestAnimationFrame(look);
        return;
      }
      end();
      resolve(element);
    }
    signal.addEventListener("abort", () => {
      end();
      reject(signal.reason);
    });
    watch.observe(document.documentElement, { subtree: true, childList: true, attributes: true });
    look();
  });
}

/** Types as a person does: React hears of it. */
function type(text: string, field: HTMLInputElement): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

async function perform(steps: readonly Step[], signal: AbortSignal): Promise<void> {
  for (const step of steps) {
    if ("see" in step) await found(step.see, signal);
    else if ("press" in step) (await found(step.press, signal)).click();
    else type(step.type, (await found(step.into, signal)) as HTMLInputElement);
  }
}

const DONE = "data-played";

/**
 * Does on a screen what a person would do to reach a state that has no address, and marks the page
 * once it is there.
 */
export function Play({ steps }: { steps: readonly Step[] }) {
  useEffect(() => {
    const stop = new AbortController();
    // React runs effects twice while developing: the first player is stopped before it begins.
    Promise.resolve()
      .then(() => stop.signal.throwIfAborted())
      .then(() => perform(steps, stop.signal))
      .then(
        () => document.documentElement.setAttribute(DONE, ""),
        () => {},
      );
    return () => {
      stop.abort();
      document.documentElement.removeAttribute(DONE);
    };
  }, [steps]);
  return null;
}
