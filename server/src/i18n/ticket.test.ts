import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { schemas } from '@park/contract/ticket/sale/schemas';
import { errorMessage } from './errors';
import { issueSentence } from './issues';
import { LANGS } from './lang';

const order = { ticketId: 'adult', day: '2026-05-05', slotId: 'noon', quantity: 1, phone: '13800138000' };
/** What a person is told about an order as it was sent. */
const problems = (change: object, lang: (typeof LANGS)[number] = 'en') =>
  schemas.addOrder.in.safeParse({ ...order, ...change }).error?.issues.map((issue) => issueSentence(issue, lang)) ?? [];

describe('sentences of tickets', () => {
  it('put in what happened', () => {
    assert.equal(
      errorMessage('ticketsLeft', 'fr', { left: 3 }),
      'Il n’en reste que 3 sur ce créneau. Prenez-en moins ou choisissez-en un autre.',
    );
  });

  it('say what is wrong with an order in words', () => {
    assert.deepEqual(problems({}), []);
    assert.deepEqual(problems({ quantity: 11 }), ['One order holds at most 10 tickets. Please make another order for more.']);
    assert.deepEqual(problems({ quantity: 11 }, 'zh-Hans'), ['一个订单最多 10 张门票，更多请分开下单。']);
    assert.deepEqual(problems({ quantity: -1 }), ['Number of tickets must be at least 1.']);
    assert.deepEqual(problems({ visitors: [{}] }), ['Name is missing.', 'ID number is missing.']);
    assert.deepEqual(problems({ visitors: [{ name: '李雷', idNumber: '11010519491231002Y' }] }), [
      'Please check the ID number; one of its digits seems to be wrong.',
    ]);
  });

  it('speak of every mistake in the language of the reader', () => {
    const wrong = { quantity: 11, visitors: [{ idNumber: '1' }], slotId: '', phone: 'x', day: '2026-02-30' };
    for (const lang of LANGS)
      for (const sentence of problems(wrong, lang)) assert.doesNotMatch(sentence, /[{}]|undefined|Id\b|missing'/, sentence);
    assert.equal(new Set(LANGS.map((lang) => problems(wrong, lang).join())).size, LANGS.length);
  });
});
