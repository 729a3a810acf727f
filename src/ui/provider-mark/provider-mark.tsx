import { createContext, type ReactNode, Suspense, use } from "react";
import { later } from "../../react/later.js";
import { MarkFrame } from "./mark-frame.js";

/**
 * Marks rendered by the server, by provider: the shapes of all of them are larger than the rest of
 * a sign-in form.
 */
export const MarksContext = createContext<Readonly<Record<string, ReactNode>>>({});

const LaterMark = later(async () => (await import("./drawn-mark.js")).DrawnMark);

/** A provider's mark: rendered by the server, else loaded. */
export const ProviderMark = ({ id }: { id: string }): ReactNode =>
  use(MarksContext)[id] ?? (
    <Suspense fallback={<MarkFrame />}>
      <LaterMark id={id} />
    </Suspense>
  );
