import { printTable } from "../support/table.mjs";

/** At most this many times the growth of a bare app. */
const GROWTH = 1.3;
/**
 * What a heap differs by between two runs of one app. Resident memory is printed but has no limit:
 * Turbopack's own goes up and down by hundreds of megabytes, in both directions between two series.
 */
const NOISE_HEAP_MEGABYTES = 16;
/** Timers of requests under way when they are counted. An instance of the service has five. */
const NOISE_TIMERS = 3;
/** Turbopack's cache. Those of the database are counted apart. */
const NOISE_FILES = 16;

/** The series of each app, and what they hold before and after. */
const rowsOf = (edited) =>
  Object.entries(edited).flatMap(([app, series]) =>
    Object.entries(series).map(([name, held]) => ({ app, name, ...held })),
  );

export function describeEdits(edited) {
  const rows = rowsOf(edited);
  const measures = Object.keys(rows[0].before);
  printTable(
    ["app", "edits of", ...measures],
    rows.map(({ app, name, before, after }) => [
      app,
      name,
      ...measures.map((measure) => `${before[measure]} → ${after[measure]}`),
    ]),
  );
}

const grown = ({ before, after }, measure) => after[measure] - before[measure];

/** What edits added to what the same requests add without an edit. */
const addedBy = (app, series, measure) =>
  grown(app[series], measure) - Math.max(0, grown(app.nothing, measure));

/** What grew more than it may, in words. */
export function overLimits({ bare, inApp }) {
  return ["page", "module"].flatMap((series) => {
    const inBare = (measure) => Math.max(0, addedBy(bare, series, measure));
    const limits = {
      heapMegabytes: inBare("heapMegabytes") * GROWTH + NOISE_HEAP_MEGABYTES,
      timers: inBare("timers") + NOISE_TIMERS,
      files: NOISE_FILES,
      databases: 0,
    };
    return Object.entries(limits)
      .filter(([measure, limit]) => addedBy(inApp, series, measure) > limit)
      .map(
        ([measure, limit]) =>
          `${measure}, by edits of the ${series}: +${addedBy(inApp, series, measure)}, +${limit.toFixed(0)} at most`,
      );
  });
}
