import { createContext } from "react";

/** Whether the title of the page is the kit's own, as on the handler's pages. */
export const OwnTitleContext = createContext(false);
