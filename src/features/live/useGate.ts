import { useSession } from '@/session/store';
import { useAnchor } from './api';
import { bookingGate, type Gate } from './rules';

export interface GateView {
  /** `signingIn` while the session is not settled. */
  gate: Gate | 'signingIn';
  blockedUntil: string | null;
}

/** What stands between this viewer and a reservation, as far as the session and the anchor's details know. */
export function useGate(now: number): GateView {
  const { phase, userInfo, anchorStatus } = useSession();
  const anchor = useAnchor().data;
  const blockedUntil = anchor?.blockedUntil ?? null;
  const status = userInfo ? (anchor?.status ?? anchorStatus) : null;
  const unsettled = phase === 'idle' || phase === 'signingIn' || (userInfo !== null && status === null);
  return { gate: unsettled ? 'signingIn' : bookingGate(status, blockedUntil, now), blockedUntil };
}
