import { VERSION } from "../protocol/version.js";
import { NetworkError } from "../transport/errors.js";
import type { CircuitBreaker } from "../transport/sender-options.js";
import { CIRCUITS } from "./registry.js";

/** Consecutive failures, and their duration, that open the circuit. */
const FAILURES = 5;
const FAILING_MILLIS = 3000;
/** Failures further apart are not consecutive. */
const RUN_GAP_MILLIS = 30_000;
/** How long calls fail at once. Then one call probes the service. */
const OPEN_MILLIS = 5000;
/** How long a probe may take before another one starts. */
const PROBE_MILLIS = 30_000;
/** Apps use one service, or a few. */
const MAX_CIRCUITS = 100;

/** The state of one service, shared by all users of the process. */
interface Circuit {
  failures: number;
  failingSince: number;
  lastFailureAt: number;
  /** Zero: closed. Calls fail until this time; after it one call probes. */
  openUntil: number;
}

const key: unique symbol = Symbol.for(CIRCUITS + VERSION) as never;
const globals = globalThis as { [key]?: Map<string, Circuit> };

/** Stored globally, since pages, actions and the proxy are separate bundles. */
function circuitOf(host: string): Circuit {
  globals[key] ??= new Map();
  const circuits = globals[key];
  let circuit = circuits.get(host);
  if (!circuit) {
    const oldest = circuits.keys().next();
    if (circuits.size >= MAX_CIRCUITS && !oldest.done) circuits.delete(oldest.value);
    circuit = { failures: 0, failingSince: 0, lastFailureAt: 0, openUntil: 0 };
    circuits.set(host, circuit);
  }
  return circuit;
}

/**
 * Fails calls at once after five consecutive failures over three seconds or more, so that pages do
 * not each wait for a timeout. Any response closes the circuit, errors included.
 */
export function createCircuitBreaker(host: string): CircuitBreaker {
  const circuit = circuitOf(host);
  return {
    admit(call, clock) {
      const startedAt = clock.now();
      const left = circuit.openUntil - startedAt;
      // A clock that was set back must not keep the circuit open.
      if (left > 0 && left <= PROBE_MILLIS) throw circuitOpenError(call, circuit.failures);
      const isProbe = circuit.openUntil > 0;
      if (isProbe) circuit.openUntil = startedAt + PROBE_MILLIS;
      return (isReachable) => {
        const now = clock.now();
        if (isReachable) Object.assign(circuit, { failures: 0, openUntil: 0 });
        else if (isReachable === false) fail(circuit, { startedAt, now, isProbe });
        else if (isProbe) circuit.openUntil = now;
      };
    },
  };
}

function fail(
  circuit: Circuit,
  { startedAt, now, isProbe }: { startedAt: number; now: number; isProbe: boolean },
): void {
  const isRun = circuit.failures > 0 && startedAt - circuit.lastFailureAt <= RUN_GAP_MILLIS;
  circuit.failingSince = isRun ? Math.min(circuit.failingSince, startedAt) : startedAt;
  circuit.failures = isRun ? circuit.failures + 1 : 1;
  circuit.lastFailureAt = now;
  const isDown = circuit.failures >= FAILURES && now - circuit.failingSince >= FAILING_MILLIS;
  if (isProbe || (isDown && circuit.openUntil === 0)) circuit.openUntil = now + OPEN_MILLIS;
}

const circuitOpenError = (call: { method: string; path: string }, failures: number): NetworkError =>
  new NetworkError(
    call,
    undefined,
    undefined,
    undefined,
    `The auth service did not answer ${failures} times in a row, so ${call.method} ` +
      `${call.path} was not sent. No user was signed out. The next attempt is within ` +
      `${OPEN_MILLIS / 1000} s. Check that it is running and reachable from this server.`,
  );
