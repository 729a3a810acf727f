import { createElement, type ReactElement, Suspense } from "react";
import { expect, it } from "vitest";
import { SLOW_MILLIS, whenSlow } from "../../src/next/handler/when-slow.js";
import { createManualClock } from "../support/manual-clock.js";

const content = createElement("p", null, "content");
const instead = async () => createElement("p", null, "takes longer");

it("a page that is read in time is sent whole, and no timer stays", async () => {
  const clock = createManualClock();
  expect(await whenSlow(Promise.resolve(content), clock, instead)).toBe(content);
  expect(clock.waits).toEqual([]);
});

it("a redirect or an error in time is thrown, so that it sets the status of the response", async () => {
  const error = new Error("redirect");
  await expect(whenSlow(Promise.reject(error), createManualClock(), instead)).rejects.toBe(error);
});

it("a page that keeps waiting is sent as what stands in for it, and its content follows", async () => {
  const clock = createManualClock();
  let come = (_: ReactElement) => {};
  const page = new Promise<ReactElement>((resolve) => {
    come = resolve;
  });
  const sent = whenSlow(page, clock, instead);
  await clock.advance(SLOW_MILLIS);
  const { type, props } = (await sent) as ReactElement<{
    fallback: ReactElement;
    children: Promise<ReactElement>;
  }>;
  expect(type).toBe(Suspense);
  expect(props.fallback).toEqual(await instead());
  come(content);
  expect(await props.children).toBe(content);
});
