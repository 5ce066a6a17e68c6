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
  const { phase, anchorStatus } = useSession();
  const anchor = useAnchor().data;
  const blockedUntil = anchor?.blockedUntil ?? null;
  const isSignedIn = phase === 'signedIn';
  const status = isSignedIn ? (anchor?.status ?? anchorStatus) : null;
  const unsettled = phase === 'idle' || phase === 'signingIn' || (isSignedIn && status === null);
  return { gate: unsettled ? 'signingIn' : bookingGate(status, blockedUntil, now), blockedUntil };
}
