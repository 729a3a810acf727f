import { describe, expect, it } from "vitest";
import { FairQueue } from "../../../service/src/core/fair-queue.js";

/** Works that end when a test says so, and those that run now. */
function works() {
  const running = new Set<string>();
  const ends = new Map<string, (error?: Error) => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      running.add(name);
      ends.set(name, (error) => {
        running.delete(name);
        if (error) reject(error);
        else resolve(name);
      });
    });
  return { running, work, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));
const never = new AbortController().signal;
/** Room for as many as fit, whatever their length: a work is expected to take no time. */
const limits = (atOnce: number, waiting: number) => ({
  atOnce,
  waitMillis: waiting * 1e6,
  expectedMillis: atOnce * 1e6,
});
const BUSY = { status: 503, headers: { "retry-after": "5" } };

function startQueue(atOnce: number, waiting: number) {
  const queue = new FairQueue(limits(atOnce, waiting));
  const { running, work, end } = works();
  const run = (name: string, lanes = "", signal = never) =>
    queue.run(work(name), { lanes: async () => lanes.split("/"), signal });
  /** Ends the work that runs, again and again. Returns their order. */
  const endOneByOne = async (count: number) => {
    const order: string[] = [];
    while (order.length < count) {
      await turn();
      const [name = ""] = running;
      order.push(name);
      end(name);
    }
    return order;
  };
  return { queue, running, end, run, endOneByOne };
}

describe("a fair queue", () => {
  it("starts the next work when one has ended, in their order", async () => {
    const { running, end, run } = startQueue(2, 2);
    const all = ["a", "b", "c", "d"].map((name) => run(name));
    await turn();
    expect([...running]).toEqual(["a", "b"]);
    end("b");
    await turn();
    expect([...running]).toEqual(["a", "c"]);
    end("a");
    await turn();
    end("c");
    end("d");
    expect(await Promise.all(all)).toEqual(["a", "b", "c", "d"]);
  });

  it("goes on after a work that fails, whose caller alone hears of it", async () => {
    const { running, end, run } = startQueue(1, 2);
    const [failing, next] = [run("a"), run("b")];
    await turn();
    end("a", new Error("out of memory"));
    await expect(failing).rejects.toThrow("out of memory");
    await turn();
    expect([...running]).toEqual(["b"]);
    end("b");
    expect(await next).toBe("b");
  });

  it("runs no work that comes in while a place is passed on", async () => {
    const { running, end, run } = startQueue(1, 2);
    const first = run("a");
    const second = run("b");
    await turn();
    end("a");
    const third = first.then(() => run("c"));
    await turn();
    expect([...running]).toEqual(["b"]);
    end("b");
    await turn();
    expect([...running]).toEqual(["c"]);
    end("c");
    expect(await Promise.all([second, third])).toEqual(["b", "c"]);
  });

  it("takes lanes in turns, whatever their length", async () => {
    const { run, endOneByOne } = startQueue(1, 10);
    const all = [run("a1", "a"), run("a2", "a"), run("a3", "a"), run("b1", "b"), run("c1", "c")];
    expect(await endOneByOne(all.length)).toEqual(["a1", "a2", "b1", "c1", "a3"]);
    await Promise.all(all);
  });

  it("refuses the longest lane if it is full", async () => {
    const { end, run, queue } = startQueue(1, 2);
    const first = run("a1", "a");
    const waiting = [run("a2", "a"), run("a3", "a")];
    await expect(run("a4", "a")).rejects.toMatchObject(BUSY);
    const other = run("b1", "b");
    await expect(waiting[1]).rejects.toMatchObject(BUSY);
    await expect(run("c1", "c")).rejects.toMatchObject(BUSY);
    expect(queue.waiting).toBe(2);
    for (const name of ["a1", "a2", "b1"]) {
      await turn();
      end(name);
    }
    expect(await Promise.all([first, waiting[0], other])).toEqual(["a1", "a2", "b1"]);
  });

  it("takes lanes in turns on each level, so that many lanes of one customer are one", async () => {
    const { run, endOneByOne } = startQueue(1, 20);
    const all = [run("first", "x"), ...["1", "2", "3"].map((i) => run(`home${i}`, `home/${i}`))];
    all.push(run("other1", "other/1"), run("other2", "other/1"));
    expect(await endOneByOne(all.length)).toEqual([
      "first",
      "home1",
      "other1",
      "home2",
      "other2",
      "home3",
    ]);
    await Promise.all(all);
  });

  it("refuses a customer with many lanes if it is full, and not a newcomer", async () => {
    const { end, run, queue } = startQueue(1, 3);
    const first = run("first", "x");
    const home = ["1", "2", "3"].map((i) => run(`home${i}`, `home/${i}`));
    await turn();
    const other = run("other", "other/1");
    await expect(home[0]).rejects.toMatchObject(BUSY);
    await expect(run("home4", "home/4")).rejects.toMatchObject(BUSY);
    expect(queue.waiting).toBe(3);
    for (const name of ["first", "home2", "other", "home3"]) {
      await turn();
      end(name);
    }
    expect(await Promise.all([first, ...home.slice(1), other])).toEqual([
      "first",
      "home2",
      "home3",
      "other",
    ]);
  });

  it("forgets work whose client is gone, waiting or not yet queued", async () => {
    const { running, end, run, queue } = startQueue(1, 1);
    const first = run("a");
    const client = new AbortController();
    const left = run("b", "", client.signal);
    client.abort();
    await expect(left).rejects.toMatchObject({ status: 499 });
    await expect(run("c", "", client.signal)).rejects.toMatchObject({ status: 499 });
    expect(queue.waiting).toBe(0);
    const next = run("d");
    await turn();
    end("a");
    await turn();
    expect([...running]).toEqual(["d"]);
    end("d");
    expect(await Promise.all([first, next])).toEqual(["a", "d"]);
  });
});
