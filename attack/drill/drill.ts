import type { Finding } from '../attack';
import type { Load, Rates } from '../load';
import type { Machines, Options } from './machines';

/** What visitors do meanwhile. */
interface Visitors {
  load: Load;
  /** Of those who are signed in. */
  tokens: readonly string[];
}

export interface Drill extends Options {
  name: string;
  about: string;
  /** Releases, or commits, whose nodes and database it begins with, one after another; by default the package's. */
  from?: string[];
  /** Calls a second. */
  perSecond?: Rates;
  /** Breaks something and mends it, or lets it mend itself. @returns what it saw beside what visitors did */
  happens(machines: Machines, visitors: Visitors): Promise<Finding[] | undefined>;
  /** From the moment it broke, ms: the seconds of the switch. What fails later counts. */
  within: number;
  /** How long `happens` takes at most, s. */
  seconds: number;
}
