import { writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import { answer, HUGE, PNG, SCRIPT, ZIP } from '../desk';
import { expect, journey } from '../fixtures';
import { Visitor, words } from '../visitor';

const { feedback } = words;
const { pictures } = words;

/** A file on the phone. */
async function photo(info: TestInfo, name: string, content: Buffer): Promise<string> {
  const path = info.outputPath(name);
  await writeFile(path, content);
  return path;
}

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

journey('feedback', async ({ page, watch }, info) => {
  const visitor = new Visitor(page);
  const choose = async (...files: string[]) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), visitor.tap(pictures.add)]);
    await chooser.setFiles(files);
  };
  // Whole: while it is on its way a picture says how much of it is sent.
  const sentOnes = visitor.top.locator('.pictures__said').filter({ hasText: new RegExp(`^${pictures.sent}$`) });
  watch.expectFailedRequests();
  await visitor.open('pages/feedBack/feedBack');
  await visitor.signedIn();
  await visitor.tap(feedback.list.add);
  await visitor.isOn('pages/feedBack/addfeedBack');
  await visitor.tap(feedback.form.submit);
  await visitor.sees(feedback.error.kindMissing);
  await visitor.sees(words.posting.tooShort({ least: 10 }));
  await visitor.top.getByRole('radio', { name: feedback.kind.complaint }).tap();
  await visitor.fill(feedback.form.text, SCRIPT);

  const valley = await photo(info, 'valley.jpg', await large(page));
  const [trip, huge] = [await photo(info, 'trip.jpg', ZIP), await photo(info, 'huge.jpg', HUGE)];
  const sent = page.waitForResponse((response) => response.url().includes('uploadFile'));
  await choose(valley, trip, huge);
  const first = await sent;
  expect(first.request().postDataBuffer()?.length ?? 0, 'made smaller on the phone').toBeLessThan(1_500_000);
  expect((await first.json()).result).toMatchObject({ width: 1_600, height: 1_067 });
  await expect(sentOnes).toHaveCount(1);
  await visitor.sees('Only JPEG, PNG and WebP pictures can be uploaded.');
  await visitor.sees(pictures.tooLarge({ megabytes: 10 }));
  await visitor.tap(feedback.form.submit);
  await visitor.sees(words.posting.failed);
  await visitor.tap(`${pictures.remove} ${pictures.one({ n: 3 })}`);
  await visitor.tap(`${pictures.remove} ${pictures.one({ n: 2 })}`);

  await page.route('**/uploadFile', (route) => route.abort());
  await choose(await photo(info, 'lamp.jpg', PNG));
  await visitor.sees(words.core.request.network);
  await page.unroute('**/uploadFile');
  await visitor.tap(`${words.core.action.retry} ${pictures.one({ n: 2 })}`);
  await expect(sentOnes).toHaveCount(2);

  // What was typed and sent survives a reload.
  await page.reload();
  await expect(visitor.field(feedback.form.text)).toHaveValue(SCRIPT);
  await expect(sentOnes).toHaveCount(2);
  await visitor.fill(words.posting.phone, '138 0013 8001');
  await visitor.tap(feedback.form.submit);
  await visitor.sheet.getByRole('button', { name: words.posting.agree }).tap();
  await visitor.isOn(/^pages\/feedBack\/feedBackDetails\?id=/);
  await visitor.sees(SCRIPT);
  await visitor.seesState(feedback.details.received);
  await visitor.tap(pictures.one({ n: 1 }));
  const whole = visitor.top.getByRole('dialog').locator('img');
  await expect.poll(() => whole.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_600);
  await visitor.tap(words.core.action.close);

  const id = new URLSearchParams(visitor.path().split('?')[1]).get('id') ?? '';
  await answer(id, 'Two lamps were put up.');
  await page.reload();
  await visitor.sees('Two lamps were put up.');
  await visitor.tap(feedback.rate.stars({ n: 5 }));
  await visitor.sees(feedback.rate.given({ n: 5 }));
  await visitor.open('pages/feedBack/feedBack');
  await visitor.seesState(feedback.state.answered);
});
