import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { toParkIso } from '@park/contract/parkTime';
import type { ConcessionRule } from '@park/contract/ticket/concession';
import { checkIn, getGateConflicts, getTicketPasses, syncEntries } from '@park/contract/ticket/gate/calls';
import { parseCode } from '@park/contract/ticket/gate/code';
import { changeOrderDay, getOrder } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { getProducts, getTicket, saveProduct } from '@park/contract/ticket/product/calls';
import { getFares } from '@park/contract/ticket/sale/calls';
import { saveVisitor } from '@park/contract/ticket/visitor/calls';
import { newId } from '../../../db/newId';
import { sharedPark } from '../../../testing/sharedPark';
import { ADULT, FREE, type Guest, MORNING, NAMED, ok, refused, startSalePark, TODAY, TOMORROW } from '../salePark.testing';
import { TestPhone } from './phone.testing';

const RULE: ConcessionRule = {
  ...{ who: 'age', ageFrom: null, ageTo: null, heightTo: null, areas: [], asked: true, from: null, until: null, source: '' },
};
/** Made up; 76 years old, of Beijing, and 36 years old, of Zigong. The check digits are those of GB 11643-1999. */
const LI = { name: '李小梅', idNumber: '11010519491231002X' };
const ZIGONG = { name: '王自贡', idNumber: idOf('510302', '19900101') };

function idOf(area: string, birthday: string): string {
  const digits = `${area}${birthday}123`;
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  return digits + '10X98765432'[weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0) % 11];
}

describe('concessions', () => {
  const park = sharedPark(startSalePark);
  let admin: string;
  let guest: Guest;
  beforeEach(async () => {
    await park.reset();
    await park.sql('truncate gate_conflict, gate_entry cascade');
    admin = await park.signInAdmin();
    guest = await park.guest();
  });

  /** For whom a product is from now on. */
  async function give(id: string, concessions: Partial<ConcessionRule>[], change: object = {}): Promise<void> {
    const product = ok(await park.call(getProducts, {}, admin)).find((one) => one.id === id);
    assert.ok(product);
    const rules = concessions.map((rule) => ({ ...RULE, ...rule }));
    ok(await park.call(saveProduct, { ...product, ...change, concessions: rules }, admin));
  }
  const order = (change: object = {}) =>
    park.order(guest, { ticketId: NAMED, day: TODAY, slotId: MORNING, quantity: 1, visitors: [LI], ...change });
  const students = async (): Promise<Order> => {
    await give(NAMED, [{ who: 'student' }, { who: 'disabled' }], { price: 0, free: true });
    return ok(await order());
  };
  const wrong = ({ extras }: { extras: { error?: string } | null }) => assert.equal(extras?.error, 'fareWrong');
  const numberOf = (one: Order) => one.tickets[0]?.number ?? '';
  const scan = async (number: string, proof?: 'checked' | 'missing', id = newId()) => {
    park.later(1_000);
    return ok(await park.call(checkIn, { id, code: number, gate: 'East', proof }, admin));
  };
  const statusOf = async (one: Order) => ok(await park.call(getOrder, { id: one.id }, guest.token)).tickets[0]?.status;
  const recorded = () => park.sql('select verdict, proof, offline, admin_name from gate_entry order by received_at, id');

  it('tell the visitor and the gate which proofs are asked for, and let in when one was seen', async () => {
    const made = await students();
    assert.deepEqual(made.tickets[0]?.proofs, ['student', 'disabled']);
    park.at(TODAY, '09:10');
    const answer = await scan(numberOf(made));
    assert.deepEqual([answer.verdict, answer.ticket?.proofs], ['proof', ['student', 'disabled']]);
    assert.equal(answer.message, 'Please ask for the proof first: student card / disability card.');
    assert.equal(await statusOf(made), 'valid');
    const id = newId();
    assert.equal((await scan(numberOf(made), 'checked', id)).verdict, 'ok');
    assert.equal((await scan(numberOf(made), 'checked', id)).verdict, 'ok');
    assert.equal(await statusOf(made), 'used');
    assert.deepEqual(await recorded(), [
      { verdict: 'proof', proof: null, offline: false, admin_name: 'admin' },
      { verdict: 'ok', proof: 'checked', offline: false, admin_name: 'admin' },
    ]);
  });

  it('send nobody away for good: without a proof the ticket is not used, and a second look lets in', async () => {
    const made = await students();
    park.at(TODAY, '09:10');
    const none = await scan(numberOf(made), 'missing');
    assert.equal(none.verdict, 'noProof');
    assert.match(none.message, /was not used.*pay the difference/);
    assert.equal(await statusOf(made), 'valid');
    assert.equal((await scan(numberOf(made), 'checked')).verdict, 'ok');
    assert.deepEqual(
      (await recorded()).map(({ verdict, proof }) => [verdict, proof]),
      [
        ['noProof', 'missing'],
        ['ok', 'checked'],
      ],
    );
  });

  it('tell a ticket’s own faults before its proof', async () => {
    const made = await students();
    assert.equal((await scan(numberOf(made), 'checked')).verdict, 'wrongSlot');
    park.at(TODAY, '09:10');
    assert.equal((await scan(numberOf(made), 'checked')).verdict, 'ok');
    park.later(60_000);
    for (const proof of [undefined, 'checked', 'missing'] as const)
      assert.equal((await scan(numberOf(made), proof)).verdict, 'usedAlready');
  });

  it('go with the pass, so that a gate without a network asks as well, and what it did is heard later', async () => {
    const made = await students();
    const phone = new TestPhone('mine');
    const ids = made.tickets.map(({ id }) => id);
    const [pass = ''] = ok(await park.call(getTicketPasses, phone.wants(ids, made), guest.token)).passes;
    park.at(TODAY, '09:10');
    const code = phone.shows(pass, ids, made, park.now());
    assert.deepEqual(parseCode(code)?.proofs, [(1 << 2) | (1 << 6)]);
    assert.equal(ok(await park.call(checkIn, { code, gate: 'East' }, admin)).verdict, 'proof');
    const entry = (proof?: 'checked' | 'missing') => {
      park.later(1_000);
      return { ...{ id: newId(), code, number: numberOf(made), gate: 'East', proof }, scannedAt: toParkIso(park.now()) };
    };
    const entries = [entry('missing'), entry('checked'), entry('missing')];
    park.at(TODAY, '11:00');
    const heard = ok(await park.call(syncEntries, { entries }, admin));
    assert.deepEqual(
      heard.map(({ verdict, conflict }) => [verdict, conflict]),
      [
        ['noProof', false],
        ['ok', false],
        ['usedAlready', false],
      ],
    );
    assert.equal(await statusOf(made), 'used');
    assert.deepEqual(ok(await park.call(syncEntries, { entries }, admin)), heard);
    assert.deepEqual(ok(await park.call(getGateConflicts, {}, admin)).items, []);
    assert.equal(await park.count("gate_entry where proof = 'checked' and offline"), 1);
  });

  it('count an entry of a gate that asks for none, for the visitor is in', async () => {
    const made = await students();
    park.at(TODAY, '09:10');
    const entries = [{ id: newId(), code: numberOf(made), gate: 'East', scannedAt: toParkIso(park.now()) }];
    assert.deepEqual(
      ok(await park.call(syncEntries, { entries }, admin)).map(({ verdict, conflict }) => [verdict, conflict]),
      [['ok', false]],
    );
    assert.equal(await park.count('gate_entry where proof is null'), 1);
  });

  it('hold by the day of the visit, and leave what was bought as it was', async () => {
    await give(NAMED, [{ who: 'student', until: TOMORROW }], { price: 0, free: true });
    const made = ok(await order({ day: TOMORROW }));
    wrong(await order({ day: '2026-05-06' }));
    const move = { orderId: made.id, day: '2026-05-06', slotId: MORNING };
    wrong(await park.call(changeOrderDay, move, guest.token));
    await give(NAMED, [{ who: 'soldier' }], { price: 9_000 });
    const unchanged = ok(await park.call(getOrder, { id: made.id }, guest.token));
    assert.deepEqual([unchanged.price, unchanged.tickets[0]?.proofs], [0, ['student']]);
    await give(FREE, [{ who: 'height', heightTo: 120, from: TOMORROW }]);
    const small = { ticketId: FREE, visitors: undefined };
    refused(await order(small), 'concessionOver');
    assert.deepEqual(ok(await order({ ...small, day: TOMORROW })).tickets[0]?.proofs, ['height']);
  });

  it('know locals by the first digits of their card, and ask others for their residence', async () => {
    await give(NAMED, [{ who: 'local', areas: ['5103'] }], { price: 0, free: true });
    assert.deepEqual(ok(await order({ visitors: [ZIGONG] })).tickets[0]?.proofs, []);
    assert.deepEqual(ok(await order()).tickets[0]?.proofs, ['local']);
    await give(NAMED, [{ who: 'local', areas: ['5103'], asked: false }]);
    const elsewhere = await order({ day: TOMORROW });
    wrong(elsewhere);
    assert.deepEqual(elsewhere.result, { ticketId: ADULT, visitors: [0], proofs: [] });
  });

  it('say on the order’s page what suits whom, and what costs less', async () => {
    await give(NAMED, [{ who: 'local', areas: ['5103'] }]);
    await give(ADULT, [{ who: 'age', ageFrom: 18 }], { realName: true });
    const saved = [];
    for (const who of [LI, ZIGONG]) saved.push(ok(await park.call(saveVisitor, { ...who, idKind: 'idCard' }, guest.token)).id);
    const ask = { ticketId: ADULT, day: TODAY, savedVisitorIds: saved };
    const cheaper = { ticketId: NAMED, name: 'Student', price: 5_000 };
    // Whoever is from elsewhere may live there, which their permit proves.
    const may = (proofs: string[]) => [
      { ticketId: ADULT, proofs: [] },
      { ticketId: NAMED, proofs },
    ];
    assert.deepEqual(ok(await park.call(getFares, ask, guest.token)), [
      { savedVisitorId: saved[0], fits: true, proofs: [], cheaper: null, own: ADULT, fares: may(['local']) },
      { savedVisitorId: saved[1], fits: true, proofs: [], cheaper, own: NAMED, fares: may([]) },
    ]);
    assert.deepEqual(
      ok(await park.call(getFares, { ...ask, ticketId: NAMED }, guest.token)).map(({ fits, proofs }) => [fits, proofs]),
      [
        [true, ['local']],
        [true, []],
      ],
    );
    refused(await park.call(getFares, ask, (await park.guest()).token), 'savedVisitorNotFound');
  });

  it('cannot be saved when they make no sense', async () => {
    const [product] = ok(await park.call(getProducts, {}, admin));
    assert.ok(product);
    const wrongs: Partial<ConcessionRule>[] = [
      { ageFrom: 9, ageTo: 8 },
      {},
      { who: 'height' },
      { who: 'local', asked: false },
      { who: 'local', areas: ['510'] },
      { who: 'student', from: TOMORROW, until: TODAY },
    ];
    for (const change of wrongs) {
      const concessions = [{ ...RULE, ...change }];
      refused(await park.call(saveProduct, { ...product, concessions }, admin), 'invalidInput');
    }
  });

  it('are understood by a node of the release before, and what it writes by this one', async () => {
    const rules = async () => ok(await park.call(getTicket, { id: NAMED }, guest.token)).concessions;
    const ages = async () => (await park.sql(`select age_from, age_to from ticket_product where id = '${NAMED}'`))[0];
    await give(NAMED, [{ who: 'student', ageFrom: 18, ageTo: 30 }]);
    assert.deepEqual(await ages(), { age_from: 18, age_to: 30 });
    // As the form of before saves a product: every column that it knows.
    await park.sql(`update ticket_product set age_from = 20, age_to = null, price = 1 where id = '${NAMED}'`);
    assert.deepEqual(await rules(), [{ ...RULE, who: 'student', ageFrom: 20, asked: false }]);
    await give(NAMED, [{ who: 'student' }, { who: 'soldier' }]);
    assert.deepEqual(await ages(), { age_from: null, age_to: null });
    await park.sql(`update ticket_product set price = 2 where id = '${NAMED}'`);
    assert.equal((await rules()).length, 2);
    // A console that was opened before knows nothing of rules: it leaves them.
    const product = ok(await park.call(getProducts, {}, admin)).find(({ id }) => id === NAMED);
    const { concessions, ...known } = product ?? assert.fail();
    assert.equal(ok(await park.call(saveProduct, { ...known, price: 3 }, admin)).concessions.length, concessions.length);
  });
});
