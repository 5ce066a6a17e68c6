import { getAnchorsDetails } from '@park/contract/live/anchor/calls';
import { AnchorStatus } from '@park/contract/live/limits';
import { useCall } from '@/api/useCall';
import { useSession } from '@/session/store';

/** Where this visitor stands as a host, as far as the session and their details know. */
export function useHost() {
  const { phase, anchorStatus } = useSession();
  const details = useCall(getAnchorsDetails, {}).data;
  const isSignedIn = phase === 'signedIn';
  /** null while it is not known, and signed out. */
  const status = isSignedIn ? (details?.status ?? anchorStatus) : null;
  return {
    status,
    blockedUntil: details?.blockedUntil ?? null,
    /** Neither the sign-in nor what it leads to is settled. */
    isUnsettled: phase === 'idle' || phase === 'signingIn' || (isSignedIn && status === null),
    /** Has applied, whatever became of it: what concerns hosts concerns them. */
    isHost: status !== null && status !== AnchorStatus.none,
  };
}
