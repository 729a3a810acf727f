/** Returns a cookie's unescaped value from a `cookie` header, or null. Never throws. */
export function readCookie(header: string, name: string): string | null {
  for (const pair of header.split(";")) {
    const text = pair.trim();
    if (text.startsWith(`${name}=`)) return unescaped(text.slice(name.length + 1));
  }
  return null;
}

/** Decodes percent-encoding. Returns text with broken encoding as it is. */
export function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
