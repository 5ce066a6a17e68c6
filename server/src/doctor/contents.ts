import type { About, ParkProfile } from '@park/contract/park/schemas';
import { type Config, SANDBOX_H5, SANDBOX_MINI } from '../config';
import { type Contents, readContent } from '../seed/contents';
import { type Found, fail, left, ok, warn } from './finding';

/** One look at a value of the database, with whatever holds it up left behind. */
export type Ask = <Row>(text: string, values?: unknown[]) => Promise<Row[]>;

/** What of the sample park is left, and what visitors look for that nobody has written yet. */
export async function contentsFound(ask: Ask, { wechat, parkName }: Config, now: number): Promise<Found[]> {
  const [people] = await ask<{ count: number }>('select count(*)::int as count from wechat_account where app_id = any($1)', [
    [SANDBOX_H5.appId, SANDBOX_MINI.appId],
  ]);
  const [window] = await ask<{ phone: string; seeded: boolean }>(
    'select phone, updated_by is null as seeded from ticket_window',
  );
  const [park] = await ask<SavedPark>('select name, phones, operator, icp, about from park');
  const sample = await readContent('park', now);
  const [approved] = await ask<{ count: number }>('select count(*)::int as count from capacity');
  const untouched: string[] = [];
  for (const [name, table, file] of [
    ['tickets', 'ticket_product', 'products'],
    ['notices', 'notice', 'notices'],
    ['places', 'park_place', 'places'],
    ['live points', 'live_point', 'points'],
  ] as const) {
    const ids = (await readContent(file, now)).map(({ id }) => id);
    const [row] = await ask<{ count: number }>(
      `select count(*)::int as count from ${table} where id = any($1) and updated_by is null`,
      [ids],
    );
    if (row && row.count > 0) untouched.push(`${row.count} ${name}`);
  }
  return [
    untouched.length === 0
      ? ok('Nothing of the sample park is left.')
      : warn(
          `Of the sample park there still are ${untouched.join(', ')}.`,
          'Take it away (content remove-sample), or write your own in the console.',
        ),
    ...(wechat.sandbox
      ? []
      : [
          people && people.count > 0
            ? fail(`${people.count} visitors of the sandbox are in this database.`, 'Open the park on a new database.')
            : ok('No visitor of the sandbox is in this database.'),
        ]),
    ...profileFound(park, parkName, sample),
    ...(await unwrittenFound(ask, Boolean(park?.name['zh-Hans']))),
    windowFound(window, (await readContent('window', now)).phone),
    approved && approved.count > 0
      ? ok('The approved maximum of people is set.')
      : warn(
          'No approved maximum of people is set: as many are sold as the slots have.',
          'Write it under Capacity in the console, as the authority approved it.',
        ),
  ];
}

type SavedPark = Pick<ParkProfile, 'name' | 'phones' | 'operator' | 'icp'> & { about: About };

function profileFound(park: SavedPark | undefined, parkName: string | null, sample: Contents['park']): Found[] {
  const todo = 'Write it under Management → Park in the console.';
  const name = park?.name['zh-Hans'] ?? parkName;
  const phone = park?.phones.emergency;
  return [
    !name
      ? warn('The park has no name.', todo)
      : name === sample.name['zh-Hans']
        ? fail(`The park still has the sample’s name ${name}.`, todo)
        : ok(`The park is called ${name}.`),
    !phone
      ? fail('Visitors who need help have no number of the park’s own to call.', todo)
      : Object.values(park?.phones ?? {}).includes(sample.phones.emergency)
        ? fail(`Visitors are still told the sample’s number ${sample.phones.emergency}.`, todo)
        : ok('The help page has a number of the park’s own.'),
    ...(park?.about.address['zh-Hans'] && park.about.address['zh-Hans'] === sample.about?.address['zh-Hans']
      ? [fail('Visitors are still told the sample’s address.', todo)]
      : []),
    park?.icp && park.operator
      ? ok('The site’s registration and who runs it are named.')
      : warn('The site’s ICP number or the legal name of who runs it is not written.', `${todo} The law asks for both.`),
  ];
}

/** A park without them opens all the same, and has nothing to sell. */
async function unwrittenFound(ask: Ask, hasHours: boolean): Promise<Found[]> {
  const [sold] = await ask<{ slots: number; products: number }>(
    `select (select count(*)::int from ticket_slot where retired_at is null) as slots,
      (select count(*)::int from ticket_product where on_sale) as products`,
  );
  return [
    ...(hasHours
      ? []
      : [
          left(
            'No opening hours are written: visitors read 09:00–18:00 for every day.',
            'Write them under Management → Park in the console.',
          ),
        ]),
    ...(sold?.slots
      ? []
      : [left('There is no entry slot to sell.', 'Add one under Management → Park → Entry times in the console.')]),
    ...(sold?.products ? [] : [left('No ticket is on sale.', 'Add one under Tickets → Products in the console.')]),
  ];
}

function windowFound(window: { phone: string; seeded: boolean } | undefined, sample: string): Found {
  const todo = 'Write it under Stock → Ticket window in the console: the law asks for it.';
  if (!window) return warn('No ticket window is named for those who have no phone.', todo);
  if (window.phone === sample) return fail(`The ticket window still has the sample’s number ${sample}.`, todo);
  return window.seeded ? warn('The ticket window is the sample park’s.', todo) : ok('A ticket window is named.');
}
