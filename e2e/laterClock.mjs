// Preloaded into a park's programs: their clock runs ahead by the milliseconds that stand in CLOCK_FILE, as soon as they stand there.
import { readFileSync } from 'node:fs';

const EVERY_MS = 100;
const RealDate = Date;
let ahead = 0;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [RealDate.now() + ahead]));
  }
  // Dates that Node itself makes are of the real class.
  static [Symbol.hasInstance](one) {
    return one instanceof RealDate;
  }
  static now() {
    return RealDate.now() + ahead;
  }
};

setInterval(() => {
  ahead = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'));
}, EVERY_MS).unref();
