"use server";

import { revalidatePath } from "next/cache";
import { stackServerApp } from "@/stack";

export async function rename(form: FormData): Promise<void> {
  const user = await stackServerApp.getUser({ or: "throw" });
  await user.setDisplayName(String(form.get("displayName")));
  revalidatePath("/account");
}
