import { getLivePoint } from '@park/contract/live/point/calls';
import { firstPoint } from '../park';
import { decide, resultOf } from '../staff';
import { words } from '../visitor';
import { expect, weappJourney } from './fixtures';

const { live } = words;

weappJourney('reserve', async ({ hold }, info) => {
  const { phone, program, screen } = hold();
  const name = `Mei ${info.testId.slice(-6)}`;

  await program.launch();
  await expect.poll(() => phone.storage.get('access-token'), { message: 'signed in without a tap' }).toBeTruthy();
  await program.tapTab(2);
  await screen.sees(live.sights);
  expect(screen.text()).not.toContain(live.find.title);
  await screen.tap(live.forHosts);
  await screen.sees(live.find.title);
  await program.tapTab(3);
  await screen.sees(live.anchor.none.tag);
  await screen.tap(live.anchor.none.action);
  await screen.isOn('pages/Register/Register');

  await screen.type(live.register.name, name);
  await screen.type(live.register.phone, '12345');
  await screen.type(live.register.account, 'mei-in-the-valley');
  await screen.tap(live.register.submit);
  await screen.sees(live.fieldError.phoneWrong);
  await screen.type(live.register.phone, '13812345678');
  await screen.chooseFirst(live.register.platform);
  await screen.tap(live.register.ofAge);
  await screen.tap(live.register.submit);
  await screen.sees(live.anchor.awaiting.tag);

  await decide(name);
  program.showAgain();
  await program.tapTab(3);
  program.pullDown();
  await screen.sees(live.anchor.approved.tag);

  await program.tapTab(2);
  await screen.sees(live.find.title);
  await screen.tapRole('option', 1); // tomorrow: all of its times are still to come
  const point = await firstPoint();
  await screen.tap(new RegExp(`^${(await resultOf(getLivePoint, { id: point.id })).name}`));
  await screen.isOn('pages/LivePoint/LivePoint');
  await screen.tap(live.point.reserve);
  await screen.sees(live.booking.title);
  await screen.chooseFirst(live.booking.platform);
  await screen.tapInSheet(live.booking.submit);
  await screen.sees(live.booking.doneTitle);
  await screen.tapInSheet(live.booking.records);
  await screen.isOn('pages/ReservationRecords/ReservationRecords');
  await screen.sees(live.status.booked);
  await screen.sees(live.point.way);

  await screen.tap(new RegExp(`^${live.card.cancel}, `));
  await screen.sees(live.cancel.title);
  await screen.tapInSheet(live.cancel.submit);
  await screen.sees(live.status.cancelled);
});
