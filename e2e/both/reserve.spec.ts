import { getLivePoint } from '@park/contract/live/point/calls';
import { expect } from '@playwright/test';
import { onBoth } from '../both';
import { firstPoint } from '../park';
import { decide, resultOf } from '../staff';
import { words } from '../visitor';

const { live, center, map } = words;
const HOST = 'pages/PersonalCenter/PersonalCenter';

onBoth('reserve', async ({ phone }) => {
  await phone.open();
  await phone.signedIn();
  if (phone.web) expect(phone.calls('genAuthUrl'), 'signed in without a tap').toBe(1);

  // A visitor sees places worth a visit; what hosts do is one line away.
  await phone.tapTab(2);
  await phone.sees(live.sights);
  await phone.seesNot(live.find.title);
  await phone.tap(live.forHosts);
  await phone.sees(live.find.title);
  const { id } = await firstPoint();
  await phone.open('pages/LivePoint/LivePoint', { id });
  // Whether somebody is live at this hour is the seed's to say.
  await phone.sees(center.live.title);
  await phone.sees(map.nearby);
  await phone.seesNot(live.eligibility.registerAction);
  await phone.tap(live.forHosts);
  await phone.sees(live.eligibility.registerAction);

  await phone.open(HOST);
  await phone.seesState(live.anchor.none.tag);
  await phone.tap(live.anchor.none.action);
  await phone.isOn('pages/Register/Register');

  // A mistake is said under its field, and nothing that was typed is lost.
  await phone.fill(live.register.name, 'Lin Yue');
  await phone.fill(live.register.phone, '12345');
  await phone.fill(live.register.account, 'lin-in-the-valley');
  await phone.tap(live.register.submit);
  await phone.sees(live.fieldError.phoneWrong);
  await phone.sees(live.fieldError.ageMissing);
  await phone.tap(new RegExp(`^${live.register.ofAge}`));
  if (phone.web) await expect(phone.web.field(live.register.name)).toHaveValue('Lin Yue');
  await phone.fill(live.register.phone, '13812345678');
  await phone.chooseFirst(live.register.platform);
  await phone.tap(live.register.submit);
  await phone.seesState(live.anchor.awaiting.tag);

  await decide('Lin Yue');
  await phone.open(HOST);
  await phone.reload();
  await phone.refresh();
  await phone.seesState(live.anchor.approved.tag);

  await phone.tapTab(2);
  await phone.sees(live.find.title);
  await phone.tapRole('option', 1); // tomorrow: all of its times are still to come
  const { name } = await resultOf(getLivePoint, { id });
  await phone.tap(new RegExp(`^${name}`));
  await phone.isOn('pages/LivePoint/LivePoint');
  await phone.sees(live.point.reserve);
  if (phone.web) {
    await expect(phone.web.top.getByRole('option', { selected: true })).toBeInViewport();
    expect(await phone.web.page.evaluate(() => window.scrollY), 'the page opens at its top').toBe(0);
    expect(await phone.web.top.evaluate(({ scrollTop }) => scrollTop), 'the page opens at its top').toBe(0);
  }
  await phone.tap(live.point.reserve);
  await phone.sees(live.booking.title);
  await phone.chooseFirst(live.register.platform);
  await phone.tapInSheet(live.booking.submit);
  await phone.sees(live.booking.doneTitle);
  await phone.tapInSheet(live.booking.records);
  await phone.isOn('pages/ReservationRecords/ReservationRecords');
  await phone.seesState(live.status.booked);
  // The next one has its way there.
  if (phone.web) await expect(phone.web.button(live.point.wayTo({ name }))).toBeVisible();
  else await phone.sees(live.point.way);

  await phone.tap(new RegExp(`^${live.card.cancel}, `));
  await phone.sees(live.cancel.title);
  await phone.tapInSheet(live.cancel.submit);
  await phone.seesState(live.status.cancelled);
  if (phone.web) await expect(phone.web.button(new RegExp(`^${live.card.cancel}, `))).toHaveCount(0);
});
