import { describe, expect, it } from "vitest";
import { atMost } from "../../service/src/at-most.js";

/** Works that end when they are told to, and those that run now. */
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

const aTurn = () => new Promise((resolve) => setImmediate(resolve));

describe("at most so many at once", () => {
  it("lets the next one begin when one has ended, in their order", async () => {
    const { running, work, end } = works();
    const inTurn = atMost(2, 2);
    const all = ["a", "b", "c", "d"].map((name) => inTurn(work(name)));
    await aTurn();
    expect([...running]).toEqual(["a", "b"]);
    end("b");
    await aTurn();
    expect([...running]).toEqual(["a", "c"]);
    end("a");
    await aTurn();
    expect([...running]).toEqual(["c", "d"]);
    end("c");
    end("d");
    expect(await Promise.all(all)).toEqual(["a", "b", "c", "d"]);
  });

  it("gives the place on when one fails, and tells its own caller alone", async () => {
    const { running, work, end } = works();
    const inTurn = atMost(1, 2);
    const [failing, next] = [inTurn(work("a")), inTurn(work("b"))];
    await aTurn();
    end("a", new Error("out of memory"));
    await expect(failing).rejects.toThrow("out of memory");
    await aTurn();
    expect([...running]).toEqual(["b"]);
    end("b");
    expect(await next).toBe("b");
  });

  it("lets nobody in between while a place is handed on", async () => {
    const { running, work, end } = works();
    const inTurn = atMost(1, 2);
    const first = inTurn(work("a"));
    const second = inTurn(work("b"));
    await aTurn();
    end("a");
    // Comes in while "b" has been told, and has not begun yet.
    const third = first.then(() => inTurn(work("c")));
    await aTurn();
    expect([...running]).toEqual(["b"]);
    end("b");
    await aTurn();
    expect([...running]).toEqual(["c"]);
    end("c");
    expect(await Promise.all([second, third])).toEqual(["b", "c"]);
  });

  it("turns away who comes when too many wait, and takes the next once there is room", async () => {
    const { running, work, end } = works();
    const inTurn = atMost(1, 1);
    const taken = [inTurn(work("a")), inTurn(work("b"))];
    await expect(inTurn(work("c"))).rejects.toMatchObject({ status: 503, headers: { "retry-after": "5" } });
    end("a");
    await aTurn();
    taken.push(inTurn(work("d")));
    end("b");
    await aTurn();
    expect([...running]).toEqual(["d"]);
    end("d");
    expect(await Promise.all(taken)).toEqual(["a", "b", "d"]);
  });
});
