import { messages as en } from '../../src/i18n/messages/en/en';
import { messages as es } from '../../src/i18n/messages/es/es';
import { messages as fr } from '../../src/i18n/messages/fr/fr';
import { messages as zhHans } from '../../src/i18n/messages/zh-Hans/zhHans';
import { messages as zhHant } from '../../src/i18n/messages/zh-Hant/zhHant';
import { expect, weappJourney } from './fixtures';

/** What WeChat says of the phone's language → what the app speaks. */
const PHONES = [
  ['zh_CN', zhHans],
  ['zh_TW', zhHant],
  ['en', en],
  ['es', es],
  ['fr', fr],
  ['de', en],
] as const;

for (const [language, messages] of PHONES) {
  weappJourney('languages', language, async ({ hold }) => {
    const { program, screen } = hold(language);
    await program.launch('/pages/home/home');
    await screen.sees(messages.live.find.title);
    await program.tapTab(1);
    await screen.sees(messages.core.title.indexPersonalCenter);
  });
}

weappJourney('settings', async ({ hold }) => {
  const { program, screen } = hold();
  await program.launch('/pages/IndexPersonalCenter/IndexPersonalCenter');
  await screen.sees(en.core.title.indexPersonalCenter);
  await screen.tap('Français');
  await screen.sees(fr.core.title.indexPersonalCenter);
  await program.tapTab(2);
  await screen.sees(fr.live.find.title);
  expect(program.stack).toHaveLength(1);
});
