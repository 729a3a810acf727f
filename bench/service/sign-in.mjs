import { hash, verify } from "@node-rs/argon2";
import { operations } from "@stackkit/next/protocol";
import { call, PASSWORD, signUpMany } from "./project.mjs";
import { median, percentile, rounded } from "./statistics.mjs";

/** The parameters of the service's own hashes. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** So many sign-ins make the engine compile what it runs often. */
const WARM_UP = 500;

const millisOf = async (work) => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

const ownProcessorMillis = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * A sign-in by password, one at a time, in turn with the comparison of a hash and nothing else: how long each takes, and what each
 * costs the processor. A sign-in waits for its commit to reach the disk, which takes time and costs nothing.
 */
export async function measureSignIn({ url, processorMillis }, { times }) {
  const [{ email }] = await signUpMany(fetch, url, 1);
  const signIn = () => call(fetch, url, "POST", operations.passwords.signIn.path, { body: { email, password: PASSWORD } });
  const hashed = await hash(PASSWORD, ARGON2ID);
  for (let i = 0; i < WARM_UP; i++) await signIn();
  const whole = [];
  const alone = [];
  const cost = { whole: 0, alone: 0 };
  for (let i = 0; i < times; i++) {
    const before = ownProcessorMillis();
    alone.push(await millisOf(() => verify(hashed, PASSWORD)));
    cost.alone += ownProcessorMillis() - before;
    const used = processorMillis();
    whole.push(await millisOf(signIn));
    cost.whole += processorMillis() - used;
  }
  // What else the machine does makes both longer; the lower tenth is nearest to what each costs by itself.
  const [least, own] = [percentile(alone, 0.1), percentile(whole, 0.1)];
  return {
    hashMillis: rounded(median(alone)),
    signInMillis: rounded(median(whole)),
    hashMillisLowTenth: rounded(least),
    signInMillisLowTenth: rounded(own),
    over: rounded(own / least - 1),
    hashProcessorMillis: rounded(cost.alone / times),
    signInProcessorMillis: rounded(cost.whole / times),
    processorOver: rounded(cost.whole / cost.alone - 1),
  };
}

/** Signs in a thousand times, four at once, and looks how much memory the process then has. */
export async function measureMemory(service, { times }) {
  const [{ email }] = await signUpMany(fetch, service.url, 1);
  const before = service.residentMegabytes();
  for (let done = 0; done < times; done += 4) {
    await Promise.all(Array.from({ length: 4 }, () => call(fetch, service.url, "POST", operations.passwords.signIn.path, { body: { email, password: PASSWORD } })));
  }
  return { signIns: times, beforeMegabytes: Math.round(before), afterMegabytes: Math.round(service.residentMegabytes()) };
}
