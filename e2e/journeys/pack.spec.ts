import { getMap } from '@park/contract/map/calls';
import { expect, journey } from '../fixtures';
import { makeWalk, openOtherPark } from '../packs';
import { giveRecording, megabytes, takeRecording } from '../recordings';
import { Visitor, words } from '../visitor';

const { pack: t, walk, exhibit, map } = words;
const FILES = '**/api/packWechat/file/**';
const RECORDINGS = '**/api/sysFile/recording/**';
const WALK = 'pages/exhibit/walk';
const here = /^On this phone, also without a network/;
const MAX_BYTES = 3_000_000;

journey('pack', async ({ browser, park }) => {
  const walkOfOurs = await makeWalk('pack-h5', '7');
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const visitor = new Visitor(await context.newPage());
  await visitor.open(WALK, { id: 'pack-h5' });
  await visitor.sees(/Words and pictures without a network, \d+\.\d/);
  await expect(visitor.top.getByRole('checkbox'), 'nothing of it is recorded').toHaveCount(0);

  // What is not as the park signed it is refused, and nothing of it is used.
  await context.route(FILES, (route) =>
    route.request().url().includes(encodeURIComponent(getMap.path)) ? route.fulfill({ body: '{}' }) : route.continue(),
  );
  await visitor.tap(t.take);
  await visitor.sees(t.trouble.forged);
  await context.unroute(FILES);

  // Nor is a list that another park signed and publishes the key of.
  const other = await openOtherPark(park, 'pack-h5');
  const LISTS = '**/api/packWechat/getPack{Manifest,Keys}**';
  await context.route(LISTS, (route) =>
    route.continue({ url: Object.assign(new URL(route.request().url()), { host: other.host }).href }),
  );
  await visitor.tap(t.goOn);
  await visitor.sees(t.trouble.forged);
  await context.unroute(LISTS);
  await other.stop();

  // What came is not fetched again.
  const requested: string[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.includes('/recording/')) requested.push(url.pathname);
    if (url.pathname.startsWith('/api/packWechat/file/')) requested.push(url.searchParams.get('of') ?? '');
  });
  await visitor.tap(t.goOn);
  await visitor.sees(here);
  expect(requested).toContain(getMap.path);
  expect(new Set(requested).size).toBe(requested.length);
  expect(requested.length).toBeLessThan(6);

  // Without a network a new page has the walk, its exhibits, which nobody had opened, and their pictures.
  await visitor.page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    // As where a browser keeps no app: the drawing must come from the pack.
    for (const name of await caches.keys())
      if (name !== 'park-packs') await (await caches.open(name)).delete('/mp/static/pictures/molar.svg');
  });
  await visitor.page.close();
  await context.setOffline(true);
  const later = new Visitor(await context.newPage());
  await later.open(WALK, { id: 'pack-h5' });
  await later.sees('As it was written first.');
  await later.top.getByRole('link', { name: exhibit.onMap }).last().tap();
  await expect(later.top.getByRole('option')).toHaveCount(2);
  await later.button(map.routeTo({ name: 'Eastern stegodon' })).tap();
  await expect(later.top.getByRole('region', { name: map.routeTo({ name: 'Eastern stegodon' }) })).toContainText(/\d+ min/);
  await later.page.goBack();
  await later.button('Eastern stegodon').first().tap();
  await expect(later.heading('Eastern stegodon').first()).toBeVisible();
  const picture = later.top.locator('.picture--hero img');
  await expect(picture).toHaveAttribute('src', /^blob:/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await later.sees(walk.progress({ seen: 1, all: 2 }));
  await context.setOffline(false);

  // Staff rewrite it: what changed is fetched, and the rest is not.
  await walkOfOurs.rewrite('As it was written later.');
  requested.length = 0;
  await later.page.goto('about:blank');
  await later.open(WALK, { id: 'pack-h5' });
  await later.sees(/The park has changed something since/);
  await later.tap(t.update);
  await later.sees(here);
  expect(requested).toEqual(['/api/walkWechat/getWalk?id=pack-h5']);

  // What the browser throws away is said, and fetched again.
  await later.page.evaluate(async () => {
    const cache = await caches.open('park-packs');
    for (const request of await cache.keys()) if (request.url.endsWith('.svg')) await cache.delete(request);
  });
  requested.length = 0;
  await later.page.goto('about:blank');
  await later.open(WALK, { id: 'pack-h5' });
  await later.sees(/^The phone has cleared \d/);
  await later.tap(t.goOn);
  await later.sees(here);
  expect(requested.every((name) => name.endsWith('.svg')) && requested.length > 0).toBe(true);

  // A guide has told one of its exhibits since. It comes by itself, where it is wanted; one that was cut does not.
  const { url, size } = await giveRecording('7', 60, []);
  const file = new URL(url, 'http://park').pathname;
  await later.page.goto('about:blank');
  await later.open(WALK, { id: 'pack-h5' });
  const choice = (visitor: Visitor) => visitor.top.getByRole('checkbox', { name: t.recordings({ size: megabytes(size) }) });
  await expect(choice(later)).toHaveAttribute('aria-checked', 'false');
  await context.route(RECORDINGS, async (route) => {
    const whole = await (await route.fetch()).body();
    await route.fulfill({ body: whole.subarray(0, whole.length - 400), contentType: 'audio/mpeg' });
  });
  await choice(later).tap();
  await later.sees(t.trouble.forged);
  await context.unroute(RECORDINGS);
  requested.length = 0;
  await later.tap(t.goOn);
  await later.sees(here);
  await expect(choice(later)).toHaveAttribute('aria-checked', 'true');
  expect(requested).toEqual([file]);
  const ending = (end: string) =>
    last.page.evaluate(async (end) => {
      const names = await (await caches.open('park-packs')).keys();
      return names.filter(({ url }) => url.endsWith(end)).length;
    }, end);

  // It is heard without a network.
  await later.page.close();
  await context.setOffline(true);
  const last = new Visitor(await context.newPage());
  await last.open('pages/exhibit/exhibit', { id: '7' });
  await expect(last.top.getByText('0:00 / 1:00')).toBeVisible();
  await last.tap(exhibit.listen.play);
  await expect(last.top.getByText(/0:0[1-9] \/ 1:00/)).toBeVisible();
  expect(await ending('.mp3')).toBe(1);

  // Let go of alone, without a network, too.
  await last.page.goto('about:blank');
  await last.open(WALK, { id: 'pack-h5' });
  await choice(last).tap();
  await expect(choice(last)).toHaveAttribute('aria-checked', 'false');
  await last.sees(here);
  await expect.poll(() => ending('.mp3')).toBe(0);
  expect(await ending('.json')).toBeGreaterThan(3);
  await context.setOffline(false);

  // Gone with one tap.
  await last.tap(t.remove);
  await expect(last.button(t.take)).toBeVisible();
  await expect.poll(() => ending('')).toBe(0);
  await context.close();
  await takeRecording('7');
  await walkOfOurs.remove();
});

journey('pack', 'the whole catalogue takes at most 3 MB', async ({ page }) => {
  const visitor = new Visitor(page);
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (!request.url().includes('/api/packWechat/')) return;
    sizes.push(request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize));
  });
  await visitor.open('pages/exhibit/exhibits');
  await visitor.tap(t.title);
  await visitor.tap(t.take);
  await visitor.sees(here);
  const sent = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  process.stdout.write(`pack: the catalogue as sent ${Math.round(sent / 1024)} KB in ${sizes.length} answers\n`);
  expect(sent).toBeGreaterThan(20_000);
  expect(sent).toBeLessThan(MAX_BYTES);
});
