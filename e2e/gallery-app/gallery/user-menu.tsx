"use client";
import { UserButton } from "@stackkit/next";
import { useState } from "react";

/** The user button of an app that knows its colour mode. */
export function UserMenu({ showUserInfo }: { showUserInfo: boolean }) {
  const [mode, setMode] = useState("system");
  return <UserButton showUserInfo={showUserInfo} colorMode={mode} onColorModeChange={setMode} />;
}
