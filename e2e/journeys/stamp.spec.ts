import { getExhibit, getExhibits } from '@park/contract/exhibit/calls';
import { STAMP } from '@park/contract/stamp/limits';
import { expect, journey } from '../fixtures';
import { browserAt, signOf, stampsOf } from '../signs';
import { resultOf } from '../staff';
import { Visitor, words } from '../visitor';

const { exhibit, stamp: t, core, center } = words;
const EXHIBIT = 'pages/exhibit/exhibit';
const MINE = 'pages/IndexPersonalCenter/IndexPersonalCenter';

journey('stamp', async ({ page, context, watch }) => {
  const visitor = new Visitor(page);
  // A newcomer is signed in as everywhere, and the stamp of the sign is counted, once.
  await visitor.open(EXHIBIT, { scene: await signOf('10') });
  await expect(visitor.heading('Guizhou sea reptile')).toBeVisible();
  await visitor.sees(t.collected);
  const first = await visitor.signedIn();
  await page.reload();
  await visitor.sees(t.collected);
  expect(await stampsOf(first)).toEqual({ 10: 'sign' });

  // A number that was typed and a forged check open the exhibit; there is a button for who stands there.
  await visitor.open(EXHIBIT, { scene: '2.AAAAAAAA' });
  await expect(visitor.heading('Haikou fish')).toBeVisible();
  await expect(visitor.button(t.here)).toBeVisible();
  await visitor.tap(t.here);
  await visitor.sees(t.noPosition);
  // It stands beside the other one: nobody gets across the park within a second.
  const { at } = await resultOf(getExhibit, { id: '2' });
  if (!at) throw new Error('the exhibit has no place');
  // A browser may say for half a minute where it was: the phone stands still, and looks at two pages.
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(browserAt(at));
  await visitor.open(EXHIBIT, { id: '21' });
  await visitor.tap(t.here);
  await visitor.sees(t.tooFar({ metres: STAMP.withinMetres }));
  await visitor.open(EXHIBIT, { id: '2' });
  await visitor.tap(t.here);
  await visitor.sees(t.collected);
  expect(await stampsOf(first)).toEqual({ 2: 'position', 10: 'sign' });

  // Without a network it waits.
  await visitor.open(EXHIBIT, { id: '12' });
  await expect(visitor.button(t.here)).toBeVisible();
  watch.expectFailedRequests();
  const sign = await signOf('12');
  await context.setOffline(true);
  await visitor.goOn(`${EXHIBIT}?scene=${sign}`);
  await visitor.sees(t.waits);
  await context.setOffline(false);
  await visitor.sees(t.collected);
  expect((await stampsOf(first))['12']).toBe('sign');

  // The strata fill.
  await visitor.open('pages/exhibit/exhibits');
  await visitor.top.getByRole('link', { name: core.title.stamps }).tap();
  await visitor.isOn('pages/exhibit/stamps');
  const all = (await resultOf(getExhibits, {})).length;
  await visitor.sees(new RegExp(`^3 of (${all - 1}|${all}|${all + 1})$`));
  await expect(visitor.top.getByRole('link', { name: t.stampOf.collected({ name: 'Guizhou sea reptile' }) })).toBeVisible();
  await expect(visitor.top.getByRole('link', { name: t.stampOf.open({ name: 'Yima ginkgo' }) })).toBeVisible();
  await context.setOffline(true);
  await visitor.top.getByRole('link', { name: t.stampOf.collected({ name: 'Guizhou sea reptile' }) }).tap();
  await visitor.sees(t.collected);
  await context.setOffline(false);
});

journey('stamp', 'by who is signed out', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.open(MINE);
  await visitor.signedIn();
  await visitor.tap(center.mine.signOut.action);
  await visitor.sheet.getByRole('button', { name: center.mine.signOut.action }).tap();
  await visitor.isOn('pages/IndexCenter/IndexCenter');
  await visitor.open(EXHIBIT, { scene: await signOf('14') });
  await expect(visitor.heading('Rough ammonite')).toBeVisible();
  await visitor.sees(t.waitsForYou);
  await page.reload();
  await visitor.sees(t.waitsForYou);
  await visitor.goOn('pages/exhibit/stamps');
  await visitor.sees(t.waitForYou({ count: 1 }));
  await page.goBack();
  await expect(visitor.heading(exhibit.sources)).toBeVisible();
  await visitor.tap(core.action.signIn);
  await visitor.sees(t.collected);
  expect(await stampsOf(await visitor.signedIn())).toEqual({ 14: 'sign' });
});
