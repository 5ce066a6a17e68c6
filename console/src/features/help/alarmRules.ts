import type { AdminHelp } from '@park/contract/help/schemas';

type Call = Pick<AdminHelp, 'id' | 'urgency' | 'status' | 'responder'>;

/** What somebody has seen: a call that becomes more urgent is news again. */
export const seenKey = ({ id, urgency }: Pick<Call, 'id' | 'urgency'>): string => `${id}:${urgency}`;

/** Calls that wait for somebody to go, and that nobody at this screen has looked at. */
export function unseen<T extends Call>(calls: readonly T[], seen: ReadonlySet<string>): T[] {
  return calls.filter((call) => call.status === 'active' && !seen.has(seenKey(call)));
}

/** Calls that one was on the way to and that are open no more. */
export function goneFrom<T extends Call>(before: readonly T[], now: readonly Call[], me: string): T[] {
  const open = new Set(now.map(({ id }) => id));
  return before.filter(({ id, status, responder }) => status === 'responding' && responder === me && !open.has(id));
}

/** `3:05`, `1:02:09`. @param seconds whole */
export function clock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
