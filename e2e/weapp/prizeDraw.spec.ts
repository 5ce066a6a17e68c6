import { NAMED, openBeaconPark } from '../beaconPark';
import { drawnRound, HAMMER, HAMMER_TEXT, openRound, REDEMPTION_STAFF, signUp, statusOf, untilDrawn } from '../prizes';
import { tampering } from '../tampering';
import { words } from '../visitor';
import { expect, type Holder, test, weappJourney } from './fixtures';

const { prize, drawCheck, admin } = words;
const REDEMPTION = 'pages/prize/prize-write-off';
const status = (id: string) => `/pages/prize/prize-status?id=${id}`;
const PEOPLE = [
  { name: 'Mei Lan', phone: '13700000003' },
  { name: 'Wu Shan', phone: '13700000004' },
];

const text = ({ screen }: Holder) => screen.text();

async function signInAtRedemption({ screen }: Holder): Promise<void> {
  await screen.isOn('pages/prize/admin-login');
  await screen.type(admin.userName, REDEMPTION_STAFF.userName);
  await screen.type(admin.password, REDEMPTION_STAFF.password);
  await screen.tap(admin.signIn);
  await screen.isOn(REDEMPTION);
}

weappJourney('drawAndClaim', async ({ hold }) => {
  // The round's own minute is waited for.
  test.setTimeout(300_000);
  const holder = hold();
  const { phone, program, screen } = holder;
  const round = await openRound({ closesIn: 30 });
  await program.launch(`/pages/prize/prize?id=${round.id}`);
  for (const fact of [prize.round.worth({ price: '¥198' }), 'Fossil Valley Park', prize.round.claimHow])
    await screen.sees(fact);
  await screen.tap(prize.entry.join);
  await screen.tapInSheet(words.core.privacy.agree);
  await screen.type(prize.entry.name, 'Lin Yue');
  // Who does not let WeChat tell the number types it; whoever does proves it.
  await screen.tapInSheet(prize.entry.useWechatNumber);
  await screen.type(prize.entry.phone, '1380013');
  phone.number = '13800138001';
  await screen.tapInSheet(prize.entry.useWechatNumber);
  await screen.sees(prize.entry.wechatNumber);
  await screen.tapInSheet(prize.entry.ofAge);
  expect(phone.requests.filter((call) => call.includes('sysWxOpen'))).toEqual([]);
  await screen.tapInSheet(prize.entry.submit);
  await screen.sees(prize.entry.mine);
  await screen.tap(prize.round.remind);
  const startTime = Date.parse(round.drawAt) / 1000;
  await expect.poll(() => phone.calendar).toMatchObject([{ title: `Hammer draw · ${prize.round.draws}`, startTime }]);
  await screen.tap(prize.entry.status);
  await screen.isOn('pages/prize/prize-status');
  await screen.sees(prize.status.waiting);
  const { winners } = await untilDrawn(round);
  await expect.poll(() => text(holder)).toContain(prize.status.won);
  await expect.poll(() => phone.brightness, { message: 'bright for the scanner at the redemption' }).toBe(1);
  await screen.tap(prize.status.copy);
  await expect.poll(() => phone.clipboard).toMatch(/^PW-/);
  const code = phone.clipboard;

  await screen.tap(drawCheck.start);
  await screen.sees(drawCheck.good({ n: 6 }));
  await screen.sees(drawCheck.pass.number({ number: winners[0]?.number ?? '' }));
  await screen.sees(drawCheck.pass.won({ prize: 'Geologist’s hammer' }));

  await program.launch(`/${REDEMPTION}`);
  await signInAtRedemption(holder);
  phone.scans.push(code);
  await screen.tap(prize.redemption.scan);
  await screen.sees(HAMMER_TEXT);
  expect(text(holder)).not.toContain('Lin Yue');
  await screen.tap(prize.redemption.handOut);
  await screen.tapInSheet(prize.redemption.handOut);
  await screen.sees(/Give “Geologist’s hammer” to/);
  await screen.tap(prize.redemption.next);
  await screen.tap(prize.redemption.scan);
  await screen.type(prize.redemption.code, code.toLowerCase());
  await screen.tap(prize.redemption.lookUp);
  await screen.sees(prize.redemption.usedTitle);
  await screen.sees(/, by admin\./);
  await screen.tap(admin.signOut);
  await screen.isOn('pages/prize/admin-login');
  expect(phone.storage.has('admin-token')).toBe(false);

  await program.launch(status(round.id));
  await screen.sees(prize.status.writtenOff);
  expect(phone.requests.filter((call) => call.includes('wxOpenIdLogin'))).toHaveLength(1);
});

weappJourney('drawAndClaim', 'a link with a code survives the administrator’s sign-in', async ({ hold }) => {
  const { receipts } = await drawnRound(PEOPLE.slice(0, 1));
  const { code } = await statusOf(receipts[0] as (typeof receipts)[0]);
  const holder = hold();
  await holder.program.launch(`/${REDEMPTION}?code=${code}`);
  await signInAtRedemption(holder);
  await holder.screen.sees(HAMMER_TEXT);
  await holder.screen.sees(code ?? '');
});

weappJourney('drawLookUp', async ({ hold }) => {
  const { round, receipts, draw } = await drawnRound(PEOPLE);
  const lost = receipts.findIndex(({ number }) => number !== draw.winners[0]?.number);
  const { name, phone } = PEOPLE[lost] as (typeof PEOPLE)[0];
  const { program, screen } = hold();
  await program.launch(status(round.id));
  await screen.type(prize.entry.name, 'Somebody Else');
  await screen.type(prize.entry.phone, phone);
  await screen.tap(prize.find.submit);
  await screen.sees('No entry was found. Please check the name and the phone number.');
  await screen.type(prize.entry.name, name);
  await screen.tap(prize.find.submit);
  await screen.sees(prize.status.notWon);
  await screen.sees(draw.winners[0]?.number ?? '');
  await screen.tap(prize.find.forget);
  await screen.tapInSheet(prize.find.forgetAction);
  await screen.sees(prize.find.title);
});

weappJourney('drawWithBeacon', async ({ hold, again, park }) => {
  test.setTimeout(300_000);
  const beaconPark = await openBeaconPark(park);
  try {
    const round = await beaconPark.open();
    let held = hold();
    // The park's clock is moved, which a phone that goes on would not expect.
    const show = async (path: string) => {
      held = again(held);
      await held.program.launch(path);
      return held.screen;
    };
    const page = `/pages/prize/prize?id=${round.id}`;
    const open = await show(page);
    await open.sees(prize.round.beaconText);
    await open.sees(String(NAMED.round));
    for (const { name, phone } of PEOPLE) await signUp(round, name, phone);
    const { digest } = await beaconPark.close(round);
    await (await show(page)).sees(digest?.slice(0, 8) ?? '');

    beaconPark.beacon.manner = 'away';
    await beaconPark.at(20_000);
    await (await show(page)).sees(/Waiting for the public beacon since/);
    beaconPark.beacon.manner = 'true';
    await beaconPark.at(120_000);
    await untilDrawn(round);

    const drawn = await show(status(round.id));
    await drawn.tap(drawCheck.start);
    await drawn.sees(drawCheck.good({ n: 5 }));
    await drawn.sees(drawCheck.pass.beacon({ round: NAMED.round }));
  } finally {
    await beaconPark.stop();
  }
});

type Result = Record<string, unknown>;

weappJourney('drawTampered', async ({ hold }) => {
  const { round, draw } = await drawnRound(PEOPLE, { prizes: [{ ...HAMMER, count: 2 }] });
  let tamperedWith: 'seed' | 'list' = 'seed';
  const park = await tampering<Result>((path, result) => {
    if (tamperedWith === 'seed') return path.includes('getDraw') ? { ...result, seed: draw.digest } : result;
    const numbers = String(result.numbers).split('\n').slice(1).join('\n');
    return path.includes('getEntrants') ? { ...result, numbers } : result;
  });
  const { phone, program, screen } = hold();
  const straight = phone.route;
  phone.route = (url) =>
    /getDraw|getEntrants/.test(url.pathname) ? new URL(url.pathname + url.search, park.url) : straight(url);
  await program.launch(status(round.id));
  await screen.tap(drawCheck.start);
  await screen.sees(drawCheck.fail.commitment);
  await screen.sees(drawCheck.bad);
  tamperedWith = 'list';
  await screen.tap(drawCheck.again);
  await screen.sees(drawCheck.fail.digest);
  await screen.sees(drawCheck.fail.list({ found: 1, told: 2 }));
  await screen.sees(drawCheck.pass.commitment);
  park.close();
});
