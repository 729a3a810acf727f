import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { MessagesProvider } from "../../src/messages/messages-provider.js";
import { en } from "../support/english.js";

/** Shows a part in English, with all texts at hand. */
export const show = (part: ReactNode) =>
  render(
    <MessagesProvider locale="en" groups={en}>
      {part}
    </MessagesProvider>,
  );
