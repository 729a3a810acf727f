import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { StackTheme } from "../../src/ui/theme/stack-theme.js";

describe("StackTheme", () => {
  it("writes no style if no theme is given, so that a policy without inline styles passes", () => {
    expect(renderToString(<StackTheme nonce="abc">inside</StackTheme>)).toBe("inside");
  });

  it("writes one style with the page's nonce", () => {
    const html = renderToString(
      <StackTheme theme={{ light: { primary: "#0a7" } }} nonce="r4nd0m+/=" />,
    );
    expect(html).toContain(
      '<style nonce="r4nd0m+/=">.stack-scope.stack-scope{--stk-light-primary:#0a7}</style>',
    );
  });

  it("refuses a nonce that is not base64", () => {
    expect(() => renderToString(<StackTheme nonce={'"><script>'} />)).toThrow(/nonce/);
  });
});
