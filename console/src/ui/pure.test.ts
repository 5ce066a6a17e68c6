import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstLanguage } from '../i18n/language';
import { filtersOf, placeOf, withFilters, withPlace } from './list/useListState';
import { differences, merged } from './merge';
import { fromParkInput, toParkInput } from './parkInput';

test('a list’s address is believed only as far as it makes sense', () => {
  assert.deepEqual(placeOf(new URLSearchParams('after=WyJh&size=9999')), { pageSize: 100, after: 'WyJh', before: undefined });
  assert.deepEqual(filtersOf(new URLSearchParams('state=paid&after=x&day=')), { state: 'paid' });
  assert.equal(
    withFilters(new URLSearchParams('after=WyJh&state=paid'), { state: '', day: '2026-05-04' }).toString(),
    'day=2026-05-04',
  );
  const place = (text: string, after?: string) => withPlace(new URLSearchParams(text), { pageSize: 20, after }).toString();
  assert.equal(place('a=1&before=end'), 'a=1');
  assert.equal(place('a=1&before=end', 'WyJh'), 'a=1&after=WyJh');
});

test('two versions are merged field by field', () => {
  const mine = { title: 'a', text: 'mine', pinned: true };
  const theirs = { title: 'a', text: 'theirs', pinned: false };
  assert.deepEqual(
    differences(mine, theirs, ['title', 'text', 'pinned']).map(({ field }) => field),
    ['text', 'pinned'],
  );
  // Languages that were written in another order.
  assert.deepEqual(differences({ t: { a: '1', b: '2' } }, { t: { b: '2', a: '1' } }, ['t']), []);
  // One that was written and taken back.
  assert.deepEqual(differences({ t: { a: '1', b: '' } }, { t: { a: '1' } }, ['t']), []);
  assert.deepEqual(merged(mine, theirs, new Set(['text'] as const)), { title: 'a', text: 'mine', pinned: false });
});

test('a moment goes through a browser’s field by the park’s clock', () => {
  assert.equal(toParkInput('2026-05-04T01:30:00Z'), '2026-05-04T09:30');
  assert.equal(fromParkInput('2026-05-04T09:30'), '2026-05-04T09:30:00+08:00');
  assert.equal(fromParkInput(toParkInput(null)), null);
});

test('the language is the one chosen, else the browser’s first that we speak, else Chinese', () => {
  assert.equal(firstLanguage('en', ['zh-CN']), 'en');
  assert.equal(firstLanguage(null, ['fr-FR', 'en-GB', 'zh-CN']), 'en');
  assert.equal(firstLanguage('de', ['fr']), 'zh-Hans');
});
