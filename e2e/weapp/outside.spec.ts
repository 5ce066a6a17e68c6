import { getMiniCode } from '@park/contract/miniCode/calls';
import { getWalks } from '@park/contract/walk/calls';
import { firstPoint } from '../park';
import { resultOf, staffToken } from '../staff';
import { scan } from '../tickets';
import { words } from '../visitor';
import { expect, weappJourney } from './fixtures';

const HOME = 'pages/IndexCenter/IndexCenter';
/** WeChat's number for an entrance: a mini-program's own code was scanned. */
const BY_CODE = 1047;

weappJourney('sceneCode', 'opens what it was printed for', async ({ hold }) => {
  const point = await firstPoint();
  const { phone, program, screen } = hold();
  await program.launch(`/${HOME}?scene=${encodeURIComponent(`p=${point.id}`)}`, BY_CODE);
  await screen.isOn('pages/LivePoint/LivePoint');
  expect(program.top.options).toEqual({ id: point.id });
  await expect.poll(() => phone.storage.get('access-token'), { message: 'a newcomer, too' }).toBeTruthy();
  await screen.sees(words.live.point.way);
  await screen.tap(words.core.action.home);
  await screen.isOn(HOME);
  await screen.sees(words.center.entry.tickets);
  expect(program.stack).toHaveLength(1);
});

weappJourney(
  'sceneCode',
  'opens an exhibit and a walk by the codes that WeChat drew for their signs',
  async ({ hold, page }) => {
    // Others come and go while other journeys run.
    const walk = (await resultOf(getWalks, {})).find(({ id }) => id === 'deep-time');
    if (!walk) throw new Error('the park has no such walk');
    for (const [to, id, path] of [
      ['exhibit', '14', 'pages/exhibit/exhibit'],
      ['walk', walk.id, 'pages/exhibit/walk'],
    ] as const) {
      const { program, screen } = hold();
      const { picture } = await resultOf(getMiniCode, { to, id }, await staffToken());
      await program.launch(`/${await scan(page, picture)}`, BY_CODE);
      await screen.isOn(path);
      expect(program.top.options.id).toMatch(to === 'walk' ? walk.id : /^14\.[\w-]{8}$/);
      await screen.sees(to === 'walk' ? walk.name : words.stamp.collected);
    }
  },
);

weappJourney('sceneCode', 'opens all of a kind, a tab among them', async ({ hold }) => {
  const { program, screen } = hold();
  await program.launch(`/${HOME}?scene=t`, BY_CODE);
  await screen.isOn('pages/ticket/ticketList');
  const other = hold();
  await other.program.launch(`/${HOME}?scene=p`, BY_CODE);
  await other.screen.isOn('pages/home/home');
});

weappJourney('sceneCode', 'of somebody else leads home', async ({ hold }) => {
  const { program, screen } = hold();
  await program.launch(`/${HOME}?scene=${encodeURIComponent('id=../error')}`, BY_CODE);
  await screen.sees(words.center.entry.tickets);
  await screen.isOn(HOME);
});

weappJourney('outside', async ({ hold }) => {
  const point = await firstPoint();
  const { phone, program, screen } = hold();
  await program.launch(`/pages/LivePoint/LivePoint?id=${point.id}`);
  await screen.tap(words.live.point.wayTo({ name: point.name }));
  await screen.isOn('pages/SearchBar/SearchBar');
  await screen.tap(words.map.wayTo({ name: point.name }));
  await expect.poll(() => phone.mapped).toEqual([point.name]);

  await program.launch('/pages/help/help');
  await screen.tap(/ 120$/);
  await expect.poll(() => phone.dialled).toEqual(['120']);
});
