import { fr } from "./fr.js";
import type { MailWords } from "./words.js";

const inCanada = (text: string): string =>
  text.replaceAll("adresse e-mail", "adresse courriel").replaceAll("e-mail", "courriel");

/** As in France, with "courriel" instead of "e-mail". */
export const frCA: MailWords = JSON.parse(JSON.stringify(fr), (_key, value: unknown) =>
  typeof value === "string" ? inCanada(value) : value,
);
