import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ErrorCode, type ErrorName } from '@park/contract/errors';
import { errorMessage } from './errors';
import { LANGS, negotiate, pickText } from './lang';

describe('the reader’s language', () => {
  for (const [header, lang] of [
    [undefined, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['zh', 'zh-Hans'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-Hans'],
    ['zh-Hans-HK', 'zh-Hans'],
    ['zh-TW', 'zh-Hant'],
    ['zh-Hant', 'zh-Hant'],
    ['ZH-hk', 'zh-Hant'],
    ['es-MX', 'es'],
    ['fr-CA,fr;q=0.9', 'fr'],
    ['de-DE,de;q=0.9', 'en'],
    ['de, fr;q=0.5, es;q=0.7', 'es'],
    ['fr;q=0, es;q=0.1', 'es'],
    ['nonsense;;;q=x', 'en'],
    ['x'.repeat(100_000), 'en'],
  ] as const) {
    it(`is ${lang} for ${String(header).slice(0, 40)}`, () => assert.equal(negotiate(header), lang));
  }

  it('falls back from what is missing to Chinese, English, anything', () => {
    assert.equal(pickText({ fr: 'f', 'zh-Hans': 'z' }, 'fr'), 'f');
    assert.equal(pickText({ en: 'e', 'zh-Hans': 'z' }, 'es'), 'z');
    assert.equal(pickText({ en: 'e', fr: 'f' }, 'es'), 'e');
    assert.equal(pickText({ fr: 'f' }, 'es'), 'f');
    assert.equal(pickText({}, 'es'), '');
  });
});

describe('error sentences', () => {
  for (const name of Object.keys(ErrorCode) as ErrorName[]) {
    it(`${name} reads differently in each language`, () => {
      const sentences = LANGS.map((lang) => errorMessage(name, lang));
      assert.equal(new Set(sentences).size, LANGS.length, sentences.join(' | '));
      for (const sentence of sentences) assert.doesNotMatch(sentence, /[{}]|undefined/);
      // In French a mark stays on the line of its word.
      assert.doesNotMatch(errorMessage(name, 'fr'), / [:;?!%»]|« /);
    });
  }
});
