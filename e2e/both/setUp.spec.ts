import { getOverview } from '@park/contract/overview/calls';
import { getAdminPark, launchPark, savePark, saveParkLook } from '@park/contract/park/calls';
import { expect } from '@playwright/test';
import { onBoth } from '../both';
import { resultOf, staffToken } from '../staff';
import { words } from '../visitor';
import { appUrl } from '../world';

const NAME = 'Grand Canyon of Tests';
const BRAND = '#8a3b1d';
const HOME = 'pages/IndexCenter/IndexCenter';
const { core, center } = words;

onBoth('setUp', async ({ phone, park }) => {
  await park.openOther({ SAMPLE_PARK: '0' });
  const owner = await staffToken();
  await phone.open(HOME);
  await phone.sees(core.page.opensSoon);
  await phone.seesNot(center.entry.tickets);
  await phone.open('pages/ticket/ticketList');
  await phone.isOn('pages/ticket/ticketList');
  await phone.sees(core.page.opensSoon);
  await phone.open('pages/help/help');
  await phone.sees(words.help.what);

  const { version, park: profile } = await resultOf(getAdminPark, {}, owner);
  const name = { 'zh-Hans': '试验大峡谷', en: NAME };
  const named = await resultOf(savePark, { version, ...profile, name }, owner);
  const look = { brand: BRAND, logoId: null };
  await resultOf(saveParkLook, { version: named.version, look }, owner);
  const { setUp } = await resultOf(getOverview, {}, owner);
  expect(setUp?.steps.find(({ step }) => step === 'profile')?.done).toBe(true);
  await phone.open(HOME);
  await phone.sees(core.page.opensSoonOf({ name: NAME }));
  await resultOf(launchPark, {}, owner);

  await phone.open(HOME);
  await phone.sees(NAME);
  await phone.sees(center.entry.tickets);
  const html = async () => (await fetch(appUrl())).text();
  await expect.poll(html).toContain(`--brand:${BRAND}`);
  // A new park has nothing yet, and says so kindly.
  await phone.open('pages/ticket/ticketList');
  await phone.sees(words.ticket.list.none);
  await phone.open('pages/SearchBar/SearchBar');
  await phone.sees(words.search.search);
  await phone.seesNot(words.map.title);
});
