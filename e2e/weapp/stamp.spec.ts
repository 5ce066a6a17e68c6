import { getExhibit } from '@park/contract/exhibit/calls';
import { STAMP } from '@park/contract/stamp/limits';
import { signOf, stampsOf } from '../signs';
import { resultOf } from '../staff';
import { words } from '../visitor';
import { expect, signedIn, weappJourney } from './fixtures';

const { stamp: t, core, center, exhibit } = words;
const EXHIBIT = '/pages/exhibit/exhibit';

weappJourney('stamp', async ({ hold }) => {
  const holder = hold();
  const { phone, program, screen } = holder;
  // The code of a sign in WeChat's own words leads there from the home.
  await program.launch(`/pages/IndexCenter/IndexCenter?scene=${encodeURIComponent(`e=${await signOf('10')}`)}`);
  await screen.isOn('pages/exhibit/exhibit');
  await screen.sees('Guizhou sea reptile');
  await screen.sees(t.collected);
  const token = await signedIn(holder);
  await program.launch(`${EXHIBIT}?scene=${encodeURIComponent(await signOf('10'))}`);
  await screen.sees(t.collected);
  expect(await stampsOf(token)).toEqual({ 10: 'sign' });

  // It stands beside the other one: nobody gets across the park within a second.
  const { at } = await resultOf(getExhibit, { id: '2' });
  if (!at) throw new Error('the exhibit has no place');
  await program.launch(`${EXHIBIT}?id=2`);
  await screen.tap(t.here);
  await screen.sees(t.noPosition);
  phone.position = { ...at, latitude: at.latitude + 0.001, accuracy: 9 };
  await screen.tap(t.here);
  await screen.sees(t.tooFar({ metres: STAMP.withinMetres }));
  phone.position = { ...at, accuracy: 9 };
  await screen.tap(t.here);
  await screen.sees(t.collected);
  expect(await stampsOf(token)).toEqual({ 2: 'position', 10: 'sign' });

  await program.launch(`${EXHIBIT}?id=12`);
  await screen.sees(t.here);
  await program.launch('/pages/exhibit/stamps');
  await screen.sees(/2 of \d+/);
  const sign = await signOf('12');
  phone.goOffline();
  await program.launch(`${EXHIBIT}?scene=${encodeURIComponent(sign)}`);
  await screen.sees(t.waits);
  await program.launch('/pages/exhibit/stamps');
  await screen.sees(t.waitForNetwork({ count: 1 }));
  phone.goOnline();
  await screen.sees(/3 of \d+/);
  await screen.tap(exhibit.share);
  for (const card of [program.share(), program.sent.at(-1)])
    expect(card).toMatchObject({
      title: expect.stringMatching(/^I have 3 of \d+ fossil stamps/),
      path: '/pages/exhibit/stamps',
      imageUrl: expect.stringMatching(/\.png$/),
    });
  expect((await stampsOf(token))['12']).toBe('sign');
});

weappJourney('stamp', 'by who is signed out', async ({ hold }) => {
  const holder = hold();
  const { phone, program, screen } = holder;
  await signedIn(holder);
  await program.launch('/pages/IndexPersonalCenter/IndexPersonalCenter');
  await screen.tap(center.mine.signOut.action);
  await screen.tapInSheet(center.mine.signOut.action);
  await screen.isOn('pages/IndexCenter/IndexCenter');
  await program.launch(`${EXHIBIT}?scene=${encodeURIComponent(await signOf('14'))}`);
  await screen.sees(t.waitsForYou);
  await screen.tap(core.action.signIn);
  await screen.sees(t.collected);
  const token = JSON.parse(phone.storage.get('access-token') ?? '""') as string;
  expect(await stampsOf(token)).toEqual({ 14: 'sign' });
});
