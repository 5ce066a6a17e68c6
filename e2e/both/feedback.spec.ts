import { writeFile } from 'node:fs/promises';
import { getAdminPark, saveParkLists } from '@park/contract/park/calls';
import { expect, type Page } from '@playwright/test';
import { onBoth } from '../both';
import { answer, HUGE, PNG, SCRIPT, ZIP } from '../desk';
import { resultOf, staffToken } from '../staff';
import { words } from '../visitor';

const { feedback, pictures, posting, core } = words;
const LIST = 'pages/feedBack/feedBack';

/** A photo as a phone takes it: far larger than a screen. */
async function large(page: Page): Promise<Buffer> {
  const uri = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 3_000;
    canvas.height = 2_000;
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    for (let i = 0; i < 4_000; i++) {
      context.fillStyle = `hsl(${(i * 47) % 360} 60% 50%)`;
      context.fillRect((i * 37) % 3_000, (i * 91) % 2_000, 120, 90);
    }
    return canvas.toDataURL('image/jpeg', 0.95);
  });
  return Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64');
}

onBoth('feedback', async ({ phone }, info) => {
  const page = phone.web?.page;
  const photo = async (name: string, content: Buffer) => {
    await writeFile(info.outputPath(name), content);
    return info.outputPath(name);
  };
  const owner = await staffToken();
  const { version } = await resultOf(getAdminPark, {}, owner);
  const kinds = [
    { id: 'caves', name: { 'zh-Hans': '洞穴', en: 'The caves' } },
    { id: 'question', off: true },
  ];
  await resultOf(saveParkLists, { version, lists: { feedback: kinds } }, owner);
  await phone.signedIn();
  await phone.open(LIST);
  await phone.tap(feedback.list.add);
  await phone.isOn('pages/feedBack/addfeedBack');
  await phone.tap(feedback.form.submit);
  await phone.sees(feedback.error.kindMissing);
  await phone.sees(posting.tooShort({ least: 10 }));
  await phone.seesNot(feedback.kind.question);
  await phone.tap('The caves');
  await phone.fill(feedback.form.text, SCRIPT);

  const valley = await photo('valley.jpg', page ? await large(page) : PNG);
  const [trip, huge] = [await photo('trip.jpg', ZIP), await photo('huge.jpg', HUGE)];
  phone.mayComplain(/Failed to load resource/);
  const sent = page?.waitForResponse((response) => response.url().includes('uploadFile'));
  await phone.pick(pictures.add, valley, trip, huge);
  const first = await sent;
  if (first) {
    expect(first.request().postDataBuffer()?.length ?? 0, 'made smaller on the phone').toBeLessThan(1_500_000);
    expect((await first.json()).result).toMatchObject({ width: 1_600, height: 1_067 });
  }
  await phone.seesTimes(pictures.sent, 1);
  await phone.sees('Only JPEG, PNG and WebP pictures can be uploaded.');
  await phone.sees(pictures.tooLarge({ megabytes: 10 }));
  await phone.tap(feedback.form.submit);
  await phone.sees(posting.failed);
  await phone.tap(`${pictures.remove} ${pictures.one({ n: 3 })}`);
  await phone.tap(`${pictures.remove} ${pictures.one({ n: 2 })}`);

  const mend = await phone.fail('uploadFile', 'cut');
  await phone.pick(pictures.add, await photo('lamp.png', PNG));
  await phone.sees(core.request.network);
  await mend();
  await phone.tap(`${core.action.retry} ${pictures.one({ n: 2 })}`);
  await phone.seesTimes(pictures.sent, 2);

  if (phone.web) {
    // What was typed and sent survives a reload.
    await phone.reload();
    await expect(phone.web.field(feedback.form.text)).toHaveValue(SCRIPT);
    await phone.seesTimes(pictures.sent, 2);
  }
  await phone.fill(posting.phone, '138 0013 8001');
  await phone.tap(feedback.form.submit);
  await phone.tapInSheet(posting.agree);
  await phone.isOn('pages/feedBack/feedBackDetails');
  await phone.sees(SCRIPT);
  await phone.sees('The caves');
  await phone.seesState(feedback.details.received);
  await phone.tap(pictures.one({ n: 1 }));
  await phone.sees(pictures.of({ n: 1, all: 2 }));
  if (phone.web) {
    const whole = phone.web.sheet.locator('img').first();
    await expect.poll(() => whole.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_600);
  }
  await phone.tap(core.action.close);

  await answer(phone.param('id'), 'Two lamps were put up.');
  await phone.reload();
  await phone.sees('Two lamps were put up.');
  await phone.tap(feedback.rate.stars({ n: 5 }));
  await phone.sees(feedback.rate.given({ n: 5 }));
  await phone.open(LIST);
  await phone.seesState(feedback.state.answered);
});
