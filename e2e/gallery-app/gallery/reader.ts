import { COOKIES } from "@stackkit/next/protocol";
import { cookies, headers } from "next/headers";

/** Language and palette for all stories. `accepted`: the first language of the browser. */
export interface Reader {
  readonly language: string | undefined;
  readonly accepted: string | undefined;
  readonly appearance: string | undefined;
}

/** Stored like the kit's own preferences, so the handler's pages follow it. */
export async function readReader(): Promise<Reader> {
  const jar = await cookies();
  return {
    language: jar.get(COOKIES.language)?.value,
    accepted: (await headers()).get("accept-language")?.split(/[,;]/)[0],
    appearance: jar.get(COOKIES.appearance)?.value,
  };
}
