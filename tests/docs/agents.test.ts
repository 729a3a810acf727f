import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as nextFiles from "next/dist/server/lib/generate-agent-files.js";
import { expect, it } from "vitest";
import { makeFolder } from "../support/folder.js";

const [, BLOCK = ""] = /```md\n(.*?)```/s.exec(readFileSync("docs/agents.md", "utf8")) ?? [];

it("the block for agents stays as it is beside those that Next writes, renews and removes", () => {
  const folder = makeFolder();
  const file = join(folder, "AGENTS.md");
  const read = () => readFileSync(file, "utf8");
  expect(BLOCK).toMatch(/^<!-- BEGIN:stackkit -->\n.*\n<!-- END:stackkit -->\n$/s);
  nextFiles.writeAgentFiles(folder);
  writeFileSync(file, `${read()}\n${BLOCK}`);
  nextFiles.writeAgentFeedbackFiles(folder);
  expect(nextFiles.hasCurrentAgentRules(folder)).toBe(true);
  expect(nextFiles.hasCurrentAgentFeedback(folder)).toBe(true);
  expect(read()).toContain(BLOCK);
  writeFileSync(file, read().replace("## This is NOT", "## This was NOT"));
  nextFiles.writeAgentFiles(folder);
  expect(nextFiles.hasCurrentAgentRules(folder)).toBe(true);
  expect(read()).toContain(BLOCK);
  nextFiles.removeAgentFeedbackFiles(folder);
  nextFiles.removeAgentRulesFiles(folder);
  expect(read().trim()).toBe(BLOCK.trim());
});
