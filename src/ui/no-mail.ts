import { createContext, type ReactNode, use } from "react";

/**
 * Says above a frame's card that mails reach no one; null if they do. Apart from the card, which
 * pages load later.
 */
export const NoMailContext = createContext<ReactNode>(null);

/** Whether a page may say that a mail is on its way. */
export const useHasMail = (): boolean => use(NoMailContext) === null;
