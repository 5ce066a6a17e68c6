import { POINTS } from '@park/contract/points/limits';
import { expect, journey } from '../fixtures';
import { makeWalk } from '../packs';
import { signOf, stampsOf } from '../signs';
import { giveVoice } from '../speech';
import { Visitor, words } from '../visitor';

const { exhibit: t, core, pack, stamp, walk } = words;
const EXHIBIT = 'pages/exhibit/exhibit';
const WALK = 'pages/exhibit/walk';

journey('guide', async ({ browser }) => {
  const ours = await makeWalk('guide-h5', '22', '3');
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const visitor = new Visitor(await context.newPage());
  const speech = await giveVoice(visitor.page, 'en-GB');
  await visitor.open(EXHIBIT, { scene: await signOf('24') });
  await expect(visitor.heading('Eastern stegodon')).toBeVisible();
  await visitor.sees(stamp.collected);
  const token = await visitor.signedIn();
  await visitor.tap(t.listen.play);
  await expect.poll(speech.isSpeaking).toBe(true);

  // On to a walk that begins here, and to its next stop by the map.
  await visitor.tap(new RegExp(`^${core.title.exhibits} ${t.related}`));
  await visitor.tap('guide-h5');
  await visitor.isOn(`${WALK}?id=guide-h5`);
  await visitor.button('Eastern stegodon').first().tap();
  await visitor.sees(walk.progress({ seen: 1, all: 3 }));
  await visitor.page.goBack();
  await visitor.isOn(`${WALK}?id=guide-h5`);
  await visitor.tap(t.way);
  await visitor.isOn(/SearchBar\?view=map&walk=guide-h5&place=/);
  await visitor.page.goBack();
  await visitor.isOn(`${WALK}?id=guide-h5`);

  // Taken along, the rest of it needs no network.
  await visitor.tap(pack.take);
  await visitor.sees(/^On this phone, also without a network/);
  await visitor.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await visitor.page.close();
  await context.setOffline(true);
  const later = new Visitor(await context.newPage());
  await later.open(WALK, { id: 'guide-h5' });
  await expect(later.heading(walk.next)).toBeVisible();
  for (const [index, stop] of ['22', '3', '22'].entries()) {
    await later.goOn(`${EXHIBIT}?scene=${await signOf(stop)}`);
    await later.sees(stamp.waits);
    await later.sees(walk.progress({ seen: Math.min(index + 2, 3), all: 3 }));
  }
  await later.goOn(`${WALK}?id=guide-h5`);
  await expect(later.heading(walk.progress({ seen: 3, all: 3 }))).toBeVisible();
  expect(await stampsOf(token)).toEqual({ 24: 'sign' });

  await context.setOffline(false);
  await later.sees(walk.stamps({ have: 3, all: 3, points: POINTS.walk, isComplete: true }));
  expect(await stampsOf(token)).toEqual({ 3: 'sign', 22: 'sign', 24: 'sign' });
  await context.close();
  await ours.remove();
});
