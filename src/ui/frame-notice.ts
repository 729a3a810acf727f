import { createContext, type ReactNode } from "react";

/** What a frame shows above its card. Apart from the card, which pages load later. */
export const FrameNoticeContext = createContext<ReactNode>(null);
