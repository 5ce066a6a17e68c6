import { getExhibit } from '@park/contract/exhibit/calls';
import { exhibitGroup, period } from '@park/contract/texts/exhibit';
import { expect, journey } from '../fixtures';
import { browserAt } from '../signs';
import { resultOf } from '../staff';
import { Visitor, words } from '../visitor';

const { exhibit: t, core, center, map, search, stamp } = words;

journey('exhibit', async ({ page, context, watch }) => {
  watch.expect(/Map key missing/);
  const visitor = new Visitor(page);
  // As the code on its sign says it; what stands behind the dot is not the number.
  await visitor.open('pages/exhibit/exhibit', { scene: '14.k3x9' });
  await expect(visitor.heading('Rough ammonite')).toBeVisible();
  await visitor.sees('Trachyceras');
  await visitor.sees(period.triassic.en);
  await visitor.sees(t.told({ what: t.scale, length: '2 cm' }));
  await expect(visitor.top.getByRole('group', { name: t.size })).toContainText(t.beside.hand);
  await visitor.top.getByRole('radio', { name: t.readers.child }).tap();
  await expect(visitor.top.getByRole('radio', { name: t.readers.child })).toHaveAttribute('aria-checked', 'true');
  await visitor.tap(t.keep);
  await expect(visitor.button(t.unkeep)).toBeVisible();
  await visitor.signedIn();

  await visitor.tap(new RegExp(`^${core.title.exhibits} ${t.related}`));
  await visitor.isOn('pages/exhibit/exhibits');
  await expect(visitor.heading(period.cambrian.en)).toBeVisible();
  await expect(visitor.heading(period.ordovician.en)).toBeVisible();
  const cards = visitor.top.locator('.layer .card');
  // The park's own two dozen; another journey may add one meanwhile.
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(24);
  await visitor.top.getByRole('radio', { name: exhibitGroup.plant.en }).tap();
  await expect(visitor.button('Yima ginkgo')).toBeVisible();
  await expect(visitor.heading(period.cambrian.en)).toHaveCount(0);
  await visitor.top.getByRole('radio', { name: t.favourites }).tap();
  await expect(cards).toHaveCount(1);
  await expect(visitor.button('Rough ammonite')).toBeVisible();

  // By where one stands, once the phone says it.
  await visitor.top.getByRole('radio', { name: t.nearest }).tap();
  await visitor.sees(stamp.noPosition);
  const { at } = await resultOf(getExhibit, { id: '1' });
  if (!at) throw new Error('the first exhibit has no place');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(browserAt(at));
  await visitor.tap(core.action.retry);
  await expect(visitor.button('Redlichia trilobite')).toContainText('10 m');

  // By place: exhibits alone on the map, each a way to its page.
  await visitor.top.getByRole('link', { name: t.onMap }).tap();
  await visitor.isOn('pages/SearchBar/SearchBar?view=map&kind=exhibit');
  await expect(visitor.top.getByRole('radio', { name: core.title.exhibit })).toBeChecked();
  await expect.poll(() => visitor.top.getByRole('option').count()).toBeGreaterThanOrEqual(24);
  await expect(visitor.top.getByRole('option', { exact: true, name: 'South Gate' })).toHaveCount(0);
  await visitor.button(map.lookAt({ name: 'Redlichia trilobite' })).tap();
  await visitor.isOn('pages/exhibit/exhibit?id=1');
  await page.goBack();
  await page.goBack();
  await visitor.isOn('pages/exhibit/exhibits');

  await visitor.fill(t.number, '0');
  await visitor.tap(t.open);
  await visitor.sees(t.noNumber);
  await visitor.fill(t.number, '1');
  await visitor.tap(t.open);
  await visitor.isOn('pages/exhibit/exhibit?id=1');
  await expect(visitor.heading('Redlichia trilobite')).toBeVisible();

  await visitor.open('pages/exhibit/exhibit', { scene: '4321' });
  await visitor.sees(t.unknown);

  // A Latin name that was heard, not read.
  await visitor.open('pages/SearchBar/SearchBar', { keyword: 'Redlichya mansuii' });
  await visitor.tap('Redlichia trilobite');
  await visitor.isOn('pages/exhibit/exhibit?id=1');
  await page.goBack();
  await visitor.tap(search.clear);
  await visitor.sees(center.home.catalogue);
  await visitor.tap(core.title.exhibits);
  await visitor.isOn('pages/exhibit/exhibits');
  await page.goBack();
  await visitor.isOn(/SearchBar/);
  await visitor.sees(center.home.catalogue);
  await visitor.open('pages/IndexCenter/IndexCenter');
  await visitor.tap(core.title.exhibits);
  await visitor.isOn('pages/exhibit/exhibits');

  // What was looked at shows without a network, too.
  watch.expect(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await visitor.tap('Redlichia trilobite');
  await visitor.sees('Redlichia mansuyi');
});

journey('exhibit', 'its first page takes at most 40 KB more than an empty one', async ({ page, browser }) => {
  const take = async (visitor: Visitor, path: string, heading: string) => {
    const sizes = new Map<string, number>();
    const asked = new Set<string>();
    const ahead = new Set<string>();
    // A page's own files came before it shows; those that are asked for later are fetched ahead, for other pages.
    let shown = false;
    visitor.page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      asked.add(pathname);
      if (shown && ['script', 'stylesheet'].includes(request.resourceType())) ahead.add(pathname);
    });
    visitor.page.on('requestfinished', async (request) => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      // From the browser's own cache nothing comes.
      if (responseBodySize > 0) sizes.set(new URL(request.url()).pathname, responseBodySize + responseHeadersSize);
    });
    await visitor.open(path);
    await expect(visitor.heading(heading)).toBeVisible();
    shown = true;
    await visitor.signedIn();
    await visitor.page.waitForLoadState('networkidle');
    // How far below the screen pictures are fetched is the browser's choice, by how quick it takes the network to be.
    const inView = await visitor.page.evaluate(() =>
      Array.from(document.images)
        .filter((image) => image.getBoundingClientRect().top < innerHeight)
        .map((image) => new URL(image.src).pathname),
    );
    for (const file of sizes.keys()) if (/\.svg$/.test(file) && !inView.includes(file)) sizes.delete(file);
    return { sizes, asked, ahead };
  };
  const empty = await take(new Visitor(page), 'pages/error/error', core.page.error);
  const context = await browser.newContext({ locale: 'en-US' });
  const whole = await take(new Visitor(await context.newPage()), 'pages/exhibit/exhibits', core.title.exhibits);
  await context.close();
  const own = [...whole.sizes].filter(([file]) => !empty.asked.has(file) && !whole.ahead.has(file));
  const bytes = own.reduce((sum, [, size]) => sum + size, 0);
  process.stdout.write(`catalogue: ${Math.round(bytes / 1024)} KB more in ${own.length} answers\n`);
  expect(own.map(([file]) => file)).toContain('/api/exhibitWechat/getExhibits');
  expect(bytes).toBeGreaterThan(10 * 1024);
  expect(bytes).toBeLessThan(40 * 1024);
});
