import { search } from '@park/contract/search/calls';
import { expect } from '@playwright/test';
import { onBoth } from '../both';
import { words } from '../visitor';

const { search: t, core, about } = words;
const SEARCH = 'pages/SearchBar/SearchBar';

onBoth('search', async ({ phone }) => {
  // The map that a place is shown on has no key here.
  phone.mayComplain(/Map key missing/);
  const ask = async (text: string) => {
    await phone.fill(t.field, text);
    await phone.tap(t.search);
  };
  await phone.signedIn();
  await phone.open(SEARCH);
  await phone.sees(t.hot);
  await ask('三叶虫');
  await phone.sees(t.kinds.livePoint);
  await phone.sees('Trilobite Quarry');
  await ask('LOBÍTE quar');
  await phone.sees('Trilobite Quarry');
  const marked = phone.web?.button('Trilobite Quarry').locator('.marked').first();
  if (marked) await expect(marked).toHaveText('lobite Quar');
  await phone.tap('Trilobite Quarry');
  await phone.isOn('pages/LivePoint/LivePoint');
  // The browser's back, once the page is there: before, it would only take the opening back.
  if (phone.web) await expect(phone.web.heading(core.title.livePoint)).toBeVisible();
  await phone.back();

  await phone.tap(t.clear);
  await phone.sees(t.history);
  await phone.tap(t.forget({ word: 'LOBÍTE quar' }));
  await phone.seesNot('LOBÍTE quar');
  await phone.reload();
  await phone.tap('三叶虫');
  await phone.sees('Trilobite Quarry');

  // What visitors ask for most: the way leads to the place on the map, and to the page that answers.
  await ask('厕所');
  await phone.sees(t.kinds.place);
  await phone.tap(/toilet/i);
  await expect.poll(() => phone.param('place')).toMatch(/^toilet/);
  expect(phone.param('view')).toBe('map');
  await phone.open(SEARCH);
  await ask('refund');
  await phone.tap('Refunds and returning tickets');
  await phone.isOn('pages/ticket/ticketRecord');

  await phone.open(SEARCH);
  await ask('几点关门');
  await phone.sees(/last entry \d\d:\d\d/);
  await phone.tap('Opening hours');
  await phone.isOn('pages/about/about');
  await phone.sees(about.hours);
  await phone.sees(/\d\d:\d\d–\d\d:\d\d, last entry/);

  await phone.open(SEARCH);
  const queries: string[] = [];
  phone.web?.page.on('request', (request) => {
    if (request.url().includes(search.path)) queries.push(new URL(request.url()).searchParams.get('q') ?? '');
  });
  for (const nasty of ["%_\\'", '🦕 🦖', '<script>alert(1)</script>', 'nobody wrote this']) {
    await ask(nasty);
    await phone.sees(t.none({ q: nasty }));
  }
  await ask('🦴'.repeat(5_000));
  await phone.sees(/Nothing found for “🦴+”/u);
  expect([...(queries.at(-1) ?? '')].length).toBeLessThanOrEqual(64);
  const before = phone.calls(search.path);
  await ask('    ');
  await phone.sees(t.history);
  expect(phone.calls(search.path)).toBe(before);
});
