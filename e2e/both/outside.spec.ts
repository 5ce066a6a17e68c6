import { expect } from '@playwright/test';
import { onBoth } from '../both';
import { firstPoint } from '../park';
import { words } from '../visitor';

const { live, map, core, center } = words;
const HOME = 'pages/IndexCenter/IndexCenter';
const POINT = 'pages/LivePoint/LivePoint';

onBoth('sceneCode', 'opens what it was printed for', async ({ phone, another }) => {
  const { id, name } = await firstPoint();
  await phone.open(HOME, { scene: `p=${id}` });
  // A newcomer, too.
  await phone.signedIn();
  await phone.isOn(POINT, { id });
  await phone.sees(name);
  await phone.sees(live.point.way);
  if (phone.mini) {
    expect(phone.mini.program.top.options, 'nothing else').toEqual({ id });
    await phone.tap(core.action.home);
    await phone.isOn(HOME);
    await phone.sees(center.entry.tickets);
    expect(phone.mini.program.stack).toHaveLength(1);
  }

  // All of a kind, a tab among them; what somebody else printed leads home.
  for (const [scene, page] of [
    ['t', 'pages/ticket/ticketList'],
    ['p', 'pages/home/home'],
    ['id=../error', HOME],
  ] as const) {
    const newcomer = await another();
    await newcomer.open(HOME, { scene });
    await newcomer.signedIn();
    if (page === HOME) await newcomer.sees(center.entry.tickets);
    await newcomer.isOn(page);
  }
});

onBoth('outside', async ({ phone }) => {
  phone.mayComplain(/Map key missing/);
  const { id, name, position } = await firstPoint();
  await phone.open(POINT, { id });
  await phone.tap(live.point.wayTo({ name }));
  await phone.isOn('pages/SearchBar/SearchBar');
  if (phone.web) await expect(phone.web.top.getByRole('region', { name: map.routeTo({ name }) })).toBeVisible();
  const opened = await phone.openMap(map.wayTo({ name }));
  expect(opened).toContain(name);
  if (phone.web) expect(opened).toContain(`position=${position.longitude},${position.latitude}&`);

  await phone.open('pages/help/help');
  await phone.tap(/ 120$/);
  await expect.poll(() => phone.dialled()).toEqual(['120']);
});
