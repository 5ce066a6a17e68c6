/**
 * Preloaded into the programs of a park that lives at another time than this machine: `SHIFTED_CLOCK` is a file with how many
 * milliseconds their clock is ahead, and is read again while they run.
 */
import { readFileSync } from 'node:fs';

const Real = Date;
const file = process.env.SHIFTED_CLOCK;
let ahead = 0;
const read = () => {
  const text = readFileSync(file, 'utf8');
  if (text !== '') ahead = Number(text);
};
const now = () => Real.now() + ahead;

globalThis.Date = class Shifted extends Real {
  constructor(...args) {
    if (args.length === 0) super(now());
    else super(...args);
  }
  static now() {
    return now();
  }
};
if (file) {
  read();
  setInterval(read, 50).unref();
}
