import { setImmediate as endOfTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { systemClock } from "../../../service/src/core/clock.js";
import { createLog, gatherLines } from "../../../service/src/core/log.js";

const AT = Date.UTC(2026, 0, 2, 3, 4, 5, 6);

function logged() {
  const lines: string[] = [];
  let now = AT;
  const log = createLog({ ...systemClock, now: () => now }, (line) => lines.push(line));
  return {
    log,
    read: () => lines.map((line) => JSON.parse(line)),
    turnTo: (millis: number) => (now = millis),
  };
}

describe("a line of the log", () => {
  it("says when, how grave, what, and what is known of it", () => {
    const { log, read } = logged();
    log.info("request", { id: "r", status: 200, error: undefined });
    log.warn('a "mail" was not sent', { attempt: 2 });
    expect(read()).toEqual([
      { at: "2026-01-02T03:04:05.006Z", level: "info", message: "request", id: "r", status: 200 },
      {
        at: "2026-01-02T03:04:05.006Z",
        level: "warn",
        message: 'a "mail" was not sent',
        attempt: 2,
      },
    ]);
  });

  it("needs no facts", () => {
    const { log, read } = logged();
    log.info("stopped");
    log.error("stopped", { reason: undefined });
    expect(read().map(({ at: _at, ...rest }) => rest)).toEqual([
      { level: "info", message: "stopped" },
      { level: "error", message: "stopped" },
    ]);
  });

  it("says the time of its own, after others that came in the same millisecond", () => {
    const { log, read, turnTo } = logged();
    log.info("one");
    log.info("two");
    turnTo(AT + 1);
    log.info("three");
    expect(read().map(({ at }) => at)).toEqual([
      "2026-01-02T03:04:05.006Z",
      "2026-01-02T03:04:05.006Z",
      "2026-01-02T03:04:05.007Z",
    ]);
  });

  it("tells of an error what helps to find it", () => {
    const { log, read } = logged();
    log.error("request failed", { error: new TypeError("no such thing") });
    expect(read()[0].error).toEqual({
      name: "TypeError",
      message: "no such thing",
      stack: expect.stringContaining("log.test"),
    });
  });
});

describe("lines of one turn of the event loop", () => {
  it("are written together, and none twice", async () => {
    const written: string[] = [];
    const lines = gatherLines((text) => written.push(text));
    lines.add("one");
    lines.add("two");
    expect(written).toEqual([]);
    await endOfTurn();
    lines.add("three");
    await endOfTurn();
    expect(written).toEqual(["one\ntwo\n", "three\n"]);
  });

  it("are written at once when the process ends", async () => {
    const written: string[] = [];
    const lines = gatherLines((text) => written.push(text));
    lines.add("last words");
    lines.flush();
    await endOfTurn();
    expect(written).toEqual(["last words\n"]);
  });

  it("are written in pieces that a pipe takes whole, by bytes and not by characters", async () => {
    const written: string[] = [];
    const lines = gatherLines((text) => written.push(text), 10);
    for (const line of ["1234", "5678", "ää", "longer than a piece", "1", "ääää", "x"])
      lines.add(line);
    await endOfTurn();
    expect(written).toEqual([
      "1234\n5678\n",
      "ää\n",
      "longer than a piece\n",
      "1\n",
      "ääää\n",
      "x\n",
    ]);
  });
});
