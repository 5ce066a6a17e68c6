import { expect, journey } from '../fixtures';
import { Visitor, words } from '../visitor';

const { core } = words;

journey('exhibit', 'its first page takes at most 40 KB more than an empty one', async ({ page, browser }) => {
  const take = async (visitor: Visitor, path: string, heading: string) => {
    const sizes = new Map<string, number>();
    const requested = new Set<string>();
    const ahead = new Set<string>();
    // A page's own files came before it shows; those that are asked for later are fetched ahead, for other pages.
    let shown = false;
    visitor.page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      requested.add(pathname);
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
    return { sizes, requested, ahead };
  };
  const empty = await take(new Visitor(page), 'pages/error/error', core.page.error);
  const context = await browser.newContext({ locale: 'en-US' });
  const whole = await take(new Visitor(await context.newPage()), 'pages/exhibit/exhibits', core.title.exhibits);
  await context.close();
  const own = [...whole.sizes].filter(([file]) => !empty.requested.has(file) && !whole.ahead.has(file));
  const bytes = own.reduce((sum, [, size]) => sum + size, 0);
  process.stdout.write(`catalogue: ${Math.round(bytes / 1024)} KB more in ${own.length} answers\n`);
  expect(own.map(([file]) => file)).toContain('/api/exhibitWechat/getExhibits');
  expect(bytes).toBeGreaterThan(10 * 1024);
  expect(bytes).toBeLessThan(40 * 1024);
});
