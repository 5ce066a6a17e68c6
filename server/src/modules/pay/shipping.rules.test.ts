import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { verdictOf } from './shipping.rules';

describe('what WeChat’s refusal of a shipping means', () => {
  it('is asked again where WeChat says that it is busy or that the payment is too young', () => {
    for (const errcode of [10060001, 10060012, 10060019, 44990]) assert.equal(verdictOf(errcode), 'again', String(errcode));
  });

  it('needs somebody where the same words would be refused again', () => {
    const data = [
      268485194, 268485195, 268485216, 268485224, 268485228, 10060005, 10060008, 10060009, 10060014, 10060031, 47001,
    ];
    for (const errcode of data) assert.equal(verdictOf(errcode), 'failed', String(errcode));
  });

  it('is told already, or can be told no more', () => {
    for (const errcode of [10060002, 10060003, 10060023]) assert.equal(verdictOf(errcode), 'sent', String(errcode));
    assert.equal(verdictOf(10060004), 'over');
  });
});
