import { expect, journey, test } from '../fixtures';
import { beSomebody, saysItAll } from '../ownData';
import { Visitor, words } from '../visitor';

const { file } = words.ownData;

test.use({ userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile MicroMessenger/8.0.50' });

journey('ownData', 'in WeChat’s browser, which takes no files', async ({ page }) => {
  await page.addInitScript(() => {
    document.execCommand = () => {
      const field = document.querySelector('textarea[readonly]') as HTMLTextAreaElement;
      (window as unknown as { copied: string }).copied = field.value;
      return true;
    };
  });
  const visitor = new Visitor(page);
  await visitor.open('pages/OwnData/OwnData');
  const number = await beSomebody(await visitor.signedIn());
  await visitor.sees(file.inWechat);
  await expect(visitor.button(file.action)).toHaveCount(0);
  await visitor.tap(file.copy);
  await visitor.sees(file.copied({ minutes: 15 }));
  const link = await page.evaluate(() => (window as unknown as { copied: string }).copied);
  // Another browser, where nobody is signed in; once.
  saysItAll(Buffer.from(await (await fetch(link)).arrayBuffer()), number);
  expect((await (await fetch(link)).json()).extras.error).toBe('exportLinkOver');
});
