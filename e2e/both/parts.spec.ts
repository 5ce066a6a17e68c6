import { getAdminPark, getPark, saveParkParts } from '@park/contract/park/calls';
import { PARTS, type Part } from '@park/contract/park/parts';
import { expect } from '@playwright/test';
import { onBoth } from '../both';
import type { Phone } from '../phone';
import { resultOf, staffToken } from '../staff';
import { words } from '../visitor';

const { core, center, inbox, live, map, search } = words;
const HOME = 'pages/IndexCenter/IndexCenter';
const MINE = 'pages/IndexPersonalCenter/IndexPersonalCenter';
const LIVE = 'pages/home/home';
const SEARCH = 'pages/SearchBar/SearchBar';
const HELP = 'pages/help/help';

/** A link to each part's main page. */
const PAGES: Record<Exclude<Part, 'find'>, [page: string, params?: Record<string, string>]> = {
  live: ['pages/Register/Register'],
  prize: ['pages/prize/prize'],
  activity: ['pages/activity/Activity'],
  exhibit: ['pages/exhibit/exhibits'],
  map: [SEARCH, { view: 'map' }],
  lostFound: ['pages/lastFound/lastFound'],
  points: ['pages/MyPoints/MyPoints'],
  feedback: ['pages/feedBack/feedBack'],
};

/** What the home asks of parts. */
const CALLS = ['getSights', 'getPlaceKinds', 'getActivities', 'getLiveRooms'];

const { entry } = center;
/** Where the sample park leads to each part, and by which words. */
const WAYS: Record<Part, [page: string, word: string][]> = {
  live: [
    [LIVE, live.sights],
    [MINE, entry.reservations],
  ],
  prize: [[HOME, entry.prize]],
  activity: [
    [HOME, entry.activities],
    [MINE, entry.activities],
  ],
  exhibit: [
    [HOME, core.title.exhibits],
    [SEARCH, core.title.exhibits],
  ],
  map: [
    [HOME, center.home.openMap],
    [SEARCH, map.title],
  ],
  lostFound: [
    [HOME, entry.lastFound],
    [MINE, entry.lastFound],
  ],
  find: [[HELP, core.title.find]],
  points: [[MINE, entry.points]],
  feedback: [[MINE, entry.feedBack]],
};

onBoth('withoutParts', async ({ phone }) => {
  await inParkWithout([...PARTS], () => walkWithout(phone));
});

onBoth('withoutParts', 'each part alone', async ({ phone }, info) => {
  info.setTimeout(300_000);
  for (const off of PARTS)
    await inParkWithout([off], async () => {
      await phone.open(HOME);
      await phone.sees(center.entry.tickets);
      // It has the park's answer of a moment ago.
      await phone.reload();
      for (const page of [HOME, MINE, LIVE, SEARCH, HELP]) {
        await phone.open(page);
        const ways = PARTS.flatMap((part) => WAYS[part].filter(([from]) => from === page).map(([, word]) => ({ part, word })));
        for (const { part, word } of ways) if (part !== off) await phone.sees(word);
        for (const { part, word } of ways) if (part === off) await phone.seesNot(word);
      }
      if (off === 'find') return;
      const [page, params] = PAGES[off];
      await phone.open(page, params);
      await phone.isOn(page);
      await phone.sees(core.page.notOffered);
    });
});

onBoth('withoutParts', 'an open app follows', async ({ phone }) => {
  await phone.open(HOME);
  await phone.signedIn();
  await phone.sees(entry.activities);
  const look = async () => {
    await phone.goTo('pages/notice/Notice');
    await phone.sees(core.title.notice);
    await phone.back();
    await phone.isOn(HOME);
  };
  await look();
  const before = phone.calls(getPark.path);
  await inParkWithout(['activity'], async () => {
    await look();
    await phone.seesNot(entry.activities);
    expect(phone.calls(getPark.path), 'it asks what the park is once more').toBe(before + 1);
  });
  await look();
  await phone.sees(entry.activities);
});

/** A park without these parts, until what is done is done. */
async function inParkWithout(partsOff: Part[], action: () => Promise<void>): Promise<void> {
  const owner = await staffToken();
  const save = async (off: Part[]) => {
    const { version } = await resultOf(getAdminPark, {}, owner);
    await resultOf(saveParkParts, { version, partsOff: off }, owner);
  };
  await save(partsOff);
  try {
    await action();
  } finally {
    await save([]);
  }
}

/** Nothing leads to a part, its pages say so, and what a visitor holds already still shows. */
async function walkWithout(phone: Phone): Promise<void> {
  await phone.open(HELP);
  await phone.signedIn();
  await phone.sees(core.title.help);
  await phone.seesNot(core.title.find);
  const before = CALLS.map(phone.calls);
  await phone.open(HOME);
  await phone.sees(center.entry.tickets);
  await phone.sees(center.entry.help);
  for (const gone of [entry.live, entry.activities, entry.prize, entry.lastFound]) await phone.seesNot(gone);
  for (const gone of [center.today.sights, center.today.nearest, center.home.openMap, core.title.exhibits])
    await phone.seesNot(gone);
  expect(CALLS.map(phone.calls), 'the home asks for no part that is off').toEqual(before);

  await phone.open(MINE);
  await phone.sees(entry.records);
  for (const gone of [entry.reservations, entry.points, entry.activities, entry.prizeStatus, entry.feedBack, entry.lastFound])
    await phone.seesNot(gone);

  await phone.open(LIVE);
  await phone.sees(core.title.explore);
  await phone.sees(center.notices.title);
  await phone.seesNot(live.sights);

  await phone.open(SEARCH);
  await phone.seesNot(core.title.exhibits);
  await phone.fill(search.field, '三叶虫');
  await phone.tap(search.search);
  await phone.sees(search.kinds.notice);
  await phone.seesNot('Trilobite Quarry');
  await phone.seesNot(search.kinds.livePoint);

  for (const [page, params] of Object.values(PAGES)) {
    await phone.open(page, params);
    // The one before says the same.
    await phone.isOn(page);
    await phone.sees(core.page.notOffered);
  }
  await phone.tap(core.action.home);
  await phone.isOn(HOME);

  // What a visitor holds already still shows; nothing begins.
  await phone.open('pages/find/find');
  await phone.sees(core.title.find);
  await phone.seesNot(words.find.open);
  await phone.open('pages/PersonalCenter/PersonalCenter');
  await phone.sees(core.title.services);
  await phone.sees(entry.tickets);
  await phone.open('pages/ReservationRecords/ReservationRecords');
  await phone.sees(live.records.none);
  await phone.open('pages/message/Message');
  await phone.sees(inbox.groups.ticket);
  for (const gone of [inbox.groups.prize, inbox.groups.points, inbox.live]) await phone.seesNot(gone);
}
