"use client";

import { useState } from "react";

export function Me() {
  const [name] = useState("Ada");
  return <p>Hello {name}</p>;
}
