/** `npm run bench [page] [list] [mini] [bookings] [sale] [draw] [search] [code] [capacity]`: what a visitor waits for, and how many bookings, orders and entrants a park can take. */
import { cpus } from 'node:os';
import { buildWithProgress } from '../scripts/buildProgress';
import { findChromium, WITHOUT_CHROMIUM } from '../scripts/chromium';
import { dim, runMain, Stop, say } from '../scripts/terminal';
import { benchBookings } from './bookings';
import { benchCapacity } from './capacity';
import { benchDraw } from './draw';
import { benchFirstPage } from './firstPage';
import { benchGateCode } from './gateCode';
import { benchLongList } from './longList';
import { benchMiniProgram } from './miniProgram';
import { benchSale } from './sale';
import { benchSearch } from './search';

runMain(async () => {
  const wanted = process.argv.slice(2);
  const wants = (name: string) => wanted.length === 0 || wanted.includes(name);
  say(dim(`${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`));
  let good = true;
  if (wants('page') || wants('list')) {
    await buildWithProgress('h5');
    const chromium = await findChromium();
    if (chromium === null) throw new Stop(WITHOUT_CHROMIUM);
    if (wants('page')) good = (await benchFirstPage(chromium)) && good;
    if (wants('list')) good = (await benchLongList(chromium)) && good;
  }
  if (wants('mini')) {
    await buildWithProgress('weapp');
    good = (await benchMiniProgram()) && good;
  }
  if (wants('bookings')) good = (await benchBookings()) && good;
  if (wants('sale')) good = (await benchSale()) && good;
  if (wants('draw')) good = (await benchDraw()) && good;
  if (wants('search')) good = (await benchSearch()) && good;
  if (wanted.includes('capacity')) {
    await buildWithProgress('h5');
    good = (await benchCapacity()) && good;
  }
  if (wants('code')) good = (await benchGateCode()) && good;
  return good ? 0 : 1;
});
