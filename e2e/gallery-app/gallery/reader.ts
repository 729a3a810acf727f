import { COOKIES } from "@stackkit/next/protocol";
import { cookies } from "next/headers";

/** Language and palette for all stories. */
export interface Reader {
  readonly language: string | undefined;
  readonly appearance: string | undefined;
}

/** Stored like the kit's own preferences, so the handler's pages follow it. */
export async function readReader(): Promise<Reader> {
  const jar = await cookies();
  return {
    language: jar.get(COOKIES.language)?.value,
    appearance: jar.get(COOKIES.appearance)?.value,
  };
}
