import { COOKIES } from "@stackkit/next/protocol";
import { cookies } from "next/headers";

/** How somebody wants to see all scenes. */
export interface Reader {
  readonly language: string | undefined;
  readonly appearance: string | undefined;
}

/** It is kept where the kit keeps what readers choose, so the handler's pages follow it by themselves. */
export async function readReader(): Promise<Reader> {
  const jar = await cookies();
  return {
    language: jar.get(COOKIES.language)?.value,
    appearance: jar.get(COOKIES.appearance)?.value,
  };
}
