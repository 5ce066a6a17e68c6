import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderMessage } from '../modules/live/live.messages';
import { LANGS } from './lang';
import { liveMessages } from './texts/live';

describe('texts of live', () => {
  it('leave no hole in a message', () => {
    const params = {
      name: 'Ada',
      number: 'LV260505-7QXK',
      point: { en: 'Ammonite Wall', 'zh-Hans': '菊石崖' },
      start: Date.parse('2026-05-05T01:00:00Z'),
      end: Date.parse('2026-05-05T02:30:00Z'),
      reason: 'Rock fell',
    };
    const kinds = Object.keys(liveMessages) as (keyof typeof liveMessages)[];
    for (const kind of kinds)
      for (const lang of LANGS) {
        const { title, text } = renderMessage({ id: 'm', kind, params, reservationId: null, createdAt: 0 }, lang);
        assert.doesNotMatch(title + text, /[{}]|undefined|null/);
        assert.match(text, /Rock fell$/);
      }
    const textIn = (lang: 'zh-Hans' | 'en') =>
      renderMessage(
        { id: 'm', kind: 'reservationBooked', params: { ...params, reason: null }, reservationId: null, createdAt: 0 },
        lang,
      ).text;
    assert.equal(textIn('en'), 'Ammonite Wall, Tue 5 May 09:00–10:30, number LV260505-7QXK. Check-in opens at 08:30.');
    assert.equal(textIn('zh-Hans'), '菊石崖，5月5日 周二 09:00–10:30，编号 LV260505-7QXK。08:30 起可以签到。');
  });
});
