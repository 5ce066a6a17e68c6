import type { Reconciliation } from '@park/contract/pay/schemas';

/** fen; a refund's are negative. */
export interface Entry {
  kind: 'payment' | 'refund';
  /** out_trade_no or out_refund_no */
  number: string;
  amount: number;
}

/** Compares two lists of one day's money by number. */
export function compare(day: string, ours: readonly Entry[], wechat: readonly Entry[]): Reconciliation {
  const [here, there] = [byNumber(ours), byNumber(wechat)];
  const differences: Reconciliation['differences'] = [];
  for (const key of new Set([...here.keys(), ...there.keys()])) {
    const [mine, theirs] = [here.get(key) ?? null, there.get(key) ?? null];
    if (mine === theirs) continue;
    const kind = mine === null ? 'missingHere' : theirs === null ? 'missingAtWechat' : 'amount';
    differences.push({ kind, number: key.slice(key.indexOf(' ') + 1), ours: mine, wechat: theirs });
  }
  differences.sort((a, b) => (a.number < b.number ? -1 : 1));
  return { day, ours: sums(ours), wechat: sums(wechat), differences };
}

/** One number may stand on a list more often than it should: then its sum differs. */
function byNumber(entries: readonly Entry[]): Map<string, number> {
  const amounts = new Map<string, number>();
  for (const { kind, number, amount } of entries) {
    const key = `${kind} ${number}`;
    amounts.set(key, (amounts.get(key) ?? 0) + amount);
  }
  return amounts;
}

function sums(entries: readonly Entry[]) {
  const total = (kind: Entry['kind']) => entries.reduce((sum, entry) => (entry.kind === kind ? sum + entry.amount : sum), 0);
  return { paid: total('payment'), refunded: 0 - total('refund'), entries: entries.length };
}
