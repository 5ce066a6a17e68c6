import { loadLanguage } from '@/i18n/language';
import { words } from './words';

it('waits for the texts of every page, and then has them at once', async () => {
  const early = words();
  await loadLanguage('en', []);
  expect((await early).request.network).toBe('network connection error');
  expect((await words()).request.network).toBe('network connection error');
});
