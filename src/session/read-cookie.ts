/** The value of a cookie in the text of a `cookie` header, as it was before it was escaped; null where there is none. Never throws. */
export function readCookie(header: string, name: string): string | null {
  for (const pair of header.split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return unescaped(pair.slice(at + 1).trim());
  }
  return null;
}

export function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
