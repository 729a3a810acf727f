"use client";
import { Problem } from "../components/problem";

export default function ErrorPage({
  error,
  retry,
}: {
  error: Error & { digest?: string };
  retry: () => void;
}) {
  return <Problem reference={error.digest} retry={retry} />;
}
