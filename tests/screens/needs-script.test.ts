import { createElement, Suspense, use } from "react";
import { renderToReadableStream } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

it("a page that needs scripts says so without a place that a script cannot fill, also at first", async () => {
  // A server that has just started has not loaded the words of the notice.
  vi.resetModules();
  const { ScreenFallback } = await import("../../src/screens/pages/screens.js");
  let resolve = (_: string) => {};
  const promise = new Promise<string>((done) => {
    resolve = done;
  });
  const Page = () => use(promise);
  const notice = createElement(ScreenFallback, {});
  const inner = createElement(Suspense, { fallback: notice }, createElement(Page));
  const stream = await renderToReadableStream(
    createElement("main", null, createElement(Suspense, null, inner)),
  );
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let html = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    html += decoder.decode(part.value);
    if (html.includes("noscript")) resolve("the page");
  }
  expect(html).toContain("the page");
  expect(html).not.toMatch(/<noscript><template/);
});

it("next dev waits for no words of the notice, which its check would report", async () => {
  vi.stubEnv("NODE_ENV", "development");
  vi.resetModules();
  const { ScreenFallback } = await import("../../src/screens/pages/screens.js");
  const Page = () => use(new Promise<string>(() => {}));
  const leaving = new AbortController();
  const fallback = createElement(ScreenFallback, {});
  const stream = await renderToReadableStream(
    createElement("main", null, createElement(Suspense, { fallback }, createElement(Page))),
    { signal: leaving.signal, onError: () => {} },
  );
  const shell = await stream.getReader().read();
  leaving.abort();
  expect(new TextDecoder().decode(shell.value)).toMatch(/<main>(?!.*noscript)/);
});
