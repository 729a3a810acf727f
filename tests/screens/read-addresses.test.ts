import { expect, it } from "vitest";
import { readAddresses } from "../../src/screens/account-settings/teams/read-addresses.js";

it.each<[string, string, string[]]>([
  ["one address", " ada@example.com ", ["ada@example.com"]],
  ["commas", "ada@example.com, mary@example.com,", ["ada@example.com", "mary@example.com"]],
  ["spaces and lines", "a@b.de c@d.de\r\n\te@f.de", ["a@b.de", "c@d.de", "e@f.de"]],
  ["semicolons of a mail program", "a@b.de; c@d.de;", ["a@b.de", "c@d.de"]],
  [
    "commas of other scripts",
    "a@b.de，c@d.de、e@f.de،g@h.de；i@j.de",
    ["a@b.de", "c@d.de", "e@f.de", "g@h.de", "i@j.de"],
  ],
  [
    "names",
    'Ada Lovelace <ada@example.com>, "Hopper, Grace" <grace@example.com>',
    ["ada@example.com", "grace@example.com"],
  ],
  ["a name without a space", "Ada<ada@example.com>", ["ada@example.com"]],
  ["copied links", "mailto:ada@example.com", ["ada@example.com"]],
  ["an address twice", "ada@example.com Ada@Example.com", ["ada@example.com"]],
  ["words beside addresses", "ada, grace@example.com mary", ["ada", "grace@example.com", "mary"]],
  [
    "half an address beside a name",
    "ada.example.com, Grace <grace@example.com>",
    ["ada.example.com", "grace@example.com"],
  ],
  ["a name that is an address", '"ada@example.com" <ada@example.com>', ["ada@example.com"]],
  ["nothing", " ,\n; ", []],
])("a list with %s", (_, text, found) => expect(readAddresses(text)).toEqual(found));

it("a long text is read in no time", () => {
  const start = performance.now();
  readAddresses(`${"a".repeat(200_000)}\n${"<".repeat(200_000)}\n${"@".repeat(200_000)}`);
  expect(performance.now() - start).toBeLessThan(1000);
});
