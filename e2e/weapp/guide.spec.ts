import { POINTS } from '@park/contract/points/limits';
import { makeWalk } from '../packs';
import { giveRecording, takeRecording } from '../recordings';
import { signOf, stampsOf } from '../signs';
import { words } from '../visitor';
import { expect, weappJourney } from './fixtures';

const { exhibit: t, core, pack, stamp, walk } = words;
const WALK = '/pages/exhibit/walk?id=guide-weapp';

weappJourney('guide', async ({ hold, again }) => {
  await giveRecording('21', 60, []);
  const ours = await makeWalk('guide-weapp', '21', '6');
  const signed = async (id: string) => `scene=${encodeURIComponent(await signOf(id))}`;
  const holder = hold();
  const { phone, program, screen } = holder;
  await program.launch(`/pages/exhibit/exhibit?${await signed('21')}`);
  await screen.sees(stamp.collected);
  const token = JSON.parse(phone.storage.get('access-token') ?? '""') as string;
  await screen.tap(t.listen.play);
  await expect.poll(() => phone.sound?.isPlaying).toBe(true);

  // On to a walk that begins here, and to its next stop by the map.
  await screen.tap(core.title.exhibits);
  await screen.tap('guide-weapp');
  await screen.isOn('pages/exhibit/walk');
  await screen.tap('Long-necked dinosaur of Hechuan');
  await screen.sees(walk.progress({ seen: 1, all: 3 }));
  await program.launch(WALK);
  await screen.tap(t.way);
  await screen.isOn('pages/SearchBar/SearchBar');

  // Taken along, the rest of it needs no network.
  await program.launch(WALK);
  await screen.tap(pack.take);
  await screen.sees(/On this phone, also without a network/);
  phone.goOffline();
  const later = again(holder);
  for (const [index, stop] of ['24', '6', '24'].entries()) {
    await later.program.launch(`/pages/exhibit/exhibit?${await signed(stop)}`);
    await later.screen.sees(stamp.waits);
    await later.screen.sees(walk.progress({ seen: Math.min(index + 2, 3), all: 3 }));
  }
  await later.program.launch(WALK);
  await later.screen.sees(walk.progress({ seen: 3, all: 3 }));
  expect(await stampsOf(token)).toEqual({ 21: 'sign' });

  phone.goOnline();
  await later.screen.sees(walk.stamps({ have: 3, all: 3, points: POINTS.walk, isComplete: true }));
  expect(await stampsOf(token)).toEqual({ 6: 'sign', 21: 'sign', 24: 'sign' });
  await takeRecording('21');
  await ours.remove();
});
