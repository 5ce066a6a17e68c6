import type { WaitlistEntry } from '@park/contract/ticket/waitlist/schemas';
import { ENTRY } from '../testProducts';
import { entryOf, waitlistNow } from './rules';

const at = (clock: string) => Date.parse(`2026-11-21T${clock}+08:00`);
const before = Date.parse('2026-11-20T12:00:00+08:00');

describe('the waiting list', () => {
  const entry = (id: string, changes: Partial<WaitlistEntry>): WaitlistEntry => ({
    ...ENTRY,
    id,
    ...changes,
  });

  it('puts the offer that ends first on top and leaves out what is over', () => {
    const shown = waitlistNow(
      [
        entry('w1', {}),
        entry('o2', { status: 'offered', offerUntil: '2026-11-20T12:30:00+08:00' }),
        entry('o1', { status: 'offered', offerUntil: '2026-11-20T12:20:00+08:00' }),
        entry('late', { status: 'offered', offerUntil: '2026-11-20T12:00:00+08:00' }),
        entry('left', { status: 'left' }),
      ],
      before,
    );
    expect(shown.offers.map(({ id }) => id)).toEqual(['o1', 'o2']);
    expect(shown.waiting.map(({ id }) => id)).toEqual(['w1']);
    expect(waitlistNow([entry('w1', {})], at('12:00:00')).waiting).toEqual([]);
  });
});

it('finds the visitor’s living place in a line', () => {
  const slot = { ticketId: 'adult', day: '2026-11-21', slotId: 's1' };
  expect(entryOf([ENTRY], slot)).toBe(ENTRY);
  expect(entryOf([{ ...ENTRY, status: 'lapsed' }], slot)).toBeUndefined();
  expect(entryOf([ENTRY], { ...slot, slotId: 's2' })).toBeUndefined();
  expect(entryOf(undefined, slot)).toBeUndefined();
});
