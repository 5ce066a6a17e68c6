import type * as calls from '@park/contract/exhibit/calls';
import { HEARD_WHOLE } from '@park/contract/exhibit/limits';
import type { Heard, schemas } from '@park/contract/exhibit/schemas';
import { addDays, parkDay } from '@park/contract/parkTime';
import * as words from '@park/contract/texts/exhibit';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db';
import { singleBatch } from '../../db/keyset';
import { exporting } from '../../http/exportRows';
import type { Handlers } from '../../http/mount';
import * as repo from './heard.repo';

/** What is heard of exhibits, as counts a day; who heard it is nowhere. @param countsAsHeard whether one more of this network counts today */
export function heardExhibits({ db }: Database, countsAsHeard: FastifyInstance['countsAsHeard']) {
  const heardSince = async (days: string, now: number) =>
    linesOf(await repo.listHeard(db, addDays(parkDay(now), 1 - Number(days))));

  return {
    async tellHeard(report, { req, lang, now }) {
      if (await countsAsHeard(req, report.id)) await repo.countHeard(db, { ...report, lang, day: parkDay(now) });
      return null;
    },

    getHeard: ({ days }, { now }) => heardSince(days, now),

    exportHeard: exporting(
      async ({ days }, { now }) => singleBatch(await heardSince(days, now)),
      'number language kind heard heardWhole heardTenths',
      {
        number: ({ id }) => id,
        kind: ({ how }) => words.heardHow[how],
        heard: ({ tenths }) => tenths.reduce((sum, count) => sum + count, 0),
        heardWhole: ({ tenths }) => tenths[HEARD_WHOLE],
        heardTenths: ({ tenths }) => tenths.slice(0, HEARD_WHOLE).join(' '),
      },
    ),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

/** Counts of one exhibit, language and way stand in one line. */
function linesOf(counts: Awaited<ReturnType<typeof repo.listHeard>>): Heard[] {
  const lines = new Map<string, Heard>();
  for (const { id, lang, how, tenth, count } of counts) {
    const key = `${id} ${lang} ${how}`;
    const line = lines.get(key) ?? { id, language: lang, how, tenths: Array<number>(HEARD_WHOLE + 1).fill(0) };
    line.tenths[tenth] = count;
    lines.set(key, line);
  }
  return [...lines.values()];
}
