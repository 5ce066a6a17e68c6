import { LANGUAGES, type Lang } from './languages';
import { messages as enActivity } from './messages/en/activityArea';
import { messages as en } from './messages/en/en';
import { messages as enFeedback } from './messages/en/feedbackArea';
import { messages as enLostFound } from './messages/en/lostFoundArea';
import { messages as enMine } from './messages/en/mineArea';
import { messages as enNotice } from './messages/en/noticeArea';
import { messages as enPrize } from './messages/en/prizeArea';
import { messages as enSearch } from './messages/en/searchArea';
import { messages as enTicket } from './messages/en/ticketArea';
import { messages as esActivity } from './messages/es/activityArea';
import { messages as es } from './messages/es/es';
import { messages as esFeedback } from './messages/es/feedbackArea';
import { messages as esLostFound } from './messages/es/lostFoundArea';
import { messages as esMine } from './messages/es/mineArea';
import { messages as esNotice } from './messages/es/noticeArea';
import { messages as esPrize } from './messages/es/prizeArea';
import { messages as esSearch } from './messages/es/searchArea';
import { messages as esTicket } from './messages/es/ticketArea';
import { messages as frActivity } from './messages/fr/activityArea';
import { messages as frFeedback } from './messages/fr/feedbackArea';
import { messages as fr } from './messages/fr/fr';
import { messages as frLostFound } from './messages/fr/lostFoundArea';
import { messages as frMine } from './messages/fr/mineArea';
import { messages as frNotice } from './messages/fr/noticeArea';
import { messages as frPrize } from './messages/fr/prizeArea';
import { messages as frSearch } from './messages/fr/searchArea';
import { messages as frTicket } from './messages/fr/ticketArea';
import { messages as zhHansActivity } from './messages/zh-Hans/activityArea';
import { messages as zhHansFeedback } from './messages/zh-Hans/feedbackArea';
import { messages as zhHansLostFound } from './messages/zh-Hans/lostFoundArea';
import { messages as zhHansMine } from './messages/zh-Hans/mineArea';
import { messages as zhHansNotice } from './messages/zh-Hans/noticeArea';
import { messages as zhHansPrize } from './messages/zh-Hans/prizeArea';
import { messages as zhHansSearch } from './messages/zh-Hans/searchArea';
import { messages as zhHansTicket } from './messages/zh-Hans/ticketArea';
import { messages as zhHans } from './messages/zh-Hans/zhHans';
import { messages as zhHantActivity } from './messages/zh-Hant/activityArea';
import { messages as zhHantFeedback } from './messages/zh-Hant/feedbackArea';
import { messages as zhHantLostFound } from './messages/zh-Hant/lostFoundArea';
import { messages as zhHantMine } from './messages/zh-Hant/mineArea';
import { messages as zhHantNotice } from './messages/zh-Hant/noticeArea';
import { messages as zhHantPrize } from './messages/zh-Hant/prizeArea';
import { messages as zhHantSearch } from './messages/zh-Hant/searchArea';
import { messages as zhHantTicket } from './messages/zh-Hant/ticketArea';
import { messages as zhHant } from './messages/zh-Hant/zhHant';

const PACKS: Record<Lang, object> = {
  'zh-Hans': {
    ...zhHans,
    ...zhHansTicket,
    ...zhHansPrize,
    ...zhHansLostFound,
    ...zhHansFeedback,
    ...zhHansNotice,
    ...zhHansMine,
    ...zhHansActivity,
    ...zhHansSearch,
  },
  'zh-Hant': {
    ...zhHant,
    ...zhHantTicket,
    ...zhHantPrize,
    ...zhHantLostFound,
    ...zhHantFeedback,
    ...zhHantNotice,
    ...zhHantMine,
    ...zhHantActivity,
    ...zhHantSearch,
  },
  en: { ...en, ...enTicket, ...enPrize, ...enLostFound, ...enFeedback, ...enNotice, ...enMine, ...enActivity, ...enSearch },
  es: { ...es, ...esTicket, ...esPrize, ...esLostFound, ...esFeedback, ...esNotice, ...esMine, ...esActivity, ...esSearch },
  fr: { ...fr, ...frTicket, ...frPrize, ...frLostFound, ...frFeedback, ...frNotice, ...frMine, ...frActivity, ...frSearch },
};

type Leaf = { path: string; value: unknown };

function leaves(value: unknown, path = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key));
}

const texts = (lang: Lang) => leaves(PACKS[lang]);
const templates = (lang: Lang) => texts(lang).filter(({ value }) => typeof value === 'function');

describe.each(LANGUAGES)('%s', (lang) => {
  it('says the same things as zh-Hans', () => {
    expect(
      texts(lang)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(
      texts('zh-Hans')
        .map(({ path }) => path)
        .sort(),
    );
  });

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

  it('has templates where zh-Hans has them', () => {
    expect(
      templates(lang)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(
      templates('zh-Hans')
        .map(({ path }) => path)
        .sort(),
    );
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
  const said = texts(lang).filter(({ value }) => /你/.test(String(value)));
  expect(said).toEqual([]);
});

describe('the words of the specification', () => {
  it('stand in English letter for letter', () => {
    const { request, signIn, page } = en.core;
    expect({ ...request, userInfo: signIn.userInfoFailed, redirect: signIn.redirectFailed }).toEqual({
      failed: 'Request Error.',
      timeout: 'network timeout',
      network: 'network connection error',
      notFound: 'interface path not found',
      userInfo: 'failed to get user info, try again later',
      redirect: 'failed to get redirect URL, try again later',
    });
    expect(page.timedOut).toBe('connection timed out, click the screen to retry');
    expect(page.notFound).toBe('page not found');
    expect(page.locked).toBe('the page is locked');
  });

  it('label the tab bar', () => {
    const labels = ({ core }: typeof zhHans) => [core.tab.center, core.tab.mine, core.tab.live, core.tab.anchor];
    expect(labels(en)).toEqual(['home', 'mine', 'home', 'personal center']);
    expect(labels(zhHans)).toEqual(['首页', '我的', '首页', '个人中心']);
  });

  it.each(LANGUAGES)('tell the two homes apart for those who hear them, in %s', (lang) => {
    const { tab } = (PACKS[lang] as typeof zhHans).core;
    expect(tab.centerName).not.toBe(tab.liveName);
    expect(tab.centerName.startsWith(tab.center)).toBe(true);
    expect(tab.liveName.startsWith(tab.live)).toBe(true);
  });
});

describe('templates of core', () => {
  it.each(LANGUAGES)('use what they are given, in %s', (lang) => {
    const said = (PACKS[lang] as typeof zhHans).core.field.written(7, 500);
    expect(said).toContain('7');
    expect(said).toContain('500');
  });

  it('have the plural of their number', () => {
    expect(en.core.field.written(0, 1)).toBe('0 of 1 character');
    expect(en.core.field.written(0, 2)).toBe('0 of 2 characters');
    expect(es.core.field.written(0, 1)).toBe('0 de 1 carácter');
    expect(es.core.field.written(0, 2)).toBe('0 de 2 caracteres');
    expect(fr.core.field.written(0, 1)).toBe('0 sur 1 caractère');
    expect(fr.core.field.written(0, 2)).toBe('0 sur 2 caractères');
  });
});
