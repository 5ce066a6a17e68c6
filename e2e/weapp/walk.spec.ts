import { words } from '../visitor';
import { expect, weappJourney } from './fixtures';

const { walk: t, exhibit, map } = words;

weappJourney('walk', async ({ hold }) => {
  const { phone, program, screen } = hold();
  await program.launch('/pages/exhibit/exhibits');
  await screen.tap('Through deep time');
  await screen.isOn('pages/exhibit/walk');
  await screen.sees(t.stops({ count: 10 }));
  await screen.tap(exhibit.share);
  for (const card of [program.share(), program.sent.at(-1)])
    expect(card).toMatchObject({
      title: expect.stringContaining('Through deep time'),
      path: '/pages/exhibit/walk?id=deep-time',
      imageUrl: expect.stringMatching(/molar\.png$/),
    });
  // The way to the next stop by the park's own map, and from there by WeChat's.
  await screen.tap(exhibit.way);
  await screen.isOn('pages/SearchBar/SearchBar');
  await screen.sees(/\d+ min/);
  await screen.tap(map.wayTo({ name: 'Redlichia trilobite' }));
  await expect.poll(() => phone.mapped.at(-1)).toBe('Redlichia trilobite');
  await screen.tap(map.lookAt({ name: 'Redlichia trilobite' }));
  await screen.isOn('pages/exhibit/exhibit');
  await screen.sees(t.progress({ seen: 1, all: 10 }));
  expect(phone.storage.get('walk-steps')).toContain('deep-time/1');

  await program.launch('/pages/exhibit/walk?id=gone');
  await screen.sees(t.unknown);

  // What was seen of the walk shows without a network.
  phone.goOffline();
  await program.launch('/pages/exhibit/walk?id=deep-time');
  await screen.sees(t.progress({ seen: 1, all: 10 }));
  await screen.sees(t.seen({ number: 1 }));
});
