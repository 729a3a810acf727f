import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { en } from "../../src/messages/en.js";
import { MessagesProvider } from "../../src/messages/messages-provider.js";

/** Shows a part in English, with all texts at hand. */
export const show = (part: ReactNode) =>
  render(
    <MessagesProvider locale="en" groups={en}>
      {part}
    </MessagesProvider>,
  );
