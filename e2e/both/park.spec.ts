import { getAdminPark, savePark } from '@park/contract/park/calls';
import { addDays, parkDay } from '@park/contract/parkTime';
import { expect, test } from '@playwright/test';
import { onBoth } from '../both';
import { resultOf, staffToken } from '../staff';
import { words } from '../visitor';

const NAME = 'Grand Canyon of Tests';
const REASON = 'Inventory day';
const PHONE = '0571-8888 0119';
const HOME = 'pages/IndexCenter/IndexCenter';
const t = words.center.home;

test.use({ serviceWorkers: 'allow' });

onBoth('parkProfile', async ({ phone }) => {
  const owner = await staffToken();
  const { version, park } = await resultOf(getAdminPark, {}, owner);
  const today = parkDay(Date.now());
  const tomorrow = addDays(today, 1);
  await resultOf(
    savePark,
    {
      version,
      ...park,
      name: { 'zh-Hans': '试验大峡谷', en: NAME },
      line: {},
      phones: { ...park.phones, emergency: PHONE },
      ...{ operator: 'Test Canyon Ltd', icp: '浙ICP备12345678号' },
      hours: {
        seasons: park.hours.seasons,
        specialDays: [
          { from: today, until: today, spans: [], reason: { 'zh-Hans': '盘点', en: REASON } },
          { from: tomorrow, until: tomorrow, spans: [{ from: '10:00', lastEntry: '15:00', until: '16:00' }], reason: null },
        ],
      },
    },
    owner,
  );
  await phone.open(HOME);
  await phone.sees(NAME);
  await phone.sees(REASON);
  await phone.sees('浙ICP备12345678号');
  await phone.sees(t.closedToday({ from: '10:00' }));
  // A phone on which something can be seen without a network has the app's files.
  await phone.goTo('pages/exhibit/exhibits');
  await phone.sees('Yima ginkgo');
  await phone.goTo('pages/help/help');
  await phone.tap(`${words.help.call.park} ${PHONE}`);
  await expect.poll(() => phone.dialled().at(-1)).toBe('057188880119');
  // What was heard once is there without a network.
  await phone.web?.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await phone.goOffline();
  await phone.reload();
  await phone.sees(PHONE);
  await phone.goOnline();
  // Nobody buys a day on which the park is closed.
  await phone.goTo('pages/ticket/ticketList', { day: today });
  await phone.sees(words.ticket.list.closedBecause({ reason: REASON }));
});
