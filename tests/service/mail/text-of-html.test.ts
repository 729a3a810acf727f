import { expect, it } from "vitest";
import { textOfHtml } from "../../../service/src/mail/text-of-html.js";

it("makes lines, links and characters of HTML", () => {
  expect(
    textOfHtml(
      "<html><HEAD><title>T</title></HEAD><style>p{}</style><h1>Hi &#65;&#x42;</h1>\n<p>1 < 2 &amp; <b>bold</b><br>" +
        '<a class="x" href="https://a.example/?a=1&amp;b=2">Open</a></p><!-- <p>no</p> ' +
        "--><ul><li>one</li></ul>",
    ),
  ).toBe("Hi AB\n\n1 < 2 & bold\nOpen (https://a.example/?a=1&b=2)\n\none");
});

it("takes what is unfinished, and linear time", () => {
  expect(textOfHtml("a <b")).toBe("a");
  expect(textOfHtml("İ<style>x")).toBe("İ");
  expect(textOfHtml("a < b &unknown; &#0;")).toBe("a < b &unknown;");
  const started = performance.now();
  for (const part of ["<style>", "<a href=", "<", "<!--", "&", "</p", "\n "])
    textOfHtml(part.repeat(30_000));
  expect(performance.now() - started).toBeLessThan(3000);
});
