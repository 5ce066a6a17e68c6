import { search } from '@park/contract/search/calls';
import { expect, journey } from '../fixtures';
import { Visitor, words } from '../visitor';

const { search: t } = words;
const SEARCH = 'pages/SearchBar/SearchBar';

journey('search', async ({ page, watch }) => {
  // The map that a place is shown on has no key here.
  watch.expect(/Map key missing/);
  const visitor = new Visitor(page);
  const ask = async (text: string) => {
    await visitor.top.getByRole('searchbox', { name: t.field }).fill(text);
    await visitor.tap(t.search);
  };
  await visitor.open(SEARCH);
  await visitor.sees(t.hot);
  await ask('三叶虫');
  await visitor.sees(t.kinds.livePoint);
  await visitor.sees('Trilobite Quarry');
  await ask('LOBÍTE quar');
  await expect(visitor.button('Trilobite Quarry').locator('.marked').first()).toHaveText('lobite Quar');
  await visitor.tap('Trilobite Quarry');
  await visitor.isOn(/^pages\/LivePoint\/LivePoint\?id=trilobite-quarry/);
  // The browser's back, once the page is there: before, it would only take the opening back.
  await expect(visitor.heading(words.core.title.livePoint)).toBeVisible();
  await page.goBack();

  await visitor.tap(t.clear);
  await visitor.sees(t.history);
  await visitor.tap(t.forget({ word: 'LOBÍTE quar' }));
  await expect(visitor.button('LOBÍTE quar')).toHaveCount(0);
  await page.reload();
  await visitor.tap('三叶虫');
  await visitor.sees('Trilobite Quarry');

  // What visitors ask for most: the way leads to the place on the map, and to the page that answers.
  await ask('厕所');
  await visitor.sees(t.kinds.place);
  await visitor.top
    .getByRole('button', { name: /toilet/i })
    .first()
    .tap();
  await visitor.isOn(/^pages\/SearchBar\/SearchBar\?view=map&place=toilet/);
  await visitor.open(SEARCH);
  await ask('refund');
  await visitor.tap('Refunds and returning tickets');
  await visitor.isOn('pages/ticket/ticketRecord');
  await visitor.open(SEARCH);

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(search.path)) asked.push(new URL(request.url()).searchParams.get('q') ?? '');
  });
  for (const nasty of ["%_\\'", '🦕 🦖', '<script>alert(1)</script>', 'nobody wrote this']) {
    await ask(nasty);
    await visitor.sees(t.none({ q: nasty }));
  }
  await ask('🦴'.repeat(5_000));
  await visitor.sees(/^Nothing found for “🦴+”/u);
  expect([...(asked.at(-1) ?? '')].length).toBeLessThanOrEqual(64);
  const before = asked.length;
  await ask('    ');
  await visitor.sees(t.history);
  expect(asked.length).toBe(before);
});
