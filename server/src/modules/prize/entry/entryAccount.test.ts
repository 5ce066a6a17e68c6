import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { getDraw, getEntrants } from '@park/contract/prize/draw/calls';
import { checkDraw } from '@park/contract/prize/draw/rule';
import { enter, getStatus } from '@park/contract/prize/entry/calls';
import { GUARDIAN_VERSION } from '@park/contract/ticket/guardian/limits';
import { saveVisitor } from '@park/contract/ticket/visitor/calls';
import { sha256 } from '../draw/draw.service';
import { CLOSE, DRAW, ok, type PrizePark, phoneOf, refused, startPrizePark } from '../prizePark.testing';

const PHONE = '13800138000';

describe('who may enter the draw', () => {
  let park: PrizePark;
  before(async () => {
    park = await startPrizePark();
  });
  after(() => park.close());
  beforeEach(() => park.reset());

  const stateOf = async (receipt: string) => ok(await park.call(getStatus, { receipt })).state;
  const entrantsOf = async (id: string) => ok(await park.call(getEntrants, { id })).numbers.split('\n');

  it('is whoever is signed in, once, however many phones are made up', async () => {
    const { id } = await park.open();
    const nobody = await park.call(enter, { roundId: id, name: 'Nobody', phone: PHONE });
    assert.equal(nobody.code, 401);
    const first = ok(await park.enter(id, 'Stuffer', phoneOf(0), { who: 'stuffer' }));
    for (let i = 1; i < 19; i++) refused(await park.enter(id, 'Stuffer', phoneOf(i), { who: 'stuffer' }), 'enteredAlready');
    const busy = await park.enter(id, 'Stuffer', phoneOf(20), { who: 'stuffer' });
    assert.equal(busy.extras?.error, 'enteredAlready');
    refused(await park.enter(id, 'Stuffer', phoneOf(21), { who: 'stuffer' }), 'tooManyRequests');
    assert.equal(ok(await park.enter(id, 'Ada', phoneOf(30))).phone, '138****0030', 'nobody else waits for that');
    park.at(CLOSE);
    assert.equal((await entrantsOf(id)).length, 2);
    assert.ok((await entrantsOf(id)).includes(first.number));
  });

  it('says to be 14 or older, and is not somebody under 14 whom the account saved', async () => {
    const { id } = await park.open();
    const token = await park.visitor('mother');
    const sign = (name: string, ofAge?: boolean) => park.call(enter, { roundId: id, name, phone: PHONE, ofAge }, token);
    refused(await sign('Lin Yue'), 'drawAgeMissing');
    refused(await sign('Lin Yue', false), 'drawAgeMissing');
    const child = { name: 'Lin  Xiao', idKind: 'passport', idNumber: 'X1234567', birthday: '2015-06-07' } as const;
    ok(await park.call(saveVisitor, { ...child, guardian: { relation: 'parent', version: GUARDIAN_VERSION } }, token));
    ok(await park.call(saveVisitor, { ...child, name: 'Lin Yue', idNumber: 'X7654321', birthday: '1990-01-01' }, token));
    refused(await sign('lin xiao', true), 'drawTooYoung');
    assert.deepEqual(await park.sql('select 1 from prize_entry'), []);
    const entry = ok(await sign('Lin Yue', true));
    assert.deepEqual(ok(await sign('Lin Yue')), entry, 'the same again is answered as before');
  });

  it('tells nobody whether a phone is entered, and shuts nobody out by a false name', async () => {
    const { id } = await park.open();
    const eve = ok(await park.enter(id, 'Eve', PHONE, { who: 'eve' }));
    const owner = ok(await park.enter(id, 'Ada', PHONE, { who: 'ada' }));
    assert.notEqual(owner.number, eve.number);
    const unknown = ok(await park.enter(id, 'Eve', '13900139000', { who: 'eva' }));
    assert.deepEqual(Object.keys(owner).sort(), Object.keys(unknown).sort());
  });

  it('puts the owner, who has the number from WeChat, before whoever typed it; they hear of it when sign-up is over', async () => {
    const { id } = await park.open();
    const eve = ok(await park.enter(id, 'Eve', PHONE, { who: 'eve' }));
    const ada = ok(await park.enter(id, 'Ada', PHONE, { who: 'ada', proven: true }));
    const late = ok(await park.enter(id, 'Eva', PHONE, { who: 'eva', proven: true }));
    const bob = ok(await park.enter(id, 'Bob', '13900139000', { who: 'bob' }));
    for (const { receipt } of [eve, ada, late, bob]) assert.equal(await stateOf(receipt), 'waiting');
    park.at(CLOSE);
    assert.deepEqual(await entrantsOf(id), [ada.number, bob.number].sort());
    assert.deepEqual(await Promise.all([eve, ada, late, bob].map(({ receipt }) => stateOf(receipt))), [
      'gaveWay',
      'waiting',
      'gaveWay',
      'waiting',
    ]);
    park.at(DRAW);
    const draw = ok(await park.call(getDraw, { id }));
    assert.deepEqual([draw.entrants, draw.winners.map(({ number }) => number).sort()], [2, [ada.number, bob.number].sort()]);
    assert.ok([...checkDraw(draw, (await entrantsOf(id)).join('\n'), { sha256 })].every((step) => step.ok));
    assert.equal(await stateOf(eve.receipt), 'gaveWay');
  });

  it('lets the number be proved afterwards, with the same receipt, and a lost answer be asked for again', async () => {
    const { id } = await park.open();
    const typed = ok(await park.enter(id, 'Ada', PHONE, { who: 'ada' }));
    const token = await park.visitor('ada');
    const phoneCode = park.wechat.phoneCodeFor(PHONE);
    const proof = { roundId: id, name: 'Ada', phoneCode };
    assert.deepEqual(ok(await park.call(enter, proof, token)), typed);
    assert.deepEqual(ok(await park.call(enter, proof, token)), typed, 'the code is used up, the entry knows the number');
    refused(await park.call(enter, { ...proof, name: 'Bob' }, token), 'phoneCodeUsed');
    refused(await park.call(enter, proof, await park.visitor('bob')), 'phoneCodeUsed');
    assert.deepEqual(await park.sql('select proven from prize_entry'), [{ proven: true }]);
  });

  it('keeps receipts of before, and gives such an entry to the account that knows its phone and name', async () => {
    const { id } = await park.open();
    const before = ok(await park.enter(id, 'Ada', PHONE));
    await park.sql('update prize_entry set visitor_id = null');
    assert.equal(await stateOf(before.receipt), 'waiting');
    assert.deepEqual(ok(await park.enter(id, 'Ada', PHONE, { who: 'ada' })), before);
    assert.deepEqual(await park.sql('select visitor_id from prize_entry'), [{ visitor_id: 'ada' }]);
    refused(await park.enter(id, 'Ada', '13900139000', { who: 'ada' }), 'enteredAlready');
  });

  it('finds by phone and name the one that won, else the owner’s, else the first', async () => {
    const { id } = await park.open();
    const find = async () => ok(await park.call(getStatus, { roundId: id, phone: PHONE, name: 'Ada' })).entry.number;
    const first = ok(await park.enter(id, 'Ada', PHONE, { who: 'h5' }));
    park.at(park.now() + 1);
    ok(await park.enter(id, 'Ada', PHONE, { who: 'other' }));
    assert.equal(await find(), first.number);
    const owner = ok(await park.enter(id, 'Ada', PHONE, { who: 'mini', proven: true }));
    assert.equal(await find(), owner.number);
  });
});
