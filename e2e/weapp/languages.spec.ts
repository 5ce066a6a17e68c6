import { textsIn } from '../texts';
import { words } from '../visitor';
import { expect, weappJourney } from './fixtures';

/** What WeChat says of the phone's language → what the app speaks. */
const PHONES = [
  ['zh_CN', 'zh-Hans'],
  ['zh_TW', 'zh-Hant'],
  ['en', 'en'],
  ['es', 'es'],
  ['fr', 'fr'],
  ['de', 'en'],
] as const;

const fr = textsIn('fr');

for (const [language, lang] of PHONES) {
  weappJourney('languages', language, async ({ hold }) => {
    const { program, screen } = hold(language);
    await program.launch('/pages/home/home');
    await screen.sees(textsIn(lang).live.sights);
    await program.tapTab(1);
    await screen.sees(textsIn(lang).core.title.indexPersonalCenter);
  });
}

weappJourney('settings', async ({ hold }) => {
  const { program, screen } = hold();
  await program.launch('/pages/IndexPersonalCenter/IndexPersonalCenter');
  await screen.sees(words.core.title.indexPersonalCenter);
  await screen.tap('Français');
  await screen.sees(fr.core.title.indexPersonalCenter);
  await program.tapTab(2);
  await screen.sees(fr.live.sights);
  expect(program.stack).toHaveLength(1);
});
