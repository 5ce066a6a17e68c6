import { DEFAULT_RULES } from '@park/contract/park/rules';
import { expect, test } from '@playwright/test';
import { onBoth } from '../both';
import { makeWalk } from '../packs';
import { giveRecording } from '../recordings';
import { signOf, stampsOf } from '../signs';
import { giveVoice } from '../speech';
import { words } from '../visitor';

const { exhibit: t, core, pack, stamp, walk } = words;
const EXHIBIT = 'pages/exhibit/exhibit';
const WALK = 'pages/exhibit/walk';
const id = 'guided';

test.use({ serviceWorkers: 'allow' });

onBoth('guide', async ({ phone }) => {
  phone.mayComplain(/Map key missing/);
  await makeWalk(id, '22', '3');
  // A mini-program cannot speak.
  if (phone.mini) await giveRecording('24', 60, []);
  const speech = phone.web && (await giveVoice(phone.web.page, 'en-GB'));
  await phone.open(EXHIBIT, { scene: await signOf('24') });
  await phone.sees('Eastern stegodon');
  await phone.sees(stamp.collected);
  const token = await phone.signedIn();
  await phone.tap(t.listen.play);
  await expect.poll(() => (speech ? speech.isSpeaking() : phone.mini?.phone.sound?.isPlaying)).toBe(true);

  // On to a walk that begins here, and to its next stop by the map.
  await phone.tap(new RegExp(`^${core.title.exhibits}`));
  await phone.tap(walk.walks);
  await phone.tap(id);
  await phone.isOn(WALK, { id });
  await phone.tap('Eastern stegodon');
  await phone.sees(walk.progress({ seen: 1, all: 3 }));
  await phone.back();
  await phone.isOn(WALK, { id });
  await phone.tap(t.way);
  await phone.isOn('pages/SearchBar/SearchBar', { view: 'map', walk: id });
  expect(phone.param('place')).not.toBe('');
  await phone.back();
  await phone.isOn(WALK, { id });

  // Taken along, the rest of it needs no network.
  await phone.tap(pack.take);
  await phone.sees(/On this phone, also without a network/);
  await phone.web?.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await phone.close();
  await phone.goOffline();
  await phone.open(WALK, { id });
  await phone.sees(walk.stopOf({ number: 2, all: 3 }));
  for (const [index, stop] of ['22', '3', '22'].entries()) {
    await phone.goTo(EXHIBIT, { scene: await signOf(stop) });
    await phone.sees(stamp.waits);
    await phone.sees(walk.progress({ seen: Math.min(index + 2, 3), all: 3 }));
  }
  await phone.goTo(WALK, { id });
  await phone.sees(walk.progress({ seen: 3, all: 3 }));
  expect(await stampsOf(token)).toEqual({ 24: 'sign' });

  await phone.goOnline();
  await phone.sees(walk.stamps({ have: 3, all: 3, points: DEFAULT_RULES.points.walk, isComplete: true }));
  expect(await stampsOf(token)).toEqual({ 3: 'sign', 22: 'sign', 24: 'sign' });
});
