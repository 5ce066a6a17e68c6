import { expect, type Page } from '@playwright/test';
import { codeUri } from '../../src/ui/codeDrawing';
import { onBoth } from '../both';
import type { Phone } from '../phone';
import { drawnRound, HAMMER_TEXT, openRound, PEOPLE, REDEMPTION_STAFF, statusOf, untilDrawn } from '../prizes';
import { words } from '../visitor';

const { prize, drawCheck, admin, core } = words;
const PRIZE = 'pages/prize/prize';
const STATUS = 'pages/prize/prize-status';
const REDEMPTION = 'pages/prize/prize-write-off';
const LOGIN = 'pages/prize/admin-login';

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

async function signInAtRedemption(phone: Phone): Promise<void> {
  await phone.isOn(LOGIN);
  await phone.fill(admin.userName, REDEMPTION_STAFF.userName);
  await phone.fill(admin.password, REDEMPTION_STAFF.password);
  await phone.tap(admin.signIn);
  await phone.isOn(REDEMPTION);
}

onBoth('drawAndClaim', async ({ phone }, info) => {
  // The round's own minute is waited for.
  info.setTimeout(300_000);
  const { web, mini } = phone;
  const device = mini?.phone;
  const round = await openRound({ closesIn: 30 });
  const { id } = round;
  await phone.open(PRIZE, { id });
  await phone.sees(round.commitment?.slice(0, 8) ?? '');
  // What the law wants told stands there before anybody enters.
  for (const fact of [prize.round.worth({ price: '¥198' }), prize.round.organiser, 'Fossil Valley Park', prize.round.claimHow])
    await phone.sees(fact);
  await phone.tap(prize.entry.join);
  await phone.tapInSheet(core.privacy.agree);
  await phone.fill(prize.entry.name, 'Lin Yue');
  // Who does not let WeChat tell the number types it; whoever does proves it.
  if (mini) await phone.tapInSheet(prize.entry.useWechatNumber);
  await phone.fill(prize.entry.phone, '1380013');
  await phone.tapInSheet(prize.entry.submit);
  await phone.sees(prize.error.phoneWrong);
  await phone.sees(prize.error.ageMissing);
  if (web) await phone.fill(prize.entry.phone, '138 0013 8000');
  if (device) {
    device.number = '13800138001';
    await phone.tapInSheet(prize.entry.useWechatNumber);
    await phone.sees(prize.entry.wechatNumber);
  }
  // The box that says that one is old enough.
  await phone.tapRole('checkbox', 0);
  expect(phone.calls(web ? 'sysWechat' : 'sysWxOpen'), 'nobody is signed in before the tap').toBe(0);
  await phone.tapInSheet(prize.entry.submit);
  // By way of WeChat, without another tap.
  await phone.seesState(prize.entry.mine);
  await phone.isOn(PRIZE, { id });
  if (web) {
    expect(['genAuthUrl', 'openIdLogin'].map((call) => phone.calls(call))).toEqual([1, 1]);
    await expect(web.sheet).toHaveCount(0);
  }
  expect(phone.calls('prizeWechat/enter')).toBe(1);
  expect(await phone.stored('access-token')).not.toBe('');

  // The receipt is on the phone: after a reload, too, nothing is asked.
  await phone.reload();
  const saved = web?.page.waitForEvent('download');
  await phone.tap(prize.round.remind);
  if (saved) expect((await saved).suggestedFilename()).toBe(`draws-${id}.ics`);
  const startTime = Date.parse(round.drawAt) / 1000;
  if (device)
    await expect.poll(() => device.calendar).toMatchObject([{ title: `Hammer draw · ${prize.round.draws}`, startTime }]);
  await phone.tap(prize.entry.status);
  await phone.isOn(STATUS, { id });
  await phone.seesState(prize.status.waiting);
  const { winners } = await untilDrawn(round);
  await phone.sees(prize.status.won);
  const code = await phone.code(prize.status.code);
  await phone.sees(code);
  if (device) {
    await expect.poll(() => device.brightness, { message: 'bright for the scanner at the redemption' }).toBe(1);
    await phone.tap(prize.status.copy);
    await expect.poll(() => device.clipboard).toBe(code);
  }

  await phone.tap(drawCheck.start);
  await phone.sees(drawCheck.good({ n: 6 }));
  await phone.sees(drawCheck.pass.number({ number: winners[0]?.number ?? '' }));
  await phone.sees(drawCheck.pass.won({ prize: 'Geologist’s hammer' }));

  // At the redemption, on a phone where nobody is signed in.
  await phone.open(REDEMPTION);
  await signInAtRedemption(phone);
  device?.scans.push(code);
  if (web) await seeThroughCamera(web.page, code);
  await phone.tap(prize.redemption.scan);
  await phone.sees(HAMMER_TEXT);
  if (web) await expect(web.page.locator('.scanner')).toHaveCount(0);
  await phone.seesNot('Lin Yue');
  await phone.tap(prize.redemption.handOut);
  await phone.tapInSheet(prize.redemption.handOut);
  await phone.sees(/Give “Geologist’s hammer” to/);

  await phone.tap(prize.redemption.next);
  // Who turns back from the scanner types it.
  if (mini) await phone.tap(prize.redemption.scan);
  await phone.fill(prize.redemption.code, code.toLowerCase().replaceAll('-', ' '));
  await phone.tap(prize.redemption.lookUp);
  await phone.sees(prize.redemption.usedTitle);
  await phone.sees(/, by admin\./);
  if (web) {
    await expect(web.button(prize.redemption.handOut)).toHaveCount(0);
    await expect(web.top.getByText(code)).toHaveCount(2);
  }
  await phone.tap(admin.signOut);
  await phone.isOn(LOGIN);
  expect(await phone.stored('admin-token')).toBe('');

  await phone.open(STATUS, { id });
  await phone.seesState(prize.status.writtenOff);
  expect(phone.calls(web ? 'openIdLogin' : 'wxOpenIdLogin'), 'no other sign-in of a visitor').toBe(1);
});

onBoth('drawAndClaim', 'a link with a code survives the administrator’s sign-in', async ({ phone }) => {
  const { receipts } = await drawnRound(PEOPLE.slice(0, 1));
  const { code } = await statusOf(receipts[0] as (typeof receipts)[0]);
  await phone.open(REDEMPTION, { code: code ?? '' });
  await signInAtRedemption(phone);
  await phone.isOn(REDEMPTION, { code: code ?? '' });
  await phone.sees(HAMMER_TEXT);
  await phone.sees(code ?? '');
  if (!phone.web) return;

  // A camera is not needed.
  const { page } = phone.web;
  await phone.tap(prize.redemption.next);
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await phone.tap(prize.redemption.scan);
  await phone.sees(prize.redemption.noCamera);
  await seeThroughCamera(page, 'https://elsewhere.example');
  await phone.tap(prize.redemption.scan);
  await phone.sees(prize.error.codeWrong);
  // jsQR does not see this one in a picture 480 px wide that holds still.
  await seeThroughCamera(page, 'PW-FHDC-2DS0-30Y1');
  await phone.tap(prize.redemption.scan);
  await expect(phone.web.field(prize.redemption.code)).toHaveValue('PW-FHDC-2DS0-30Y1');
});

onBoth('drawLookUp', async ({ phone }) => {
  const { round, receipts, draw } = await drawnRound(PEOPLE);
  const won = draw.winners[0]?.number ?? '';
  const lost = PEOPLE[receipts.findIndex(({ number }) => number !== won)] as (typeof PEOPLE)[0];
  phone.mayComplain(/Failed to load resource/);
  await phone.open(STATUS, { id: round.id });
  await phone.fill(prize.entry.name, 'Somebody Else');
  await phone.fill(prize.entry.phone, lost.phone);
  await phone.tap(prize.find.submit);
  await phone.sees('No entry was found. Please check the name and the phone number.');
  if (phone.web) await expect(phone.web.field(prize.entry.phone), 'what was typed stays').toHaveValue(lost.phone);
  await phone.fill(prize.entry.name, lost.name);
  await phone.tap(prize.find.submit);
  await phone.seesState(prize.status.notWon);
  await phone.sees(won);
  await phone.reload();
  await phone.seesState(prize.status.notWon);

  await phone.tap(prize.find.forget);
  await phone.tapInSheet(prize.find.forgetAction);
  await phone.sees(prize.find.title);
  await phone.tap(drawCheck.start);
  await phone.sees(drawCheck.good({ n: 4 }));
});
