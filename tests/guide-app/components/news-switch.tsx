"use client";
import { useUser } from "@stackkit/next";

export function NewsSwitch() {
  const user = useUser({ or: "redirect" });
  const news = user.useNotificationCategories().find(({ name }) => name === "Marketing");
  if (!news) return null;
  return (
    <button type="button" onClick={() => void news.setEnabled(!news.enabled)}>
      {news.enabled ? "Stop news" : "Get news"}
    </button>
  );
}
