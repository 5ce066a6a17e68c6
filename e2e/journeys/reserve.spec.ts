import { expect, journey } from '../fixtures';
import { firstPoint } from '../park';
import { decide } from '../staff';
import { Visitor, words } from '../visitor';

const { live } = words;

journey('reserve', async ({ page, calls }, info) => {
  const name = `Lin ${info.testId.slice(-6)}`;
  const visitor = new Visitor(page);

  await visitor.open();
  await visitor.signedIn();
  expect(calls.count('genAuthUrl'), 'signed in without a tap').toBe(1);

  // A visitor sees places worth a visit; what hosts do is one line away.
  await visitor.tab(2).tap();
  await visitor.sees(live.sights);
  await expect(visitor.top.getByText(live.find.title)).toHaveCount(0);
  await visitor.tap(live.forHosts);
  await visitor.sees(live.find.title);
  const point = await firstPoint();
  await visitor.open('pages/LivePoint/LivePoint', { id: point.id });
  // Whether somebody is live at this hour is the seed's to say.
  await visitor.sees(words.center.live.title);
  await visitor.sees(words.map.nearby);
  await expect(visitor.button(live.eligibility.registerAction)).toHaveCount(0);
  await visitor.tap(live.forHosts);
  await expect(visitor.button(live.eligibility.registerAction)).toBeVisible();

  await visitor.open('pages/PersonalCenter/PersonalCenter');
  await visitor.seesState(live.anchor.none.tag);
  await visitor.tap(live.anchor.none.action);

  // A mistake is said under its field, and nothing that was typed is lost.
  await visitor.fill(live.register.name, name);
  await visitor.fill(live.register.phone, '12345');
  await visitor.fill(live.register.account, 'lin-in-the-valley');
  await visitor.tap(live.register.submit);
  await visitor.sees(live.fieldError.phoneWrong);
  await visitor.sees(live.fieldError.ageMissing);
  await visitor.top.getByRole('checkbox', { name: live.register.ofAge }).tap();
  await expect(visitor.field(live.register.name)).toHaveValue(name);
  await visitor.fill(live.register.phone, '13812345678');
  await visitor.chooseFirst(live.register.platform);
  await visitor.tap(live.register.submit);
  await visitor.seesState(live.anchor.awaiting.tag);

  await decide(name);
  await page.reload();
  await visitor.open('pages/PersonalCenter/PersonalCenter');
  await visitor.seesState(live.anchor.approved.tag);

  await visitor.tab(2).tap();
  await visitor.top.getByRole('option').nth(1).tap(); // tomorrow: all of its times are still to come
  await visitor.top.locator('.point-list').getByRole('button').first().tap();
  await visitor.isOn(/^pages\/LivePoint\/LivePoint\?/);
  await expect(visitor.button(live.point.reserve)).toBeVisible();
  await expect(visitor.top.getByRole('option', { selected: true })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY), 'the page opens at its top').toBe(0);
  expect(await visitor.top.evaluate(({ scrollTop }) => scrollTop), 'the page opens at its top').toBe(0);
  const reserved = (await visitor.top.locator('.text-heading').first().textContent()) ?? '';
  await visitor.tap(live.point.reserve);
  await visitor.chooseFirst(live.booking.platform);
  await visitor.sheet.getByRole('button', { name: live.booking.submit, exact: true }).tap();
  await visitor.seesState(live.booking.doneTitle);
  await visitor.sheet.getByRole('button', { name: live.booking.records }).tap();
  await visitor.isOn(/^pages\/ReservationRecords\/ReservationRecords/);
  await visitor.seesState(live.status.booked);
  await expect(visitor.button(live.point.wayTo({ name: reserved })), 'the next one has its way there').toBeVisible();

  const cancel = visitor.button(new RegExp(`^${live.card.cancel}, `));
  await cancel.tap();
  await visitor.sheet.getByRole('button', { name: live.cancel.submit, exact: true }).tap();
  await visitor.seesState(live.status.cancelled);
  await expect(cancel).toHaveCount(0);
});
