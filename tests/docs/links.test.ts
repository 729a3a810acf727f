import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const LINK = /\]\(([^)\s]+)\)/g;
const FENCE = /^```[\s\S]*?^```/gm;

const pagesUnder = (path: string): string[] =>
  statSync(join(ROOT, path)).isDirectory()
    ? readdirSync(join(ROOT, path), { recursive: true, encoding: "utf8" })
        .map((name) => join(path, name))
        .filter(isPage)
    : [path].filter(isPage);
const isPage = (path: string): boolean => /\.(md|txt)$/.test(path);

const read = (page: string): string => readFileSync(join(ROOT, page), "utf8");

/** The anchors of a page, by GitHub's rules. */
function anchorsIn(page: string): Set<string> {
  const text = read(page).replace(FENCE, "");
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replace(/\s/g, "-"),
  );
  const seen = new Map<string, number>();
  const anchors = headings.map((heading) => {
    const times = seen.get(heading) ?? 0;
    seen.set(heading, times + 1);
    return times === 0 ? heading : `${heading}-${times}`;
  });
  return new Set([...anchors, ...[...text.matchAll(/id="([^"]+)"/g)].map(([, id = ""]) => id)]);
}

/** Links of a page that lead nowhere. `isThere` says which files its reader has. */
function deadLinks(page: string, isThere: (path: string) => boolean): string[] {
  const text = read(page).replace(FENCE, "");
  return [...text.matchAll(LINK)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [path = "", anchor] = target.split("#");
      const file = path === "" ? page : relative(ROOT, join(ROOT, dirname(page), path));
      if (!existsSync(join(ROOT, file)) || !isThere(file)) return true;
      return anchor !== undefined && isPage(file) && !anchorsIn(file).has(anchor);
    })
    .map((target) => `${page} ${target}`);
}

const REPOSITORY = [
  "README.md",
  "CHANGELOG.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "service/README.md",
  "docs",
].flatMap(pagesUnder);

interface Package {
  /** From the repository's folder, with a slash at its end. */
  readonly folder: string;
  readonly files: readonly string[];
  readonly pages: readonly string[];
}

function packageIn(folder: string): Package {
  const files = (JSON.parse(read(`${folder}package.json`)) as { files: string[] }).files
    .filter((file) => !/^!|^(?:bin|dist)$/.test(file))
    .map((file) => folder + file);
  return { folder, files, pages: files.flatMap(pagesUnder) };
}

const PACKAGES = ["", "service/"].map(packageIn);
const KIT_PAGES = packageIn("").pages;

describe("links", () => {
  it("lead to files and headings in the repository", () => {
    expect(REPOSITORY.length).toBeGreaterThan(100);
    expect(REPOSITORY.flatMap((page) => deadLinks(page, () => true))).toEqual([]);
  });

  it("lead to files in the package from all its pages", () => {
    for (const { files, pages } of PACKAGES) {
      const isShipped = (path: string) =>
        files.some((file) => path === file || path.startsWith(`${file}/`));
      expect(pages.flatMap((page) => deadLinks(page, isShipped))).toEqual([]);
    }
    expect(KIT_PAGES).toEqual(
      expect.arrayContaining(["README.md", "docs/llms.txt", "docs/guide/quickstart.md"]),
    );
  });

  it("lead to every guide from the indexes", () => {
    const guides = readdirSync(join(ROOT, "docs/guide"));
    for (const index of ["docs/README.md", "docs/llms.txt"])
      expect(guides.filter((guide) => !read(index).includes(`](guide/${guide})`))).toEqual([]);
  });

  it("lead to every error from the page about troubleshooting", () => {
    const text = read("docs/guide/troubleshooting.md");
    const errors = readdirSync(join(ROOT, "docs/errors"));
    expect(errors.filter((page) => !text.includes(`](../errors/${page})`))).toEqual([]);
  });

  it("are replaced by names of decisions and files that the repository alone has", () => {
    const decisions = readdirSync(join(ROOT, "docs/decisions")).map((file) => file.slice(0, 3));
    const named = KIT_PAGES.flatMap((page) =>
      [...read(page).matchAll(/decision\s+(\d{3})/gi)].map(([, number = ""]) => number),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((number) => !decisions.includes(number))).toEqual([]);
    const files = KIT_PAGES.flatMap((page) =>
      [...read(page).matchAll(/`(docs\/[\w/.-]+|CONTRIBUTING\.md)`/g)].map(([, file = ""]) => file),
    );
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });
});
