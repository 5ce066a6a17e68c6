import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { search } from '@park/contract/search/calls';
import type { SearchResult } from '@park/contract/search/schemas';
import { seed } from '../../seed/seed';
import { sharedPark } from '../../testing/sharedPark';
import { startTestApp } from '../../testing/testApp';
import queries from './queries.json' with { type: 'json' };
import { guideFor } from './questions';

const NOW = Date.parse('2026-05-04T00:00:00Z');

describe('what visitors of the sample park look for', () => {
  const park = sharedPark(() => startTestApp({ clock: () => NOW }));
  before(async () => {
    await seed(park.deps, park.config);
  });

  // By language: the beginning of the first hit's kind and id (`a|b`: either), and what is typed for it.
  for (const [language, wanted] of Object.entries(queries))
    it(`is found first: ${language}`, async () => {
      const wrong: string[] = [];
      for (const [expected, questions] of Object.entries(wanted))
        for (const q of questions) {
          const answer = await park.send(search, { q }, undefined, { 'accept-language': language });
          const [hit] = answer.json().result.items;
          const found = hit ? `${hit.kind} ${hit.id}` : 'nothing';
          if (!expected.split('|').some((one) => found.startsWith(one))) wrong.push(`${q}: ${found}, not ${expected}`);
        }
      assert.deepEqual(wrong, []);
    });

  it('is paged by the words of the first page: none twice, none left out', async () => {
    for (const [language, q] of [
      ['en', 'the sea'],
      ['en', 'the dinosaur'],
      ['zh-Hans', '的化石'],
    ] as const) {
      const pageOf = async (page: number, pageSize: number): Promise<SearchResult> =>
        (await park.send(search, { q, kind: 'exhibit', page, pageSize }, undefined, { 'accept-language': language })).json()
          .result;
      const whole = await pageOf(1, 50);
      const pages = await Promise.all([1, 2, 3].map((page) => pageOf(page, 2)));
      assert.deepEqual(
        pages.flatMap(({ items }) => items),
        whole.items.slice(0, 6),
      );
      assert.deepEqual(
        pages.map(({ total }) => total),
        Array(3).fill(whole.total),
      );
    }
  });
});

/** Words of a guide in what asks for something else. */
const INNOCENT = [
  '找不到妈妈喜欢的恐龙 孩子丢三落四 朋友不见不散 落水洞 晕线 日晕 丢垃圾 垃圾丢哪里 捡到化石怎么办 掉了牙的恐龙'.split(' '),
  ['snake fossil', 'find a friend dinosaur', 'find toilet for children', 'where can I find food for my baby', 'lost world'],
  ['where to find a hat', 'left bag storage', 'find water bottle refill', 'left turn to the family walk', 'missing link'],
  ['serpiente fósil', '¿dónde encuentro comida para niños?', '¿dónde puedo dejar el bolso?', 'devolver la audioguía'],
  ['serpent fossile', 'où trouver un restaurant pour enfants', 'où laisser un sac'],
].flat();
const IN_OTHER_WORDS = [
  ['help', '找不到我女儿 老公不见了 孩子的妈妈不见了 妈妈丢了，手机没带 小孩找不到了'.split(' ')],
  ['help', ['can’t find my mum', 'my son was bitten', 'je ne trouve plus ma fille', 'no encontré a mi hija']],
  ['lostFound', '孩子的帽子丢了 妈妈的手机不见了 婴儿车丢了 找不到手机 钥匙掉了 掉了钥匙 我的手机找不到了'.split(' ')],
] as const;

describe('guides', () => {
  it('answer nobody who asks for something else', () => {
    assert.deepEqual(
      INNOCENT.filter((question) => guideFor(question) !== null),
      [],
    );
  });
  it('answer who asks in other words, a person before a thing', () => {
    for (const [guide, questions] of IN_OTHER_WORDS) for (const one of questions) assert.equal(guideFor(one), guide, one);
  });
});
