import { createContext } from "react";

/** The id of the first cell of a row: it says which of many buttons with the same words one is. */
export const RowContext = createContext<string | undefined>(undefined);
