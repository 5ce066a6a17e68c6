import { expect, journey } from '../fixtures';
import { releasedApp } from '../nextRelease';
import { Visitor, words } from '../visitor';
import { appUrl } from '../world';

const TYPED = 'The sign of the eastern gate has fallen over.';
const RETRY = 'connection timed out, click the screen to retry';
const { feedback } = words;

journey('nextRelease', async ({ page, park, watch }) => {
  watch.expect(
    /Failed to load resource/,
    /MIME type \('application\/json'\) is not executable/,
    /ChunkLoadError/i,
    /CSS_CHUNK_LOAD_FAILED/,
  );
  const app = await releasedApp();
  await park.openOther({ H5_DIR: app.folder });
  try {
    let loads = 0;
    // Counted as each begins: the page may show what it has to before it is said to be loaded.
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
    });
    const visitor = new Visitor(page);
    const opens = async (path: string) => {
      await visitor.goOn(path);
      await visitor.isOn(path);
      await expect(visitor.heading(/./).first()).toBeVisible();
    };
    await visitor.open();
    await visitor.signedIn();
    const before = loads;

    // The node has put its files where those of other releases find them: the open page goes on with what it was made of.
    const [first = ''] = await app.release();
    await expect.poll(async () => (await fetch(new URL(first, appUrl()))).status, { timeout: 30_000 }).toBe(200);
    await opens('pages/exhibit/exhibits');
    expect(loads).toBe(before);

    // Of the next release nobody has stored anything, as after more than a week: the page is loaded anew where it was bound for.
    await visitor.open('pages/feedBack/addfeedBack');
    await page.reload();
    await visitor.fill(feedback.form.text, TYPED);
    const [second = ''] = await app.release();
    expect((await fetch(new URL(second, appUrl()))).status).toBe(404);
    loads = 0;
    await opens('pages/ticket/ticketList');
    expect(loads).toBe(1);
    await opens('pages/feedBack/addfeedBack');
    await expect(visitor.top.getByRole('textbox', { name: feedback.form.text }), 'what was typed').toHaveValue(TYPED);

    // Only once: where files do not come after it either, it is said.
    await app.release();
    await page.route(/\/mp\/chunk\//, (route) => route.fulfill({ status: 404 }));
    loads = 0;
    await visitor.goOn('pages/activity/Activity');
    await expect(page.getByText(RETRY)).toBeVisible();
    expect(loads).toBe(1);
    await page.getByText(RETRY).tap();
    await expect(page.getByText(RETRY)).toBeVisible();
    expect(loads).toBe(1);
    await page.unroute(/\/mp\/chunk\//);
    await page.getByText(RETRY).tap();
    await visitor.isOn('pages/activity/Activity');
  } finally {
    await app.remove();
  }
});

journey('nextRelease', 'a page that is open needs no network for its own files', async ({ browser, park, watch }) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED/);
  const app = await releasedApp();
  await park.openOther({ H5_DIR: app.folder });
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  try {
    const page = await context.newPage();
    const visitor = new Visitor(page);
    await visitor.open('pages/exhibit/exhibits');
    await visitor.isOn('pages/exhibit/exhibits');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await app.release();
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
          navigator.serviceWorker.ready.then((worker) => worker.update()).catch(reject);
        }),
    );
    // A cheap phone has little room: what the browser keeps by itself may be gone.
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    await context.setOffline(true);
    await visitor.goOn('pages/ticket/ticketList');
    await visitor.isOn('pages/ticket/ticketList');
    await expect(visitor.heading(words.core.title.ticketList).first()).toBeVisible();
  } finally {
    await context.close();
    await app.remove();
  }
});
