import { loadLanguage, t } from '@/i18n/language';
import { LANGUAGES } from '@/i18n/languages';
import { tabLabels } from './tabLabels';

it.each(LANGUAGES)(
  'tells four tabs apart by what is read and by what is seen, where there are no live points, in %s',
  async (lang) => {
    await loadLanguage(lang);
    const labels = tabLabels(t().core, false);
    for (const part of ['text', 'name', 'icon'] as const) expect(new Set(labels.map((label) => label[part])).size).toBe(4);
    expect(new Set(tabLabels(t().core, true).map(({ name }) => name)).size).toBe(4);
  },
);
