import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { CsvFile } from "../../../service/src/commands/users/import/csv-file.js";
import {
  convertHash,
  UnusableHash,
} from "../../../service/src/credentials/passwords/convert-hash.js";
import { verifyImported } from "../../../service/src/credentials/passwords/imported-hash.js";
import { makeFolder } from "../../support/folder.js";
import { countCases, describeSuite } from "../support.js";

const SALT = Buffer.from("a salt of an import").toString("base64").replaceAll("=", "");
const KEY = Buffer.alloc(32, 1).toString("base64").replaceAll("=", "");

describeSuite("limits: imports", "Hashes and addresses of an import that do harm later", () => {
  it("E8: parameters that cannot run are refused at the import", () => {
    const hashes = ["ln=16,r=1,p=1", "ln=17,r=1,p=1", "ln=32,r=2,p=1"].map(
      (parameters) => `$scrypt$${parameters}$${SALT}$${KEY}`,
    );
    const ofWerkzeug = `scrypt:65536:1:1$salt$${"ab".repeat(32)}`;
    for (const hash of [...hashes, ofWerkzeug])
      expect(() => convertHash(hash), hash).toThrow(UnusableHash);
    countCases(hashes.length + 1);
  });

  it("E8: a stored hash that cannot be computed matches nothing, and throws nothing", async () => {
    const hashes = [
      `$scrypt$ln=16,r=1,p=1$${SALT}$${KEY}`,
      `$scrypt$ln=0,r=0,p=0$${SALT}$${KEY}`,
      `$pbkdf2-sha256$i=0$${SALT}$${KEY}`,
      "$2a$99$broken",
      "no hash",
    ];
    for (const hash of hashes) expect(await verifyImported("a password", hash), hash).toBe(false);
    countCases(hashes.length);
  });

  it("E11: cells of a report are no formulas of a spreadsheet", () => {
    const file = join(makeFolder(), "report.csv");
    const cells = [
      '=HYPERLINK("http://evil.example","x")',
      "+1",
      "-1+1",
      "@SUM(A1)",
      " =1",
      "\t=1",
    ];
    {
      using report = new CsvFile(file, ["line", "id"]);
      for (const cell of cells) report.write("2", cell);
    }
    const [, ...lines] = readFileSync(file, "utf8").trim().split("\n");
    expect(lines).toHaveLength(cells.length);
    for (const line of lines) expect(line).toMatch(/^2,(?:"?'|\?)/);
    countCases(cells.length);
  });
});
