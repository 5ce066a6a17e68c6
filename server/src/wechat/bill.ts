import type { BillEntry } from './payClient';
import { PayUnavailableError } from './payErrors';

const SEPARATOR = ',`';

/**
 * Reads WeChat's bill of a day: a header, a row a trade or refund whose fields follow backticks, then the sums. Amounts in
 * yuan become fen. Refunds that are still under way count, because WeChat has taken their money; failed ones do not.
 * @throws PayUnavailableError for what is no such bill
 */
export function parseBill(text: string): BillEntry[] {
  const [first = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const names = first.split(',');
  const column = (name: string) => {
    const index = names.indexOf(name);
    if (index < 0) throw new PayUnavailableError(`a bill without ${name}`);
    return index;
  };
  const [state, number, amount] = [column('交易状态'), column('商户订单号'), column('订单金额')];
  const [refundNumber, refundAmount, refundState] = [column('商户退款单号'), column('申请退款金额'), column('退款状态')];
  const entries: BillEntry[] = [];
  for (const line of lines) {
    // The line that names the sums is the first without a backtick.
    if (!line.startsWith('`')) break;
    const fields = line.slice(1).split(SEPARATOR);
    const field = (index: number) => fields[index] ?? '';
    if (field(state) === 'SUCCESS') entries.push({ kind: 'payment', number: field(number), amount: fen(field(amount)) });
    else if (field(state) === 'REFUND' && field(refundState) !== 'FAIL')
      entries.push({ kind: 'refund', number: field(refundNumber), amount: -fen(field(refundAmount)) });
  }
  return entries;
}

/** Yuan with at most two decimals, without a detour through fractions. */
function fen(yuan: string): number {
  const parts = /^(\d+)(?:\.(\d{1,2}))?$/.exec(yuan);
  if (!parts) throw new PayUnavailableError('a bill with an amount that is none');
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
}
