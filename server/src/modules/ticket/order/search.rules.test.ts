import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { soughtBy } from './search.rules';

/** The ways in which a keyword is looked up, but for the whole phone, which is always one. */
const waysOf = (keyword: string) =>
  Object.keys(soughtBy(keyword))
    .filter((way) => way !== 'phone')
    .sort();

describe('what a keyword may be', () => {
  it('is the end of a number from four characters on, with or without the spaces it is shown with', () => {
    assert.equal(soughtBy('tk261121-7q4k2m').numberEnd, 'TK261121-7Q4K2M');
    assert.equal(soughtBy('1-7q4k2m').numberEnd, '1-7Q4K2M');
    assert.equal(soughtBy('01234 56789').numberEnd, '0123456789');
    assert.equal(soughtBy('4K2').numberEnd, undefined);
    assert.equal(soughtBy('7Q-4K2').numberEnd, undefined);
  });

  it('is four digits of a phone or an identity card, and no other count of them', () => {
    assert.deepEqual(waysOf('8001'), ['idEnd', 'numberEnd', 'phoneEnd']);
    assert.deepEqual([soughtBy('002x').idEnd, soughtBy('002x').phoneEnd], ['002X', undefined]);
    assert.deepEqual(waysOf('38001'), ['numberEnd']);
  });

  it('is a name where there is no digit in it', () => {
    assert.deepEqual(waysOf('李小梅'), ['name']);
    assert.deepEqual(waysOf('Anne-Marie O’Neil'), ['name']);
    assert.deepEqual(waysOf('李'), []);
  });

  it('is the number of a payment', () => {
    assert.equal(soughtBy('4200002345202611210123456789').payment, '4200002345202611210123456789');
    assert.deepEqual(waysOf(`' or 1=1 --`), []);
    assert.deepEqual(waysOf('%%%%__'), ['name']);
  });
});
