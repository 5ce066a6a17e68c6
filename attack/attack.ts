/** One thing that was tried, what was seen, and whether the park held. */
export interface Finding {
  tried: string;
  /** Figures with their units, and the limit they were held against. */
  measured: string;
  held: boolean;
}

/**
 * An attack on a park of its own, bounded in count and in time, on loopback alone.
 *
 * To add one: a file beside this that exports an `Attack`, and its line in `run.ts`. It works `atPark`
 * (`attackedPark.ts`), which opens its park and ends it, hands back one finding for each thing it tried, and takes minutes at most. What
 * it breaks besides the park (a PostgreSQL, a Redis) it starts itself, on a free port, and stops.
 */
export interface Attack {
  /** As in `npm run attack -- name`. */
  name: string;
  /** What somebody does to the park, in one line. */
  about: string;
  run(): Promise<Finding[]>;
}
