"use client";

import { useEffect } from "react";
import type { Step } from "./story";

/** Whether React has hydrated an element: earlier input is lost. */
const isAwake = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith("__reactProps$"));

/** Waits for the first hydrated element of a selector. */
function waitForElement(selector: string, signal: AbortSignal): Promise<HTMLElement> {
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
      // Hydration causes no mutation that an observer could see.
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

/** Types in a way that React notices. */
function type(text: string, field: HTMLElement): void {
  // The setter of the element's own kind, which React does not replace.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

async function perform(steps: readonly Step[], signal: AbortSignal): Promise<void> {
  for (const step of steps) {
    if ("see" in step) await waitForElement(step.see, signal);
    else if ("press" in step) (await waitForElement(step.press, signal)).click();
    else type(step.type, await waitForElement(step.into, signal));
  }
}

const DONE = "data-played";

interface PlayProps {
  story: string;
  steps: readonly Step[];
}

/** Performs the steps to a state without a URL, then marks the document with the story's name. */
export function Play({ story, steps }: PlayProps) {
  useEffect(() => {
    const stop = new AbortController();
    // React runs effects twice in development: the first run stops before its first step.
    Promise.resolve()
      .then(() => stop.signal.throwIfAborted())
      .then(() => perform(steps, stop.signal))
      .then(
        () => document.documentElement.setAttribute(DONE, story),
        () => {},
      );
    return () => {
      stop.abort();
      document.documentElement.removeAttribute(DONE);
    };
  }, [story, steps]);
  return null;
}
