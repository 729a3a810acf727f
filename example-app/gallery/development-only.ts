import { notFound } from "next/navigation";

/** The gallery is a tool for whoever works on the screens. In production it is not there. */
export function developmentOnly(): void {
  if (process.env.NODE_ENV === "production") notFound();
}
