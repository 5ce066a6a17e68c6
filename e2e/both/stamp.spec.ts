import { getExhibit, getExhibits } from '@park/contract/exhibit/calls';
import { STAMP } from '@park/contract/stamp/limits';
import { expect } from '@playwright/test';
import { onBoth } from '../both';
import { signOf, stampsOf } from '../signs';
import { resultOf } from '../staff';
import { words } from '../visitor';

const { exhibit, stamp: t, core, center } = words;
const HOME = 'pages/IndexCenter/IndexCenter';
const EXHIBIT = 'pages/exhibit/exhibit';
const STAMPS = 'pages/exhibit/stamps';

onBoth('stamp', async ({ phone }) => {
  // A newcomer is signed in as everywhere, and the stamp of the sign is counted, once. WeChat's own code of it leads there from the home.
  const sign = await signOf('10');
  await (phone.mini ? phone.open(HOME, { scene: `e=${sign}` }) : phone.open(EXHIBIT, { scene: sign }));
  await phone.isOn(EXHIBIT);
  await phone.sees('Guizhou sea reptile');
  await phone.sees(t.collected);
  const token = await phone.signedIn();
  await phone.reload();
  await phone.sees(t.collected);
  expect(await stampsOf(token)).toEqual({ 10: 'sign' });
  // Nobody reads it aloud here: what is left to do stands out.
  if (phone.web) await expect(phone.web.top.locator('.exhibit .button--primary')).toHaveText([exhibit.way]);

  // A number that was typed and a forged check open the exhibit; there is a button for who stands there.
  await phone.open(EXHIBIT, { scene: '2.AAAAAAAA' });
  await phone.sees('Haikou fish');
  await phone.tap(t.here);
  await phone.sees(t.noPosition);
  // It stands beside the other one: nobody gets across the park within a second.
  const { at } = await resultOf(getExhibit, { id: '2' });
  if (!at) throw new Error('the exhibit has no place');
  // A browser may say for half a minute where it was: the phone stands still, and looks at two pages.
  await phone.standAt(at);
  await phone.open(EXHIBIT, { id: '21' });
  await phone.tap(t.here);
  await phone.sees(t.tooFar({ metres: STAMP.withinMetres }));
  await phone.open(EXHIBIT, { id: '2' });
  await phone.tap(t.here);
  await phone.sees(t.collected);
  expect(await stampsOf(token)).toEqual({ 2: 'position', 10: 'sign' });

  // Without a network it waits.
  await phone.open(EXHIBIT, { id: '12' });
  await phone.sees(t.here);
  const scene = await signOf('12');
  await phone.open(STAMPS);
  await phone.sees(/2 of \d+/);
  await phone.goOffline();
  await phone.goTo(EXHIBIT, { scene });
  await phone.sees(t.waits);
  await phone.goTo(STAMPS);
  await phone.sees(t.waitForNetwork({ count: 1 }));
  await phone.goOnline();
  await phone.sees(/3 of \d+/);
  expect((await stampsOf(token))['12']).toBe('sign');

  // The strata fill.
  await phone.open('pages/exhibit/exhibits');
  await phone.tap(core.title.stamps);
  await phone.isOn(STAMPS);
  const exhibits = await resultOf(getExhibits, {});
  const all = exhibits.length;
  await phone.sees(new RegExp(`3 of (${all - 1}|${all}|${all + 1})`));
  // Of what is not collected the place is there, and of a layer that is whole what it was.
  const [ginkgo, stegodon] = ['19', '24'].map((id) => exhibits.find((one) => one.id === id));
  await phone.sees(ginkgo?.where ?? '');
  await phone.seesNot('2.6 million years ago');
  if (phone.web) {
    await expect(phone.web.top.getByRole('link', { name: t.stampOf.open({ name: 'Yima ginkgo' }) })).toBeVisible();
    await phone.goOffline();
    await phone.tap(t.stampOf.collected({ name: 'Guizhou sea reptile' }));
    await phone.sees(t.collected);
    await phone.goOnline();
  }
  if (phone.mini) {
    await phone.tap(exhibit.share);
    for (const card of [phone.mini.program.share(), phone.mini.program.sent.at(-1)])
      expect(card).toMatchObject({
        title: expect.stringMatching(/^I have 3 of \d+ stamps/),
        path: `/${STAMPS}`,
        imageUrl: expect.stringMatching(/\.png$/),
      });
  }
  await phone.open(EXHIBIT, { scene: await signOf('24') });
  await phone.sees(t.collected);
  await phone.open(STAMPS);
  await phone.sees(t.layerDone({ span: exhibit.span.toToday({ from: '2.6' }) }));
  await phone.seesNot(t.stampOf.open({ name: stegodon?.name ?? '' }));
});

onBoth('stamp', 'by who is signed out', async ({ phone }) => {
  await phone.signedIn();
  await phone.open('pages/IndexPersonalCenter/IndexPersonalCenter');
  await phone.tap(center.mine.signOut.action);
  await phone.tapInSheet(center.mine.signOut.action);
  await phone.isOn(HOME);
  await phone.open(EXHIBIT, { scene: await signOf('14') });
  await phone.sees('Rough ammonite');
  await phone.sees(t.waitsForYou);
  await phone.reload();
  await phone.sees(t.waitsForYou);
  await phone.goTo(STAMPS);
  await phone.sees(t.waitForYou({ count: 1 }));
  await phone.back();
  await phone.sees(exhibit.sources);
  await phone.tap(core.action.signIn);
  await phone.sees(t.collected);
  expect(await stampsOf(await phone.signedIn())).toEqual({ 14: 'sign' });
});
