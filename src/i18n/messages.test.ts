import { retryTexts } from '@/platform/retryTexts';
import type { Texts } from './areas';
import { loadLanguage, t } from './language';
import { LANGUAGES, type Lang } from './languages';

const packs = {} as Record<Lang, Texts>;
beforeAll(async () => {
  for (const lang of LANGUAGES) {
    await loadLanguage(lang);
    packs[lang] = t();
  }
});

type Leaf = { path: string; value: unknown };

function leaves(value: unknown, path = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key));
}

/** How days and numbers are written is for `format.test.ts`. */
function texts(lang: Lang): Leaf[] {
  const { calendar: _, ...words } = packs[lang];
  return leaves(words);
}
const TWOS = new Proxy({}, { get: () => '2' });
/** What visitors read in a language, with the same small number for all that a template is given. */
const written = (lang: Lang) => texts(lang).map(({ value }) => String(typeof value === 'function' ? value(TWOS) : value));

describe.each(LANGUAGES)('%s', (lang) => {
  it('leaves nothing empty, untrimmed or unfinished', () => {
    const bad = texts(lang).filter(
      ({ value }) =>
        typeof value === 'string' &&
        (value.trim() === '' || value !== value.trim() || /TODO|\{\w+\}|\$\{|undefined/.test(value)),
    );
    expect(bad).toEqual([]);
  });

  it('keeps to its own script', () => {
    const han = /\p{Script=Han}/u;
    const bad = texts(lang).filter(({ value }) => typeof value === 'string' && !lang.startsWith('zh') && han.test(value));
    expect(bad).toEqual([]);
  });
});

it('writes traditional Chinese in traditional characters', () => {
  // Simplified forms that differ from the traditional and turn up in any screenful of this app.
  const simplified = /[页录请么时间记来对过还长这们说话网络级实现为后见]/u;
  const allowed = /皇后/u;
  const bad = texts('zh-Hant').filter(({ value }) => typeof value === 'string' && simplified.test(value.replace(allowed, '')));
  expect(bad).toEqual([]);
});

it.each(['zh-Hans', 'zh-Hant'] as const)('addresses visitors politely in %s', (lang) => {
  const informal = texts(lang).filter(({ value }) => /你/.test(String(value)));
  expect(informal).toEqual([]);
});

it.each(LANGUAGES)('stays calm in %s', (lang) => {
  expect(written(lang).filter((text) => /[!¡！]/.test(text))).toEqual([]);
});

it.each(['en', 'es', 'fr'] as const)('ends the second of two sentences as the first in %s', (lang) => {
  expect(written(lang).filter((text) => /\. [«¿“\p{Lu}]/u.test(text) && !/[.?…][»”]?$/.test(text))).toEqual([]);
});

it('keeps marks on the line of their word in French', () => {
  expect(written('fr').filter((text) => / [:;?!%»]|« /.test(text))).toEqual([]);
});

it('opens every question in Spanish', () => {
  expect(written('es').filter((text) => text.split('?').length !== text.split('¿').length)).toEqual([]);
});

describe('the words that are binding (R-text-2)', () => {
  it('stand in English letter for letter', () => {
    const { request, signIn, page } = packs.en.core;
    expect({ ...request, userInfo: signIn.userInfoFailed, redirect: signIn.redirectFailed }).toEqual({
      failed: 'Request Error.',
      timeout: 'network timeout',
      network: 'network connection error',
      notFound: 'interface path not found',
      userInfo: 'failed to get user info, try again later',
      redirect: 'failed to get redirect URL, try again later',
    });
    expect(retryTexts('en').retry).toBe('connection timed out, click the screen to retry');
    expect(page.notFound).toBe('page not found');
    expect(page.locked).toBe('the page is locked');
  });

  it('label the tab bar', () => {
    const labels = ({ core }: Texts) => [core.tab.center, core.tab.mine, core.tab.live, core.tab.anchor];
    expect(labels(packs.en)).toEqual(['home', 'mine', 'home', 'personal center']);
    expect(labels(packs['zh-Hans'])).toEqual(['首页', '我的', '首页', '个人中心']);
  });

  it.each(LANGUAGES)('tell the two homes apart for those who hear them, in %s', (lang) => {
    const { tab } = packs[lang].core;
    expect(tab.centerName).not.toBe(tab.liveName);
    expect(tab.centerName.startsWith(tab.center)).toBe(true);
    expect(tab.liveName.startsWith(tab.live)).toBe(true);
  });
});

describe('templates of core', () => {
  it.each(LANGUAGES)('use what they are given, in %s', (lang) => {
    const text = packs[lang].core.field.written({ count: 7, max: 500 });
    expect(text).toContain('7');
    expect(text).toContain('500');
  });

  it('have the plural of their number', () => {
    expect(packs.en.core.field.written({ count: 0, max: 1 })).toBe('0 of 1 character');
    expect(packs.en.core.field.written({ count: 0, max: 2 })).toBe('0 of 2 characters');
    expect(packs.es.core.field.written({ count: 0, max: 1 })).toBe('0 de 1 carácter');
    expect(packs.es.core.field.written({ count: 0, max: 2 })).toBe('0 de 2 caracteres');
    expect(packs.fr.core.field.written({ count: 0, max: 1 })).toBe('0 sur 1 caractère');
    expect(packs.fr.core.field.written({ count: 0, max: 2 })).toBe('0 sur 2 caractères');
  });
});

it.each([
  ['fr', 'demain 10:00', 'Inscription à partir de\u00a0: demain 10:00', 'Retiré\u00a0: demain 10:00', 'jusqu’à demain 10:00'],
  [
    'fr',
    'sam. 21 nov. 10:00',
    'Inscription à partir de\u00a0: sam. 21 nov. 10:00',
    'Retiré\u00a0: sam. 21 nov. 10:00',
    'jusqu’au sam. 21 nov. 10:00',
  ],
  ['es', 'mañana 10:00', 'Inscripción desde: mañana 10:00', 'Retirado: mañana 10:00', 'hasta mañana 10:00'],
  ['es', 'sáb 21 nov 10:00', 'Inscripción desde: sáb 21 nov 10:00', 'Retirado: sáb 21 nov 10:00', 'hasta el sáb 21 nov 10:00'],
] as const)('%s says “%s” as its day is named', (lang, moment, opens, withdrawn, until) => {
  const { ballot, guardian, center } = packs[lang];
  expect([
    ballot.opensAt({ time: moment }),
    guardian.withdrawnAt({ time: moment }),
    center.warnings.until({ when: moment }),
  ]).toEqual([opens, withdrawn, until]);
});
