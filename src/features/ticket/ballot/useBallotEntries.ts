import { getBallotEntries } from '@park/contract/ticket/ballot/calls';
import { useCall } from '@/api/useCall';
import { useVisitorId } from '@/session/store';

/** The visitor's entries in ballots, those drawn lately included. */
export function useBallotEntries() {
  const visitorId = useVisitorId();
  return useCall(getBallotEntries, {}, { enabled: visitorId !== '', isPersonal: true });
}
