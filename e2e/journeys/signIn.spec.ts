import { expect, journey } from '../fixtures';
import { firstPoint } from '../park';
import { openRound } from '../prizes';
import { Visitor, words } from '../visitor';
import { appUrl, parkUrl } from '../world';

const POINT = 'pages/LivePoint/LivePoint';
const MAX_TRIES = 3;

journey('signInFails', 'the code is refused again and again', async ({ page, calls, fail }) => {
  const point = await firstPoint();
  const visitor = new Visitor(page);
  const mend = await fail('snsOAuth2', 'refused');
  await visitor.open(POINT, { id: point.id });
  await visitor.isOn(/^pages\/error\/error/);
  await expect(visitor.button(words.core.action.retry)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls.count('snsOAuth2'), 'no endless loop').toBe(MAX_TRIES);
  expect(new URL(page.url()).search, 'the spent code is out of the address').toBe('');

  // A reload of the error page does not start the circle again.
  calls.forget();
  await page.reload();
  await expect(visitor.button(words.core.action.retry)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls.count('snsOAuth2')).toBe(0);

  await mend();
  await visitor.tap(words.core.action.retry);
  await visitor.signedIn();
  await visitor.isOn(`${POINT}?id=${point.id}`);
  await visitor.sees(point.name);
});

journey('signInFails', 'no authorization URL', async ({ page, calls, fail }) => {
  const visitor = new Visitor(page);
  const mend = await fail('genAuthUrl', 'refused');
  // On a busy machine the toast has gone by the time somebody looks for it.
  const toasts: string[] = [];
  await page.exposeFunction('noteToast', (text: string) => toasts.push(text));
  await page.addInitScript(() => {
    const note = () => {
      const text = document.querySelector('.toast')?.textContent;
      if (text) (window as unknown as { noteToast(text: string): void }).noteToast(text);
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto(appUrl(), { waitUntil: 'commit' });
  await expect.poll(() => toasts).toContain('failed to get redirect URL, try again later');
  await visitor.isOn(/^pages\/error\/error/);
  expect(calls.count('genAuthUrl'), 'the page’s own, and the app’s').toBe(2);

  await mend();
  await visitor.tap(words.core.action.retry);
  await visitor.signedIn();
  await visitor.isOn(/^(pages\/IndexCenter\/IndexCenter)?$/);
});

journey('signInFails', 'a stored openid that is no longer accepted', async ({ page, calls }) => {
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.signedIn();
  await visitor.store('openid', 'not-a-handle');
  await page.evaluate(() => {
    localStorage.removeItem('access-token');
    localStorage.removeItem('userInfo');
  });
  calls.forget();
  await page.reload();
  await visitor.signedIn();
  expect(calls.count('genAuthUrl'), 'the openid was cleared, then WeChat asked').toBe(1);
  expect(await visitor.stored('openid')).not.toBe('not-a-handle');
});

journey('signInFails', 'a forged answer of WeChat is not taken', async ({ page, calls }) => {
  const visitor = new Visitor(page);
  await page.goto(`${appUrl()}?code=stolen&state=guessed`);
  await visitor.signedIn();
  expect(calls.matching('snsOAuth2').some((path) => path.includes('stolen'))).toBe(false);
});

journey('signInFails', 'in a frame, as the staff’s preview is one', async ({ page, calls }) => {
  const { entry } = words.prize;
  const { id } = await openRound();
  await page.goto(`${parkUrl()}/admin/`);
  await page.evaluate(
    (src) => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      Object.assign(frame, { src, width: '375', height: '760' });
    },
    appUrl('pages/prize/prize', { id }),
  );
  const frame = page.frameLocator('iframe');
  const sheet = frame.getByRole('dialog');
  await frame.getByRole('button', { name: entry.join }).tap();
  await sheet.getByRole('button', { name: words.core.privacy.agree }).tap();
  await sheet.getByRole('textbox', { name: entry.name, exact: true }).fill('Lin Yue');
  await sheet.getByRole('textbox', { name: entry.phone, exact: true }).fill('13800138000');
  await sheet.getByRole('checkbox', { name: entry.ofAge }).tap();
  await sheet.getByRole('button', { name: entry.submit }).tap();
  await expect(sheet.getByText(words.core.signIn.framed)).toBeVisible();
  await expect(sheet.getByRole('button', { name: entry.submit })).toBeEnabled();
  expect(calls.count('genAuthUrl')).toBe(0);
});

journey('revokedToken', 'by the openid that is kept', async ({ page, calls, watch }) => {
  watch.expectFailedRequests();
  const visitor = new Visitor(page);
  await visitor.open('pages/PersonalCenter/PersonalCenter');
  const first = await visitor.signedIn();
  await visitor.store('access-token', 'revoked');
  calls.forget();

  await page.reload();
  await expect.poll(() => visitor.stored('access-token')).not.toBe('revoked');
  const second = await visitor.signedIn();
  await page.waitForLoadState('networkidle');
  expect(second).not.toBe(first);
  await visitor.isOn('pages/PersonalCenter/PersonalCenter');
  await visitor.sees(words.live.anchor.none.action);
  expect(calls.count('openIdLogin'), 'one sign-in for all refused calls').toBe(1);
});

journey('revokedToken', 'said by the answer itself, with status 200', async ({ page, calls, fail }) => {
  const visitor = new Visitor(page);
  await visitor.open('pages/PersonalCenter/PersonalCenter');
  await visitor.signedIn();
  await visitor.sees(words.live.anchor.none.action);
  calls.forget();
  const mend = await fail('getAnchorsDetails', 'unauthorizedBody');
  await page.route('**/api/sysWechat/openIdLogin', async (route) => {
    await mend();
    await route.continue();
  });
  await page.reload();
  await expect.poll(() => calls.count('openIdLogin')).toBe(1);
  await visitor.signedIn();
  await visitor.isOn('pages/PersonalCenter/PersonalCenter');
  await visitor.sees(words.live.anchor.none.action);
});

journey('revokedToken', 'one call is refused whatever the token', async ({ page, calls, fail }) => {
  const visitor = new Visitor(page);
  await fail('getMine', 'unauthorized');
  await visitor.open('pages/IndexPersonalCenter/IndexPersonalCenter');
  await expect(visitor.toast('Please sign in again.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await visitor.sees(words.center.mine.signedIn);
  expect(calls.count('genAuthUrl'), 'as a newcomer, and once for the call').toBe(2);
});

journey('signInFails', 'an answer that brings no token', async ({ page, calls, fail }) => {
  const visitor = new Visitor(page);
  await fail('openIdLogin', 'nothing');
  await page.goto(appUrl(), { waitUntil: 'commit' });
  await visitor.isOn(/^pages\/error\/error/);
  await page.waitForLoadState('networkidle');
  expect(calls.count('openIdLogin'), 'no endless loop').toBe(MAX_TRIES);
});

for (const how of ['throws', 'loses what it is given'] as const) {
  journey('noStorage', `storage ${how}`, async ({ page, calls }) => {
    await page.addInitScript((throws) => {
      Storage.prototype.setItem = () => {
        if (throws) throw new DOMException('full', 'QuotaExceededError');
      };
    }, how === 'throws');
    const visitor = new Visitor(page);
    await visitor.open();
    await expect.poll(() => calls.count('getAnchorsDetails'), { message: 'the token is used' }).toBe(1);
    await visitor.tab(1).tap();
    await visitor.sees(words.center.mine.signedIn);
    await visitor.tab(3).tap();
    await visitor.sees(words.live.anchor.none.action);
    await page.waitForLoadState('networkidle');
    expect([calls.count('genAuthUrl'), calls.count('snsOAuth2'), calls.count('openIdLogin')]).toEqual([1, 1, 1]);
  });
}
