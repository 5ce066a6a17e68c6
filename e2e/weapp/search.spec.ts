import { search } from '@park/contract/search/calls';
import { words } from '../visitor';
import { expect, type Holder, signedIn, weappJourney } from './fixtures';

const { search: t } = words;

weappJourney('search', async ({ hold }) => {
  const holder: Holder = hold();
  const { phone, program, screen } = holder;
  await signedIn(holder);
  const ask = async (text: string) => {
    await screen.type(t.field, text);
    await screen.tap(t.search);
  };
  await program.launch('/pages/SearchBar/SearchBar');
  await screen.sees(t.hot);
  await ask('三叶虫');
  await screen.sees('Trilobite Quarry');
  await ask('LOBÍTE quar');
  await screen.sees('Trilobite Quarry');
  await screen.tap('Trilobite Quarry');
  await screen.isOn('pages/LivePoint/LivePoint');
  program.back();
  await screen.tap(t.clear);
  await screen.sees(t.history);
  await screen.tap(t.forget({ word: 'LOBÍTE quar' }));
  await expect.poll(() => phone.storage.get('search-history')).toBe(JSON.stringify(JSON.stringify(['三叶虫'])));
  for (const nasty of ["%_\\'", '🦕 🦖', '<script>alert(1)</script>']) {
    await ask(nasty);
    await screen.sees(t.none({ q: nasty }));
  }
  const asked = () => phone.requests.filter((call) => call.includes(search.path)).length;
  const before = asked();
  await ask('   ');
  await screen.sees(t.history);
  expect(asked()).toBe(before);
});
