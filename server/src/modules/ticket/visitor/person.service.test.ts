import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { maskIdNumber, maskName, maskPhone } from '../../../masks';
import { ticketKeys } from '../ticketKeys';
import { createPersons } from './person.service';

const SECRET = 'a secret of the tests, long enough to be one';
const key = (id: string, byte: number) => ({ id, key: new Uint8Array(32).fill(byte) });
const persons = (dataKeys = [] as ReturnType<typeof key>[], authSecret = SECRET) =>
  createPersons(ticketKeys({ authSecret, dataKeys, ticketCodeKeys: [] }));
const LI = { name: '李小梅', idKind: 'idCard', idNumber: '11010519491231002X' } as const;
/** The card's number tells the day of birth. */
const READ = { ...LI, birthday: '1949-12-31' };

describe('persons at rest', () => {
  it('can be read back, and only by their keys', () => {
    const encrypted = persons().encrypt(LI);
    assert.deepEqual(persons().decrypt(encrypted), READ);
    assert.deepEqual(persons([], `${SECRET} changed`).decrypt(encrypted), {
      ...LI,
      name: '***',
      idNumber: '***',
      birthday: null,
    });
    assert.doesNotMatch(JSON.stringify(encrypted), /李|1949|0519/);
    assert.match(encrypted.idNumber, /^[0-9a-f]{6}\.[\w-]{16}\.[\w-]{24}\.[\w-]{22}$/);
  });

  it('look different each time, but their number’s hash does not', () => {
    const [one, two] = [persons().encrypt(LI), persons([key('k1', 1)]).encrypt({ ...LI, idNumber: '11010519491231002x ' })];
    assert.notEqual(one.name, persons().encrypt(LI).name);
    assert.equal(one.idHash, two.idHash);
    assert.notEqual(one.idHash, persons([], `${SECRET} changed`).encrypt(LI).idHash);
    assert.notEqual(one.idHash, persons().hashOf('110105194912310038'));
  });

  it('stay readable while keys are changed, until their key is taken away', () => {
    const derived = persons().encrypt(LI);
    const first = persons([key('k1', 1)]).encrypt(LI);
    const rotated = persons([key('k2', 2), key('k1', 1)]);
    for (const encrypted of [derived, first, rotated.encrypt(LI)]) assert.deepEqual(rotated.decrypt(encrypted), READ);
    assert.ok(rotated.encrypt(LI).name.startsWith('k2.'));
    assert.equal(rotated.prefix, 'k2.');
    assert.equal(persons([key('k2', 2)]).decrypt(first).name, '***');
  });

  it('notice every change, and a name put where a number belongs', () => {
    const encrypted = persons().encrypt(LI);
    const [id = '', iv = '', data = '', tag = ''] = encrypted.name.split('.');
    const flip = (text: string) => (text[0] === 'A' ? 'B' : 'A') + text.slice(1);
    for (const name of [
      [id, flip(iv), data, tag],
      [id, iv, flip(data), tag],
      [id, iv, data, flip(tag)],
      [id, iv, data, tag.slice(0, 6)],
      [id, iv, data],
      [],
    ])
      assert.equal(persons().decrypt({ ...encrypted, name: name.join('.') }).name, '***');
    assert.equal(persons().decrypt({ ...encrypted, idNumber: encrypted.name }).idNumber, '***');
  });

  it('show the ends of a number, the first of a name', () => {
    assert.equal(maskIdNumber('11010519491231002x'), '110***********002X');
    assert.equal(maskIdNumber('G1234'), 'G**34');
    assert.equal(maskIdNumber('G12345678'), 'G******78');
    assert.deepEqual(['张', '张三', '欧阳修', 'Ada Lovelace', '𠮷野'].map(maskName), ['张*', '张*', '欧**', 'A**', '𠮷*']);
    assert.equal(maskPhone('13800138001'), '138****8001');
    assert.equal(maskPhone('1380'), '****');
    assert.deepEqual(['+33612345678', '+85291234567', '+6831234', ''].map(maskPhone), [
      '+33****5678',
      '+852****4567',
      '********',
      '',
    ]);
  });
});
