import type { TicketFacts } from '@park/contract/ticket/gate/rule';
import type { codeReasons } from '../../../i18n/texts/ticketGate';

/** Why a ticket has no code now; null when it has one. A code of a day to come is shown, for the gate looks at the day. */
export function checkCode(
  { status, endAt, closed, unpaidUntil }: Pick<TicketFacts, 'status' | 'endAt' | 'closed'> & { unpaidUntil: number },
  now: number,
): keyof typeof codeReasons | null {
  if (status === 'held') return now < unpaidUntil ? 'unpaid' : 'ended';
  if (status === 'released') return 'ended';
  if (status === 'used') return 'used';
  if (status !== 'valid') return 'refunded';
  if (closed) return 'closed';
  return now < endAt ? null : 'over';
}
