import { NextResponse } from "next/server";
import { stackServerApp } from "../../../stack";

export async function GET() {
  const user = await stackServerApp.getUser();
  if (!user) return NextResponse.json({ error: "not signed in" }, { status: 401 });
  return NextResponse.json({ id: user.id, email: user.primaryEmail });
}
