import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type ChosenLists, keepNamed, listOf, listWords } from './lists';
import { schemas } from './schemas';

const NOISE = { id: 'noise', name: { 'zh-Hans': '噪声' }, off: false };
const takes = (lists: object) => schemas.saveParkLists.in.safeParse({ version: 0, lists }).success;

describe('lists that staff keep', () => {
  it('are as delivered where nothing was chosen, and have what was chosen first', () => {
    assert.deepEqual(
      listOf('feedback', {}).map(({ id, off }) => [id, off]),
      [
        ['complaint', false],
        ['suggestion', false],
        ['praise', false],
        ['question', false],
      ],
    );
    const chosen = { feedback: [NOISE, { id: 'praise', name: null, off: true }] };
    assert.deepEqual(
      listOf('feedback', chosen).map(({ id, off }) => (off ? `no ${id}` : id)),
      ['noise', 'no praise', 'complaint', 'suggestion', 'question'],
    );
  });

  it('put the more urgent kind of help first, whatever order was chosen', () => {
    const help = [
      { id: 'other', name: null, off: false },
      { id: 'snake', name: 'Snake', off: false, urgency: 1 as const },
      { id: 'thirst', name: 'Thirst', off: false, urgency: 2 as const },
    ];
    assert.deepEqual(
      listOf('help', { help }).map(({ id }) => id),
      ['snake', 'danger', 'hurt', 'lostChild', 'thirst', 'lostWay', 'other'],
    );
  });

  it('call an entry by its own name, else by the program’s, else by its id', () => {
    const { nameOf, options } = listWords(
      'feedback',
      { feedback: [{ ...NOISE, name: 'Noise', off: true }] },
      { praise: 'Praise' },
    );
    assert.deepEqual(['noise', 'praise', 'gone'].map(nameOf), ['Noise', 'Praise', 'gone']);
    assert.deepEqual(options[0], { value: 'noise', label: 'Noise', off: true });
  });

  it('never lose the name of what may have been sent', () => {
    const before: ChosenLists<object> = { feedback: [NOISE, { id: 'praise', name: null, off: true }] };
    assert.deepEqual(keepNamed({}, before), { feedback: [{ ...NOISE, off: true }] });
    assert.deepEqual(keepNamed(before, before), before);
  });

  it('are refused with nothing to choose, a delivered name, or an own entry without what it needs', () => {
    const off = (id: string) => ({ id, off: true });
    assert.ok(takes({ feedback: [NOISE, ...['complaint', 'suggestion', 'praise', 'question'].map(off)] }));
    assert.ok(takes({ help: [{ ...NOISE, urgency: 1 }, off('danger')] }));
    for (const wrong of [
      { feedback: ['complaint', 'suggestion', 'praise', 'question'].map(off) },
      { feedback: [NOISE, NOISE] },
      { feedback: [{ id: 'noise' }] },
      { feedback: [{ id: 'noise', name: { en: 'Noise' } }] },
      { feedback: [{ id: 'praise', name: { 'zh-Hans': '赞' } }] },
      { feedback: [{ ...NOISE, urgency: 1 }] },
      { help: [NOISE] },
      { help: [off('other')] },
    ])
      assert.ok(!takes(wrong), JSON.stringify(wrong));
  });
});
