import { type Operation, operations } from "@stackkit/next/protocol";
import { describe, expect, it } from "vitest";
import { routes } from "../service/src/api/routes.js";

const all = Object.entries(operations).flatMap(([resource, calls]) =>
  Object.entries(calls).map(([name, operation]) => ({
    name: `${resource}.${name}`,
    operation: operation as Operation,
  })),
);

describe("the contract", () => {
  it("is answered by the service, operation by operation", () => {
    const answered = new Set(routes.map(({ operation }) => operation));
    const unanswered = all
      .filter(({ operation }) => !answered.has(operation))
      .map(({ name }) => name);
    expect(all.length).toBeGreaterThan(80);
    expect(unanswered).toEqual([]);
  });

  it("is answered once: no operation has two handlers", () => {
    const counts = new Map<Operation, number>();
    for (const { operation } of routes) counts.set(operation, (counts.get(operation) ?? 0) + 1);
    expect(
      all.filter(({ operation }) => (counts.get(operation) ?? 0) > 1).map(({ name }) => name),
    ).toEqual([]);
  });

  it("has no answer that the protocol does not name", () => {
    const named = new Set(all.map(({ operation }) => operation));
    expect(
      routes
        .filter(({ operation }) => !named.has(operation))
        .map(({ operation }) => `${operation.method} ${operation.path}`),
    ).toEqual([]);
  });

  it("names each call once, except for two views of two levels", () => {
    const seen = new Map<string, Operation[]>();
    for (const { operation } of all)
      seen.set(`${operation.method} ${operation.path}`, [
        ...(seen.get(`${operation.method} ${operation.path}`) ?? []),
        operation,
      ]);
    for (const [call, several] of seen)
      expect(new Set(several.map(({ access }) => access)).size, call).toBe(several.length);
  });

  it("hands back as results only errors that the call can have", () => {
    for (const { name, operation } of all)
      for (const code of operation.expected) expect(operation.errors, name).toContain(code);
  });
});
