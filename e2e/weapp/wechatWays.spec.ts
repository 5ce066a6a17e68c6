import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getAdminPark, getPark, saveParkLook, saveParkParts } from '@park/contract/park/calls';
import theme from '../../src/theme.json';
import { openRound } from '../prizes';
import { resultOf, staffToken } from '../staff';
import { tampering } from '../tampering';
import { dayAhead, product } from '../tickets';
import { words } from '../visitor';
import { expect, FOLDER, type Holder, signedIn, weappJourney } from './fixtures';

const { core, help, prize } = words;
const { appearances } = words.center.mine;
const FROM_MOMENTS = 1154;
const HOME = 'pages/IndexCenter/IndexCenter';
const MINE = 'pages/IndexPersonalCenter/IndexPersonalCenter';

weappJourney('fromMoments', async ({ hold }) => {
  const { id } = await product({ realName: false });
  const pages = [
    HOME,
    'pages/home/home',
    'pages/ticket/ticketList',
    `pages/ticket/ticketDetail?id=${id}&day=${dayAhead(2)}`,
    'pages/notice/Notice',
    'pages/activity/Activity',
    'pages/lastFound/lastFound',
    'pages/help/help',
  ];
  for (const page of pages) {
    const { phone, program, screen } = hold();
    await program.launch(`/${page}`, FROM_MOMENTS);
    await screen.sees(core.state.alone);
    await expect.poll(() => screen.isBusy(), { message: page }).toBe(false);
    expect(phone.toasts, page).toEqual([]);
    expect(
      phone.requests.filter((call) => /OpenId|getAnchorsDetails/i.test(call)),
      page,
    ).toEqual([]);
  }

  const { phone, program, screen } = hold();
  await program.launch('/pages/ticket/ticketList', FROM_MOMENTS);
  await screen.tap(core.action.home);
  await expect.poll(() => phone.toasts).toEqual([{ title: core.state.alone, duration: 3000 }]);
  expect(program.stack).toHaveLength(1);
});

/** What WeChat's parts wear in a theme. */
const worn = (name: keyof typeof theme) => ({
  setTabBarStyle: {
    color: theme[name].tabColor,
    selectedColor: theme[name].tabSelected,
    backgroundColor: theme[name].tabBackground,
    borderStyle: theme[name].tabBorder,
  },
  setNavigationBarColor: { frontColor: name === 'dark' ? '#ffffff' : '#000000', backgroundColor: theme[name].page },
  setBackgroundColor: {
    backgroundColor: theme[name].page,
    backgroundColorTop: theme[name].page,
    backgroundColorBottom: theme[name].page,
  },
  setBackgroundTextStyle: { textStyle: theme[name].pullText },
});

weappJourney('chrome', async ({ hold }) => {
  const holder = hold();
  const { phone, program, screen } = holder;
  await signedIn(holder);
  expect(phone.chrome).toEqual({});
  await program.tapTab(1);
  const wears = (name: keyof typeof theme) => expect.poll(() => phone.chrome, { message: name }).toEqual(worn(name));
  await screen.tap(appearances.dark);
  await wears('dark');
  phone.chrome = {};
  await program.tapTab(0);
  await wears('dark');
  phone.chrome = {};
  phone.changeTheme('dark');
  phone.changeTheme('light');
  await wears('dark');
  await program.tapTab(1);
  await screen.isOn(MINE);
  await screen.tap(appearances.system);
  await wears('light');
  phone.changeTheme('dark');
  await wears('dark');
  await screen.tap(appearances.light);
  await wears('light');
  expect(phone.tabIcons).toEqual([]);
});

weappJourney('parkColour', async ({ hold }) => {
  const owner = await staffToken();
  const { version, look } = await resultOf(getAdminPark, {}, owner);
  const saved = await resultOf(saveParkLook, { version, look: { ...look, brand: '#1f4ea8', plates: false } }, owner);
  await resultOf(saveParkParts, { version: saved.version, partsOff: ['live'] }, owner);
  const { light, dark } = (await resultOf(getPark, {})).look.colours ?? {};
  const { phone, program, screen } = hold();
  const selected = () => phone.chrome.setTabBarStyle?.selectedColor;
  await program.launch(`/${HOME}`);
  await expect.poll(selected).toBe(light?.primary);
  const icons = ['center', 'mine', 'explore', 'services'].map((tab) => `/static/tab/${tab}-park.png`);
  expect(phone.tabIcons).toEqual(icons);
  for (const icon of icons) expect(existsSync(join(FOLDER, icon)), icon).toBe(true);
  await screen.sees(core.title.exhibits);
  expect(screen.pictures(), 'the catalogue’s ammonite only decorates').not.toContainEqual(expect.stringContaining('ammonite'));
  phone.changeTheme('dark');
  await expect.poll(selected).toBe(dark?.primary);
});

/** Whether the page sends anything to the view within two seconds of its countdown. */
async function ticks({ program }: Holder, at: number): Promise<boolean> {
  const page = program.stack[at];
  let before = -1;
  // Being left or shown is drawn once.
  const rests = () => {
    const last = before;
    before = page?.setData.calls ?? 0;
    return before === last;
  };
  await expect.poll(rests, { intervals: [100] }).toBe(true);
  return expect
    .poll(() => (page?.setData.calls ?? 0) > before, { timeout: 2_200, intervals: [100] })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
}

weappJourney('resting', 'what ticks', async ({ hold }) => {
  const round = await openRound();
  const holder = hold();
  const { program, screen } = holder;
  await program.launch(`/pages/prize/prize?id=${round.id}`);
  await screen.sees(prize.entry.join);
  expect(await ticks(holder, 0), 'in front').toBe(true);
  await program.openOver('/pages/help/help');
  expect(await ticks(holder, 0), 'behind another page').toBe(false);
  program.back();
  expect(await ticks(holder, 0), 'in front again').toBe(true);
  program.leave();
  expect(await ticks(holder, 0), 'in the background').toBe(false);
  program.comeBack();
  expect(await ticks(holder, 0), 'back from the background').toBe(true);
});

weappJourney('resting', 'what asks again and again', async ({ hold }) => {
  const { phone, program, screen } = hold();
  await program.launch('/pages/help/help');
  await screen.tap(help.hold);
  await screen.tapInSheet(help.ask.send);
  await screen.sees(help.active.title);
  /** Whether it is asked what became of the call, within a time longer than from one question to the next. */
  const asks = (within = 5_000) => {
    phone.requests.length = 0;
    return expect
      .poll(() => phone.requests.some((call) => call.endsWith('/getHelp')), { timeout: within, intervals: [100] })
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
  };
  expect(await asks(), 'in front').toBe(true);
  await program.openOver('/pages/notice/Notice');
  expect(await asks(), 'behind another page').toBe(false);
  program.back();
  expect(await asks(1_000), 'in front again, at once').toBe(true);
  program.leave();
  expect(await asks(), 'in the background').toBe(false);
  program.comeBack();
  expect(await asks(1_000), 'back from the background, at once').toBe(true);
  await screen.tap(help.cancel);
  await screen.tapInSheet(help.cancel);
});

weappJourney('tenPages', async ({ hold }) => {
  const { name } = await product({ realName: false });
  const holder = hold();
  const { program, screen } = holder;
  await program.launch();
  // The end of a sign-in leads back to the first page.
  await signedIn(holder);
  for (let pages = 2; pages < 10; pages += 1) await program.openOver('/pages/help/help');
  await program.openOver('/pages/ticket/ticketList');
  expect(program.stack).toHaveLength(10);
  await screen.tap(new RegExp(`^${name}`));
  await screen.isOn('pages/ticket/ticketDetail');
  expect(program.stack).toHaveLength(10);
  program.back();
  await screen.isOn('pages/help/help');
});

weappJourney('emptyAsNull', async ({ hold }) => {
  const park = await tampering<unknown>((_path, result) => {
    if (Array.isArray(result)) return null;
    const { items } = (result ?? {}) as { items?: unknown };
    return items === undefined ? result : { ...(result as object), items: null };
  });
  for (const page of [HOME, 'pages/home/home', 'pages/ticket/ticketList', 'pages/notice/Notice', 'pages/activity/Activity']) {
    const { phone, program, screen } = hold();
    const straight = phone.route;
    phone.route = (url) =>
      /OpenId|getAnchorsDetails/i.test(url.pathname) || url.pathname.startsWith('/api/sys')
        ? straight(url)
        : new URL(url.pathname + url.search, park.url);
    await program.launch(`/${page}`);
    await expect.poll(() => screen.isBusy(), { message: page }).toBe(false);
    await screen.isOn(page);
    expect(phone.toasts, page).toEqual([]);
  }
  park.close();
});
