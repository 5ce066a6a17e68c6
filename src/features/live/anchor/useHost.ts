import { getAnchorsDetails } from '@park/contract/live/anchor/calls';
import { AnchorStatus } from '@park/contract/live/limits';
import { useEffect } from 'react';
import { useCall } from '@/api/useCall';
import { getItem, setItem } from '@/platform/storage';
import { useSession } from '@/session/store';

const STORAGE_KEY = 'host-status';

/** What the phone knew last. */
const storedStatus = () => Object.values(AnchorStatus).find((status) => String(status) === getItem(STORAGE_KEY)) ?? null;

/** Where this visitor stands as a host, as far as the session and their details know. */
export function useHost() {
  const { phase, anchorStatus } = useSession();
  const details = useCall(getAnchorsDetails, {}).data;
  const isSignedIn = phase === 'signedIn';
  /** null while it is not known, and signed out. */
  const status = isSignedIn ? (details?.status ?? anchorStatus) : null;
  /** Neither the sign-in nor what it leads to is settled. */
  const isUnsettled = phase === 'idle' || phase === 'signingIn' || (isSignedIn && status === null);
  useEffect(() => {
    if (status !== null) setItem(STORAGE_KEY, String(status));
  }, [status]);
  /** As `status`; until it is known, as it was stored on the phone, so that a host's pages stand still. */
  const shown = isUnsettled ? storedStatus() : status;
  return {
    status,
    shown,
    blockedUntil: details?.blockedUntil ?? null,
    isUnsettled,
    /** Has applied, whatever became of it: what concerns hosts concerns them. */
    isHost: shown !== null && shown !== AnchorStatus.none,
  };
}
