import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseBill } from './bill';
import { PayUnavailableError } from './payErrors';

const HEADER =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
const SUMS =
  '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额\r\n`2,`1.00,`0.00,`0.00,`0.00,`1.00,`0.00\r\n';
const row = (...fields: string[]) => fields.map((field) => `\`${field}`).join(',');
const paid = (number: string, yuan: string, what = '成人票') =>
  row(
    '2026-05-04 10:00:00',
    'wx1',
    '19',
    '0',
    '',
    '42',
    number,
    'o1',
    'JSAPI',
    'SUCCESS',
    'OTHERS',
    'CNY',
    yuan,
    '0.00',
    '0',
    '0',
    '0.00',
    '0.00',
    '',
    '',
    what,
    '',
    '0.01',
    '0.60%',
    yuan,
    '0.00',
    '',
  );
const gone = (number: string, yuan: string, status: string) =>
  row(
    '2026-05-04 11:00:00',
    'wx1',
    '19',
    '0',
    '',
    '42',
    'A',
    'o1',
    'JSAPI',
    'REFUND',
    'OTHERS',
    'CNY',
    '0.00',
    '0.00',
    '50',
    number,
    yuan,
    '0.00',
    'ORIGINAL',
    status,
    '成人票',
    '',
    '0.00',
    '0.60%',
    '0.00',
    yuan,
    '',
  );
const bill = (...rows: string[]) => `\uFEFF${[HEADER, ...rows, SUMS].join('\r\n')}`;

describe('WeChat’s bill of a day', () => {
  it('is read to the fen, whatever the description holds', () => {
    const text = bill(
      paid('A', '123.40', '成人票, 上午 `特价'),
      paid('B', '0.01'),
      paid('C', '7'),
      gone('A-R1', '23.45', 'SUCCESS'),
    );
    assert.deepEqual(parseBill(text), [
      { kind: 'payment', number: 'A', amount: 12_340 },
      { kind: 'payment', number: 'B', amount: 1 },
      { kind: 'payment', number: 'C', amount: 700 },
      { kind: 'refund', number: 'A-R1', amount: -2_345 },
    ]);
  });

  it('counts refunds under way, not failed ones', () => {
    const text = bill(gone('R1', '1.00', 'PROCESSING'), gone('R2', '2.00', 'FAIL'));
    assert.deepEqual(parseBill(text), [{ kind: 'refund', number: 'R1', amount: -100 }]);
  });

  it('with nothing in it is empty, and with line ends of either kind the same', () => {
    assert.deepEqual(parseBill(bill()), []);
    assert.equal(parseBill(bill(paid('A', '1.00')).replaceAll('\r\n', '\n')).length, 1);
  });

  it('is not made of anything else', () => {
    for (const text of ['', '<xml/>', bill(paid('A', '1,00')), bill(paid('A', '-1.00')), bill(paid('A', '1.005'))])
      assert.throws(() => parseBill(text), PayUnavailableError, text.slice(-80));
  });
});
