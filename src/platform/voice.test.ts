import { voiceFor } from './voice';

const voice = (lang: string, localService = true, isDefault = false) => ({ lang, localService, default: isDefault });
const PHONE = [
  voice('en-US', false),
  voice('en_GB'),
  voice('zh-HK'),
  voice('zh_CN'),
  voice('zh-TW'),
  voice('es-419'),
  voice('fil'),
];

it.each([
  ['zh-Hans', 'zh_CN'],
  ['zh-Hant', 'zh-TW'],
  ['en', 'en_GB'],
  ['es', 'es-419'],
  ['fr', undefined],
])('finds for %s %s', (lang, found) => expect(voiceFor(PHONE, lang)?.lang).toBe(found));

it('takes the phone’s own choice, and a voice of the network rather than none', () => {
  expect(voiceFor([voice('fr-CA'), voice('fr-FR', true, true)], 'fr')?.lang).toBe('fr-FR');
  expect(voiceFor([voice('fr-CA', false)], 'fr')?.lang).toBe('fr-CA');
  expect(voiceFor([voice('zh-HK')], 'zh-Hant')?.lang).toBe('zh-HK');
  expect(voiceFor([], 'zh-Hans')).toBeNull();
});
