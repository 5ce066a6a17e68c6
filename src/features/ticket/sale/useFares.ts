import { fitOf } from '@park/contract/ticket/concession';
import type { TicketDetail } from '@park/contract/ticket/product/schemas';
import { getFares } from '@park/contract/ticket/sale/calls';
import type { VisitorFare } from '@park/contract/ticket/sale/schemas';
import { useCall } from '@/api/useCall';
import { useT } from '@/i18n/useT';
import { bringWords } from '../product/concessionWords';

/** A cheaper product, and who of the chosen may have it. */
interface CheaperFare {
  ticketId: string;
  name: string;
  price: number;
  /** Their places among the chosen. */
  visitors: number[];
}

/** How a product suits those who are chosen for it at a time, and what the gate asks for. The server knows their numbers; this phone does not. */
export function useFares(
  { id, realName, concessions = [] }: TicketDetail,
  { day, slotId }: { day: string; slotId: string },
  chosen: readonly string[],
) {
  const t = useT().concession;
  const isAsked = realName && day !== '' && chosen.length > 0;
  const { data = [] } = useCall(
    getFares,
    { ticketId: id, day, slotId: slotId || undefined, savedVisitorIds: [...chosen] },
    { enabled: isAsked },
  );
  const fareOf = (one: string) => (isAsked ? data.find(({ savedVisitorId }) => savedVisitorId === one) : undefined);
  const noteOf = (one: string): string => {
    const fare = fareOf(one);
    if (!fare) return '';
    if (!fare.fits) return t.notTheirs;
    return bringWords(t, fare.proofs) || (concessions.length > 0 ? t.idShows : '');
  };
  return {
    noteOf,
    cheaper: cheapest(chosen.map(fareOf)),
    /** What is asked of whoever comes with it, where nobody is named. */
    unnamed: realName ? '' : bringWords(t, fitOf(concessions, null, day)?.proofs ?? []),
  };
}

/** The one to propose: all for whom it is the same product as for the first who has one. */
function cheapest(fares: readonly (VisitorFare | undefined)[]): CheaperFare | null {
  const first = fares.find((fare) => fare?.fits && fare.cheaper)?.cheaper;
  if (!first) return null;
  const isSame = (fare: VisitorFare | undefined) => fare?.fits && fare.cheaper?.ticketId === first.ticketId;
  return { ...first, visitors: fares.flatMap((fare, place) => (isSame(fare) ? [place] : [])) };
}
