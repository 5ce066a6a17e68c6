import type { Faults } from '../faults';
import { Complaints } from './complaints';
import { makeKeys } from './keys';
import { Notifier } from './notifier';
import type { Keys } from './records';
import { Refunds } from './refunds';
import { Store } from './store';
import { Trades } from './trades';

/** WeChat Pay of one merchant. */
export interface PaySandbox {
  store: Store;
  keys: Keys;
  faults: Faults;
  trades: Trades;
  refunds: Refunds;
  complaints: Complaints;
  notifier: Notifier;
  /** Epoch milliseconds; tests may set it, signatures are always made and checked by the real one. */
  clock: () => number;
}

/** @param file where its money and keys are kept; null: in memory */
export function createPaySandbox(options: { file: string | null; faults: Faults; clock: () => number }): PaySandbox {
  const { faults, clock } = options;
  const store = new Store(options.file);
  const keys = store.keys(() => (options.file === null ? keysOfMemory() : makeKeys(clock())));
  const notifier = new Notifier(store, keys, faults, clock);
  const trades = new Trades(store, keys, faults, notifier, clock);
  const refunds = new Refunds(store, faults, notifier, clock);
  const complaints = new Complaints(store, keys, notifier, clock);
  return { store, keys, faults, trades, refunds, complaints, notifier, clock };
}

let made: Keys | undefined;
/** What is forgotten anyway needs no keys of its own, and keys take long to make. */
function keysOfMemory(): Keys {
  made ??= makeKeys(Date.now());
  return made;
}
