/** `npm run bench [page] [bookings]`: what a visitor waits for, and how many bookings a park can take. */
import { cpus } from 'node:os';
import { buildWithProgress } from '../scripts/buildProgress';
import { findChromium, WITHOUT_CHROMIUM } from '../scripts/chromium';
import { dim, runMain, Stop, say } from '../scripts/terminal';
import { benchBookings } from './bookings';
import { benchFirstPage } from './firstPage';

runMain(async () => {
  const wanted = process.argv.slice(2);
  const wants = (name: string) => wanted.length === 0 || wanted.includes(name);
  say(dim(`${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`));
  let good = true;
  if (wants('page')) {
    await buildWithProgress('h5');
    const chromium = await findChromium();
    if (chromium === null) throw new Stop(WITHOUT_CHROMIUM);
    good = (await benchFirstPage(chromium)) && good;
  }
  if (wants('bookings')) good = (await benchBookings()) && good;
  return good ? 0 : 1;
});
