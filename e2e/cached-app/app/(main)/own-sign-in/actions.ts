"use server";

import type { FlowState, TotpStep } from "@stackkit/next";
import { redirect } from "next/navigation";
import { stackServerApp } from "../../../stack";

const read = (form: FormData, name: string): string => String(form.get(name) ?? "");

export async function signIn(
  state: FlowState<TotpStep>,
  form: FormData,
): Promise<FlowState<TotpStep>> {
  const email = read(form, "email");
  const result = await stackServerApp.signInWithCredential({
    email,
    password: read(form, "password"),
    noRedirect: true,
  });
  if (result.status === "error")
    return { ...state, status: "error", failure: { code: result.error.code }, values: { email } };
  redirect("/me");
}
