import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SUBSCRIBE_PURPOSES } from '@park/contract/message/subscribe';
import { ConfigError, parseConfig } from '../../../config';
import { LANGS } from '../../../i18n/lang';
import { subscribeTips } from '../../../i18n/texts/subscribe';
import { dataOf, outcomeOf, SUBSCRIBE_PHRASES } from './subscribe.rules';

const start = Date.parse('2026-05-05T01:00:00Z');
const end = Date.parse('2026-05-05T16:00:00Z');
const templateOf = (fields: string) =>
  parseConfig({ WECHAT_SUBSCRIBE_PLACE_OFFERED: `abcdefghij,${fields}` }).subscribe.placeOffered;

describe('what a subscribe message says', () => {
  const valuesOf = (fields: string, params = {}) => {
    const template = templateOf(fields);
    assert.ok(template);
    return Object.values(dataOf(template, 'placeOffered', params, 'en')).map(({ value }) => value);
  };

  it('fits WeChat’s fields, whatever it is about', () => {
    const name = 'A walk through the valley 🦕 of footprints';
    assert.deepEqual(valuesOf('thing1=what', { name }), ['A walk through the …']);
    assert.deepEqual(valuesOf('thing1=what', { ticket: { 'zh-Hans': '成人票' } }), ['成人票']);
    assert.deepEqual(valuesOf('time2=when,date3=when,time4=until', { start, end, until: end }), [
      '2026年5月5日 09:00~2026年5月6日 00:00',
      '2026年5月5日',
      '2026年5月6日 00:00',
    ]);
    assert.deepEqual(valuesOf('number1=quantity,thing2=quantity', { quantity: 3 }), ['3', '3']);
    assert.deepEqual(valuesOf('thing1=what,time2=when'), ['-', '-']);
    assert.deepEqual(valuesOf('phrase1=status,thing2=status'), ['有名额了', '有名额了']);
    for (const [what, fits] of [
      ['恐龙足迹谷地质公园成人票', '恐龙足迹谷地质公园成'],
      ['Fossil valley adult ticket', 'Fossil valley adult'],
      ['Adult 成人票 2026', 'Adult 成人票'],
      ['2026', '-'],
    ] as const)
      assert.deepEqual(valuesOf('name1=what', { name: what }), [fits], what);
  });

  it('has a sentence in every language that is no longer than WeChat shows', () => {
    for (const purpose of SUBSCRIBE_PURPOSES)
      for (const lang of LANGS) assert.ok([...subscribeTips[purpose][lang]].length <= 20, `${purpose} ${lang}`);
    for (const phrase of Object.values(SUBSCRIBE_PHRASES)) assert.match(phrase, /^\p{Script=Han}{1,5}$/u);
  });

  it('is done with, given up or tried again, by WeChat’s code', () => {
    assert.deepEqual([43101, 47003, 40037, 41030, 40001, 40125].map(outcomeOf), [
      'refused',
      'failed',
      'failed',
      'failed',
      'later',
      'later',
    ]);
  });
});

describe('templates in the environment', () => {
  it('are refused when a field holds what is not known, or is of a kind that cannot hold it', () => {
    for (const wrong of [
      'short,thing1=tip',
      'abcdefghij',
      'abcdefghij,thing1=weather',
      'abcdefghij,phrase1=tip',
      'abcdefghij,phrase1=what',
      'abcdefghij,name1=tip',
      'abcdefghij,thing1=amount',
    ])
      assert.throws(() => parseConfig({ WECHAT_SUBSCRIBE_PLACE_OFFERED: wrong }), ConfigError, wrong);
    const { subscribe, ticketCard } = parseConfig({ WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: 's' });
    assert.deepEqual([subscribe, ticketCard], [{}, null], 'at WeChat itself nobody is asked about what is not set up');
  });

  it('number all states of a card, or none', () => {
    const { ticketCard } = parseConfig({ WECHAT_TICKET_CARD: 'issued:2,used:3,refunded:7,expired:9' });
    assert.deepEqual(ticketCard, { issued: 2, used: 3, refunded: 7, expired: 9 });
    for (const wrong of ['issued:2', 'issued:2,used:x,refunded:7,expired:9'])
      assert.throws(() => parseConfig({ WECHAT_TICKET_CARD: wrong }), /must number/);
  });
});
