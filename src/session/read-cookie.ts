/** The value of a cookie in the text of a `cookie` header, as it was before it was escaped; null where there is none. Never throws. */
export function readCookie(header: string, name: string): string | null {
  for (const pair of header.split(";")) {
    const text = pair.trim();
    if (text.startsWith(`${name}=`)) return unescaped(text.slice(name.length + 1));
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
