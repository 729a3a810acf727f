"use server";

import { revalidatePath } from "next/cache";
import { stackServerApp } from "../../stack";

export async function choosePlan() {
  const user = await stackServerApp.getUser({ or: "throw" });
  await user.update({ clientMetadata: { ...user.clientMetadata, plan: "large" } });
  revalidatePath("/dashboard");
}
