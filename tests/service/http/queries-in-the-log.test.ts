import { expect, it } from "vitest";
import { serveTestProject } from "../../support/service.js";

const SECRET = "a-token-that-nobody-may-read-in-a-log";
const lines: string[] = [];
const project = serveTestProject({}, { writeLog: (line) => void lines.push(line) });

/** The addresses that older clients put a token into, and others that fail in each way. */
const ADDRESSES = [
  `/api/v1/auth/oauth/authorize?token=${SECRET}`,
  `/api/v1/auth/oauth/authorize/google?token=${SECRET}&type=link&provider_scope=${SECRET}`,
  `/webhooks?token=${SECRET}`,
  `/api/v1/users?query=${SECRET}`,
  `/nowhere?token=${SECRET}`,
  `/api/v1/users/%E0%A4%A?token=${SECRET}`,
];

it.each(ADDRESSES)("the service logs nothing of the query of %s", async (address) => {
  await project.service.fetch(new Request(`http://localhost${address}`));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => line.includes(SECRET))).toEqual([]);
});
