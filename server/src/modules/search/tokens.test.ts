import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { excerpt, mark } from './marks';
import { loadPinyin } from './pinyin';
import { asFound, joined, tokensOf, wantedTokens, wordsOf } from './tokens';

const isFound = (question: string, text: string) => {
  const tokens = new Set(wordsOf(text).flatMap(tokensOf));
  const words = wordsOf(question);
  return (
    words.length > 0 &&
    words.every(
      (word) => wantedTokens(word).every((token) => tokens.has(token)) && joined(wordsOf(text)).includes(asFound(word)),
    )
  );
};
const marked = (text: string, question: string) =>
  mark(text, wordsOf(question))
    .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
    .join('');

describe('words', () => {
  it('lose case, accents, width and signs', () => {
    assert.deepEqual(wordsOf('Ámbar & Œuvre — ＶＲ体验！ Straße'), ['ambar', 'oeuvre', 'vr', '体验', 'strasse']);
  });

  it('are none in what nobody can read', () => {
    for (const nothing of ['', '   ', "%_\\'", '🦕🦖', '\u0001\u0007\u200b', '——…']) assert.deepEqual(wordsOf(nothing), []);
  });

  it('are found from their beginning, in their middle, and by one Han character', () => {
    const text = '云岭化石博物馆 Museo de los Fósiles, trilobites';
    for (const question of ['化', '石博', '化石 博物馆', 'm', 'mu', 'mus', 'LOBIT', 'fosil', 'fósiles', 'museo 云岭'])
      assert.ok(isFound(question, text), question);
    for (const question of ['石化', '博馆', 'us', 'trilobita', 'museo 恐龙']) assert.ok(!isFound(question, text), question);
  });
});

it('a name of several Han characters is said by its syllables and by their first letters', async () => {
  const pinyinOf = await loadPinyin();
  assert.deepEqual(pinyinOf('三叶虫'), ['sanyechong', 'syc']);
  assert.deepEqual(pinyinOf('贵洲龙'), pinyinOf('贵州龙'));
  for (const none of ['龙', 'trilobite', 'アンモナイト']) assert.deepEqual(pinyinOf(none), []);
});

describe('marks', () => {
  it('show what was found, as it is written', () => {
    assert.equal(marked('Museo de los Fósiles', 'FOSIL museo'), '[Museo] de los [Fósil]es');
    assert.equal(marked('恐龙足迹坪', '足迹'), '恐龙[足迹]坪');
    assert.equal(marked('Straße der Ammoniten', 'strasse'), '[Straße] der Ammoniten');
    assert.equal(marked('Trilobites, tritons', 'tri'), '[Tri]lobites, [tri]tons');
    assert.equal(marked('a map, amap', 'm'), 'a [m]ap, amap');
    assert.equal(marked('🦕 三叶虫 🦖', '三叶虫'), '🦕 [三叶虫] 🦖');
    assert.equal(marked('<b>amber</b>', 'b'), '<[b]>amber</[b]>');
  });

  it('take overlapping words as one', () => {
    assert.equal(marked('化石馆', '化石 石馆'), '[化石馆]');
    assert.equal(marked('Trilobite Quarry', 'lobite quar'), 'Tri[lobite Quar]ry');
  });

  it('cut a long text around its first hit', () => {
    const parts = excerpt(`${'海'.repeat(300)}菊石${'山'.repeat(300)}`, ['菊石']);
    const text = parts.map((part) => part.text).join('');
    assert.match(text, /^…海{10}菊石山{33}…$/);
    assert.deepEqual(
      parts.filter(({ hit }) => hit),
      [{ text: '菊石', hit: true }],
    );
    assert.deepEqual(excerpt('short', ['nothing']), [{ text: 'short', hit: false }]);
  });
});
