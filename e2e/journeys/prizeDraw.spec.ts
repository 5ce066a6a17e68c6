import { recordedRound } from '@park/contract/beacon/recordedRounds.testing';
import type { Page } from '@playwright/test';
import { codeUri } from '../../src/ui/codeDrawing';
import { NAMED, openBeaconPark } from '../beaconPark';
import { expect, journey, test } from '../fixtures';
import { drawnRound, HAMMER, HAMMER_TEXT, openRound, REDEMPTION_STAFF, signUp, statusOf, untilDrawn } from '../prizes';
import { scan } from '../tickets';
import { Visitor, words } from '../visitor';

const { prize, drawCheck, admin } = words;
const STATUS = 'pages/prize/prize-status';
const REDEMPTION = 'pages/prize/prize-write-off';
const PEOPLE = [
  { name: 'Mei Lan', phone: '13700000001' },
  { name: 'Wu Shan', phone: '13700000002' },
];

/** What the camera of this phone sees from now on. */
async function seeThroughCamera(page: Page, code: string): Promise<void> {
  await page.evaluate(async (uri) => {
    const picture = new Image();
    picture.src = uri;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 480;
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    const draw = () => {
      context.fillStyle = '#999';
      context.fillRect(0, 0, 640, 480);
      context.drawImage(picture, 200, 120, 240, 240);
      requestAnimationFrame(draw);
    };
    draw();
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(15);
  }, codeUri(code));
}

journey('drawAndClaim', async ({ page, calls }) => {
  // The round's own minute is waited for.
  test.setTimeout(300_000);
  const visitor = new Visitor(page);
  const round = await openRound({ closesIn: 30 });
  await visitor.open('pages/prize/prize', { id: round.id });
  await visitor.sees(round.commitment?.slice(0, 8) ?? '');
  // What the law wants told stands there before anybody enters.
  for (const fact of [prize.round.worth({ price: '¥198' }), prize.round.organiser, 'Fossil Valley Park', prize.round.claimHow])
    await visitor.sees(fact);
  await visitor.tap(prize.entry.join);
  await visitor.sheet.getByRole('button', { name: words.core.privacy.agree }).tap();
  await visitor.fill(prize.entry.name, 'Lin Yue');
  await visitor.fill(prize.entry.phone, '1380013');
  await visitor.sheet.getByRole('button', { name: prize.entry.submit }).tap();
  await visitor.sees(prize.error.phoneWrong);
  await visitor.sees(prize.error.ageMissing);
  await visitor.fill(prize.entry.phone, '138 0013 8000');
  await visitor.sheet.getByRole('checkbox', { name: prize.entry.ofAge }).tap();
  expect(calls.matching('sysWechat'), 'nobody is signed in before the tap').toEqual([]);
  await visitor.sheet.getByRole('button', { name: prize.entry.submit }).tap();
  // By way of WeChat, without another tap.
  await visitor.seesState(prize.entry.mine);
  await visitor.isOn(`pages/prize/prize?id=${round.id}`);
  expect(['genAuthUrl', 'openIdLogin', 'prizeWechat/enter'].map((call) => calls.count(call))).toEqual([1, 1, 1]);
  expect(await visitor.stored('access-token')).not.toBe('');
  await expect(visitor.sheet).toHaveCount(0);

  // The receipt is on the phone: after a reload, too, nothing is asked.
  await page.reload();
  const saved = page.waitForEvent('download');
  await visitor.tap(prize.round.remind);
  expect((await saved).suggestedFilename()).toBe(`draws-${round.id}.ics`);
  await visitor.tap(prize.entry.status);
  await visitor.isOn(`${STATUS}?id=${round.id}`);
  await visitor.seesState(prize.status.waiting);
  const { winners } = await untilDrawn(round);
  await expect(visitor.top.getByText(prize.status.won)).toBeVisible();
  const plate = visitor.top.locator('.shown-code__plate');
  const image = await plate.evaluate((node) => getComputedStyle(node).backgroundImage);
  const code = await scan(page, image.slice('url("'.length, -'")'.length));
  await visitor.sees(code);

  await visitor.tap(drawCheck.start);
  await visitor.sees(drawCheck.good({ n: 6 }));
  await visitor.sees(drawCheck.pass.number({ number: winners[0]?.number ?? '' }));
  await visitor.sees(drawCheck.pass.won({ prize: 'Geologist’s hammer' }));

  // At the redemption, on a phone where nobody is signed in.
  await visitor.open(REDEMPTION);
  await visitor.isOn(/^pages\/prize\/admin-login/);
  await visitor.fill(admin.userName, REDEMPTION_STAFF.userName);
  await visitor.fill(admin.password, REDEMPTION_STAFF.password);
  await visitor.tap(admin.signIn);
  await visitor.isOn(REDEMPTION);
  await seeThroughCamera(page, code);
  await visitor.tap(prize.redemption.scan);
  await visitor.sees(HAMMER_TEXT);
  await expect(page.locator('.scanner')).toHaveCount(0);
  expect(await visitor.top.innerText()).not.toContain('Lin Yue');
  await visitor.tap(prize.redemption.handOut);
  await visitor.sheet.getByRole('button', { name: prize.redemption.handOut }).tap();
  await visitor.sees(/Give “Geologist’s hammer” to/);

  await visitor.tap(prize.redemption.next);
  await visitor.fill(prize.redemption.code, code.toLowerCase().replaceAll('-', ' '));
  await visitor.tap(prize.redemption.lookUp);
  await visitor.sees(prize.redemption.usedTitle);
  await visitor.sees(/, by admin\.$/);
  await expect(visitor.button(prize.redemption.handOut)).toHaveCount(0);
  await expect(visitor.top.getByText(code)).toHaveCount(2);
  await visitor.tap(admin.signOut);
  await visitor.isOn(/^pages\/prize\/admin-login/);
  expect(await visitor.stored('admin-token')).toBe('');

  await visitor.open(STATUS, { id: round.id });
  await visitor.seesState(prize.status.writtenOff);
  expect(calls.count('openIdLogin'), 'no other sign-in of a visitor').toBe(1);
});

journey(
  'drawAndClaim',
  'a link with a code survives the administrator’s sign-in, and a camera is not needed',
  async ({ page }) => {
    const { receipts } = await drawnRound(PEOPLE.slice(0, 1));
    const { code } = await statusOf(receipts[0] as (typeof receipts)[0]);
    const visitor = new Visitor(page);
    await visitor.open(REDEMPTION, { code: code ?? '' });
    await visitor.isOn(/^pages\/prize\/admin-login/);
    await visitor.fill(admin.userName, REDEMPTION_STAFF.userName);
    await visitor.fill(admin.password, REDEMPTION_STAFF.password);
    await visitor.tap(admin.signIn);
    await visitor.isOn(`${REDEMPTION}?code=${code}`);
    await visitor.sees(HAMMER_TEXT);
    await visitor.tap(prize.redemption.next);
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await visitor.tap(prize.redemption.scan);
    await visitor.sees(prize.redemption.noCamera);
    await seeThroughCamera(page, 'https://elsewhere.example');
    await visitor.tap(prize.redemption.scan);
    await visitor.sees(prize.error.codeWrong);
    // jsQR does not see this one in a picture 480 px wide that holds still.
    await seeThroughCamera(page, 'PW-FHDC-2DS0-30Y1');
    await visitor.tap(prize.redemption.scan);
    await expect(visitor.field(prize.redemption.code)).toHaveValue('PW-FHDC-2DS0-30Y1');
  },
);

journey('drawLookUp', async ({ page, watch }) => {
  const { round, receipts, draw } = await drawnRound(PEOPLE);
  const lost = receipts.findIndex(({ number }) => number !== draw.winners[0]?.number);
  const { name, phone } = PEOPLE[lost] as (typeof PEOPLE)[0];
  const visitor = new Visitor(page);
  watch.expectFailedRequests();
  await visitor.open(STATUS, { id: round.id });
  await visitor.fill(prize.entry.name, 'Somebody Else');
  await visitor.fill(prize.entry.phone, phone);
  await visitor.tap(prize.find.submit);
  await visitor.sees('No entry was found. Please check the name and the phone number.');
  await expect(visitor.field(prize.entry.phone), 'what was typed stays').toHaveValue(phone);
  await visitor.fill(prize.entry.name, name);
  await visitor.tap(prize.find.submit);
  await visitor.seesState(prize.status.notWon);
  await visitor.sees(draw.winners[0]?.number ?? '');
  await page.reload();
  await visitor.seesState(prize.status.notWon);

  await visitor.tap(prize.find.forget);
  await visitor.sheet.getByRole('button', { name: prize.find.forgetAction }).tap();
  await visitor.sees(prize.find.title);
  await visitor.tap(drawCheck.start);
  await visitor.sees(drawCheck.good({ n: 4 }));
});

journey(
  'drawLookUp',
  'the winners appear one after another once, and at once where less motion is asked for',
  async ({ page }) => {
    const { round, draw } = await drawnRound(PEOPLE.slice(0, 1));
    const number = draw.winners[0]?.number ?? '';
    const visitor = new Visitor(page);
    await page.addInitScript(() => {
      const durations: string[] = [];
      Object.assign(window, { durations });
      addEventListener('animationstart', ({ animationName, target }) => {
        if (animationName === 'reveal' && target instanceof Element) durations.push(getComputedStyle(target).animationDuration);
      });
    });
    const durations = () => page.evaluate(() => Reflect.get(window, 'durations') as string[]);
    const winners = visitor.top.locator('.winners__one');

    await visitor.open(STATUS, { id: round.id });
    await expect.poll(durations, { message: 'a winner, then the proof' }).toEqual(['0.25s', '0.25s']);
    await expect(page.locator('.reveal'), 'it ends by itself').toHaveCount(0);

    await page.reload();
    await expect(winners).toContainText(number);
    await expect(page.locator('.reveal'), 'not a second time').toHaveCount(0, { timeout: 1 });

    await page.evaluate(() => localStorage.removeItem('prize-revealed'));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(winners).toContainText(number);
    expect(await winners.evaluate((one) => getComputedStyle(one).opacity)).toBe('1');
    await expect.poll(async () => (await durations()).length).toBeGreaterThanOrEqual(2);
    expect(new Set(await durations())).toEqual(new Set(['0s']));
  },
);

journey('drawWithBeacon', async ({ page, park }) => {
  test.setTimeout(300_000);
  const beaconPark = await openBeaconPark(park);
  try {
    const round = await beaconPark.open();
    const visitor = new Visitor(page);
    await visitor.open('pages/prize/prize', { id: round.id });
    await visitor.sees(prize.round.beaconText);
    await visitor.sees(String(NAMED.round));
    for (const { name, phone } of PEOPLE) await signUp(round, name, phone);
    const { digest } = await beaconPark.close(round);
    await page.reload();
    await visitor.sees(digest?.slice(0, 8) ?? '');

    beaconPark.beacon.manner = 'away';
    await beaconPark.at(20_000);
    await page.reload();
    await visitor.sees(/^Waiting for the public beacon since/);
    beaconPark.beacon.manner = 'true';
    await beaconPark.at(120_000);
    const { winners, beacon } = await untilDrawn(round);
    expect(beacon).toEqual({ round: NAMED.round, signature: NAMED.signature });

    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const curves = () => loaded.filter((url) => /chunk\/beacon\./.test(url)).length;
    await visitor.open(STATUS, { id: round.id });
    await visitor.sees(winners[0]?.number ?? '');
    expect(curves(), 'nobody checks yet').toBe(0);
    await visitor.tap(drawCheck.start);
    await visitor.sees(drawCheck.good({ n: 5 }));
    await visitor.sees(drawCheck.pass.beacon({ round: NAMED.round }));
    expect(curves()).toBe(1);

    await page.route('**/getDraw?**', async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      const lie = { round: NAMED.round, signature: recordedRound(1000).signature };
      await route.fulfill({ response: answer, json: { ...body, result: { ...body.result, beacon: lie } } });
    });
    await visitor.tap(drawCheck.again);
    await visitor.sees(drawCheck.fail.beacon({ round: NAMED.round }));
    await visitor.sees(drawCheck.bad);
    await page.unroute('**/getDraw?**');

    // As on a phone whose system is from before 2020.
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'BigInt'));
    await page.reload();
    await visitor.tap(drawCheck.start);
    await visitor.sees(drawCheck.cannot);
  } finally {
    await beaconPark.stop();
  }
});

journey('drawTampered', async ({ page }) => {
  const { round, draw } = await drawnRound(PEOPLE, { prizes: [{ ...HAMMER, count: 2 }] });
  const visitor = new Visitor(page);
  await visitor.open(STATUS, { id: round.id });
  await page.route('**/getDraw?**', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({ response: answer, json: { ...body, result: { ...body.result, seed: draw.digest } } });
  });
  await visitor.tap(drawCheck.start);
  await visitor.sees(drawCheck.fail.commitment);
  await visitor.sees(drawCheck.bad);
  await visitor.sees(drawCheck.pass.digest);

  await page.unroute('**/getDraw?**');
  await page.route('**/getEntrants?**', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const numbers = body.result.numbers.split('\n').slice(1).join('\n');
    await route.fulfill({ response: answer, json: { ...body, result: { ...body.result, numbers } } });
  });
  await visitor.tap(drawCheck.again);
  await visitor.sees(drawCheck.fail.digest);
  await visitor.sees(drawCheck.fail.list({ found: 1, told: 2 }));
  await visitor.sees(drawCheck.pass.commitment);
});
