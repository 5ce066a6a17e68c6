import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addUses, type Lang, parametersType, parseMessage, toExpression, type Uses } from './textMessage';

type Say = (p: Record<string, unknown>) => string;

function compiled(text: string, lang: Lang): { say: Say; type: string } {
  const message = parseMessage(text, lang, 'a file: a key');
  assert.ok(typeof message !== 'string');
  const uses: Uses = {};
  addUses(message.tokens, uses);
  const say = new Function('p', `return ${toExpression(message.tokens, lang, new Set())}`) as Say;
  return { say, type: parametersType(uses) };
}

test('a text without parameters is itself, quotes and braces as ICU has them', () => {
  assert.equal(parseMessage("It''s '{n}'", 'en', ''), "It's {n}");
});

test('a plural has its exact cases first, its count for #, and the categories that the language has by CLDR', () => {
  for (const lang of ['en', 'es', 'fr'] as const) {
    const { say, type } = compiled('{n, plural, =0 {none} one {one of #} other {# of #}}', lang);
    assert.equal(type, '{ n: number }');
    assert.equal(say({ n: 0 }), 'none');
    const rules = new Intl.PluralRules(lang);
    for (const n of [1, 2, 5, 21, 100, 101, 999_999])
      assert.equal(say({ n }), rules.select(n) === 'one' ? `one of ${n}` : `${n} of ${n}`, `${lang} ${n}`);
  }
  assert.throws(
    () => parseMessage('{n, plural, one {x} other {y}}', 'zh-Hans', 'texts: key'),
    /^Stop: texts: key: .*one is not valid/,
  );
});

test('a choice by null is for what is missing, and takes it', () => {
  const { say, type } = compiled('In{gate, select, null {} other { by {gate}}}', 'en');
  assert.equal(type, '{ gate: string | number | null | undefined }');
  assert.deepEqual(
    [null, undefined, '', 'East'].map((gate) => say({ gate })),
    ['In', 'In', 'In', 'In by East'],
  );
});

test('flags, choices within choices, and what a programmer would have to escape', () => {
  const { say, type } = compiled('{isLate, select, true {`late`} other {{part, select, a {A\\B} other {{n}}}}}', 'en');
  assert.equal(type, '{ isLate: boolean; n: string | number; part: string }');
  assert.equal(say({ isLate: true, part: 'a', n: 1 }), '`late`');
  assert.equal(say({ isLate: false, part: 'a', n: 1 }), 'A\\B');
  assert.equal(say({ isLate: false, part: 'b', n: 7 }), '7');
});

test('what cannot be read is told with its file and key', () => {
  assert.throws(
    () => parseMessage('{n, plural, other {', 'en', 'texts/en/app/order.json: pay.held'),
    /texts\/en\/app\/order\.json: pay\.held/,
  );
});
