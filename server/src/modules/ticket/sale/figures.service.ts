import { parkDay } from '@park/contract/parkTime';
import type * as calls from '@park/contract/ticket/sale/calls';
import type { DayFigures, schemas } from '@park/contract/ticket/sale/schemas';
import type { Database, Db } from '../../../db/db';
import type { Handlers } from '../../../http/mount';
import { type Lang, pickText } from '../../../i18n/lang';
import { moneyOfDay } from '../../pay/pay.service';
import { listFigures } from './figures.repo';

export { listAhead } from './figures.repo';

/** What was sold of a day, for staff. */
export function staffFigures({ db }: Database) {
  return {
    /** Places of the day's slots, and for owners the money that moved on that day whatever it was for. */
    async getDayFigures({ day }, { admin, lang, now }) {
      const money = admin.permissions.includes('reports.read') ? await moneyOfDay(db, day) : { moneyIn: null, moneyOut: null };
      return { day, ...money, rows: await rowsOfDay(db, day, { lang, now }) };
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

/** What became of a day's tickets, by product and slot. */
export async function rowsOfDay(db: Db, day: string, { lang, now }: { lang: Lang; now: number }): Promise<DayFigures['rows']> {
  return (await listFigures(db, day, parkDay(now))).map(({ taken, ...row }) => ({
    ...row,
    name: pickText(row.name, lang),
    remaining: row.closed ? 0 : row.stock - taken,
  }));
}
