import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageOf } from '../../ui/contentLanguages';
import { isWritten, plainWords, readLink } from '../../ui/richText/richHtml';
import { canBeSent, newNotice, shownState, toContents } from './noticeForm';

const AT = Date.parse('2026-05-04T10:00:00+08:00');

test('only what is written is sent, and an empty paragraph is nothing', () => {
  const values = newNotice();
  values.title['zh-Hans'] = '开放';
  values.title.en = '  ';
  values.text['zh-Hans'] = '<p>九点</p>';
  values.text.en = '<p></p>';
  values.showFrom = '2026-05-04T09:30';
  const sent = toContents(values);
  assert.deepEqual([sent.title, sent.text], [{ 'zh-Hans': '开放' }, { 'zh-Hans': '<p>九点</p>' }]);
  assert.deepEqual([sent.showFrom, sent.showUntil], ['2026-05-04T09:30:00+08:00', null]);
  assert.equal(canBeSent(values), true);
  assert.equal(canBeSent(newNotice()), false);
});

test('a published notice is planned before its time and over after it', () => {
  const state = 'published' as const;
  assert.equal(shownState({ state, showFrom: '2026-05-04T11:00:00+08:00', showUntil: null }, AT), 'planned');
  assert.equal(shownState({ state, showFrom: null, showUntil: '2026-05-04T10:00:00+08:00' }, AT), 'over');
  assert.equal(shownState({ state, showFrom: null, showUntil: null }, AT), 'published');
  assert.equal(shownState({ state: 'draft', showFrom: null, showUntil: '2026-05-01T10:00:00+08:00' }, AT), 'draft');
});

test('rich text is read as words, and a picture is something', () => {
  assert.equal(plainWords('<h2>A&amp;B</h2><ul><li><p>one</p></li><li><p>two</p></li></ul>'), 'A&B\none\ntwo');
  assert.equal(isWritten('<p> </p>'), false);
  assert.equal(isWritten('<img src="/api/sysFile/file/x">'), true);
});

test('a link leads where the server lets it', () => {
  assert.equal(readLink('park.example/hours'), 'https://park.example/hours');
  assert.equal(readLink('/pages/help/help?from=notice'), '/pages/help/help?from=notice');
  assert.equal(readLink('tel:+86 858 123'), 'tel:+86 858 123');
  for (const wrong of ['javascript:alert(1)', 'https://park.example@evil.example', '', 'help'])
    assert.equal(readLink(wrong), null, wrong);
});

test('a mistake leads to the language it is in', () => {
  assert.equal(languageOf([['category'], ['title', 'en']]), 'en');
  assert.equal(languageOf([['showUntil']]), undefined);
});
