import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { beMorePatient } from "../../support/be-more-patient.js";
import { SpawnedService } from "../spawned-service.js";
import { cases, countCases, describeSuite, reportFigure } from "../support.js";
import { Traffic } from "./traffic.js";

beMorePatient();

const CLIENTS = 16;
const PEOPLE = 12;
const SHORT_REQUESTS = 1500;
const LONG_MILLIS = 600_000;
const LONG_TEST_MILLIS = 4 * LONG_MILLIS;
/** The parts of a run that are compared. The memory that the first one needs stays allocated. */
const PARTS = 6;
const MIB = 1024 * 1024;
/**
 * Allowed difference of memory between an early part and the last, since garbage collection is
 * irregular.
 */
const MAX_GROWTH_BYTES = cases(96, 64) * MIB;

/** Memory of a process in bytes. */
function memoryOf({ child }: SpawnedService): number {
  const [kibibytes] = /VmRSS:\s+\d+/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8")) ?? [];
  return Number(kibibytes?.replace(/\D/g, "")) * 1024;
}

describeSuite("load", "mixed traffic on two instances with one PostgreSQL", () => {
  it(
    "C18: nothing but designed refusals, and memory stays flat",
    async () => {
      await using first = await SpawnedService.start();
      await using second = await first.startBeside();
      const instances = [first, second];
      const projects = instances.map(({ project }) => project);
      const people = await Promise.all(
        Array.from({ length: PEOPLE }, () => first.project.signUp()),
      );
      const traffic = new Traffic();
      const memory: number[][] = [];
      const partMillis = cases(0, LONG_MILLIS / PARTS);
      for (let part = 1; part <= PARTS; part++) {
        const started = performance.now();
        const isShortPart = () => traffic.answered < (part * SHORT_REQUESTS) / PARTS;
        const isLongPart = () => performance.now() - started < partMillis;
        await traffic.run(projects, people, CLIENTS, partMillis > 0 ? isLongPart : isShortPart);
        memory.push(instances.map(memoryOf));
      }
      expect(traffic.unexpected).toEqual({});
      expect(traffic.turnedAway).toBeLessThan(traffic.answered / 10);
      for (const [index] of instances.entries()) {
        const [, early = 0, ...later] = memory.map((part) => part[index] as number);
        expect((later.at(-1) as number) - early).toBeLessThan(MAX_GROWTH_BYTES);
        const mebibytes = [early, ...later].map((bytes) => Math.round(bytes / MIB)).join(", ");
        reportFigure(`memory of instance ${index + 1}: ${mebibytes} MiB`);
      }
      for (const figure of traffic.figures) reportFigure(figure);
      countCases(traffic.answered);
    },
    LONG_TEST_MILLIS,
  );
});
