type Version = readonly [number, number, number];

const parse = (text: string): Version => {
  const [major = 0, minor = 0, patch = 0] = text.split("-", 1)[0]?.split(".").map(Number) ?? [];
  return [major, minor, patch];
};

const compare = (a: Version, b: Version): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

/** The lowest version that a range of one part allows; undefined for tags and addresses. */
export const lowestIn = (range: string): string | undefined =>
  /^[\^~>=v\s]*(\d+(?:\.\d+){0,2})/.exec(range)?.[1];

/** Whether a version is in a range like `>=15.5.18 <16 || >=16.3.8`, the form of our own. */
export const isInRange = (version: string, range: string): boolean =>
  range.split("||").some((part) =>
    part
      .trim()
      .split(/\s+/)
      .every((bound) => {
        const difference = compare(parse(version), parse(bound.replace(/^[<>=]+/, "")));
        return bound.startsWith(">=") ? difference >= 0 : difference < 0;
      }),
  );
