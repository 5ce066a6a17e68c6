import { addDays, parkDay } from '@park/contract/parkTime';
import { reconcile } from '@park/contract/pay/calls';
import type { Reconciliation } from '@park/contract/pay/schemas';
import { CommandError } from '../../commandError';
import { signInToPark } from '../../runningPark';

const KIND = {
  missingHere: 'WeChat has it, the ledger does not',
  missingAtWechat: 'the ledger has it, WeChat does not',
  amount: 'the amounts differ',
};

type Say = (line: string) => void;

/**
 * `reconcile [DAY]`: asks a running park, as its administrator, to compare the ledger of a day with WeChat Pay's bill and prints both sums and
 * every difference.
 * @returns the exit code: 1 when there is any
 */
export async function reconcileCommand([word]: string[], given: Record<string, string | undefined>, say: Say): Promise<number> {
  const day = dayOf(word);
  const park = await signInToPark(given, say);
  const result = await park(reconcile, { day });
  tell(result, say);
  return result.differences.length > 0 ? 1 : 0;
}

/** Yesterday without one: its bill is the newest that is whole. */
function dayOf(given: string | undefined): string {
  const day = given ?? addDays(parkDay(Date.now()), -1);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day)))
    throw new CommandError(`"${day}" is not a day. For example: reconcile ${parkDay(Date.now())}`);
  return day;
}

function tell({ day, ours, wechat, differences }: Reconciliation, say: Say): void {
  say(`Payments and refunds of ${day}, in yuan`);
  const row = (name: string, cells: string[]) => say(`  ${name.padEnd(14)}${cells.map((cell) => cell.padStart(14)).join('')}`);
  row('', ['paid', 'refunded', 'entries']);
  for (const [name, sums] of [
    ['ledger', ours],
    ['WeChat’s bill', wechat],
  ] as const)
    row(name, [yuan(sums.paid), yuan(sums.refunded), String(sums.entries)]);
  for (const { kind, number, ours: here, wechat: there } of differences)
    say(`  ${number}: ${KIND[kind]} (ledger ${amount(here)}, WeChat ${amount(there)})`);
  const count = differences.length;
  say(count === 0 ? 'No differences.' : `${count} difference${count === 1 ? '' : 's'}.`);
}

const yuan = (fen: number) => (fen / 100).toFixed(2);
const amount = (fen: number | null) => (fen === null ? '—' : yuan(fen));
