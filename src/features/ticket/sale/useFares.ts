import type { TicketDetail } from '@park/contract/ticket/product/schemas';
import { getFares } from '@park/contract/ticket/sale/calls';
import type { VisitorFare } from '@park/contract/ticket/sale/schemas';
import { useCall } from '@/api/useCall';
import { useT } from '@/i18n/useT';
import { bringWords } from '../product/concessionWords';

/** A cheaper product, and who of the chosen may have it. */
export interface CheaperFare {
  ticketId: string;
  name: string;
  price: number;
  /** Their places among the chosen. */
  visitors: number[];
}

/** Which fares are for those who are chosen, and what the gate asks for. The server knows their numbers; this phone does not. */
export function useFares(product: TicketDetail, { day, slotId }: { day: string; slotId: string }, chosen: readonly string[]) {
  const t = useT().concession;
  const isAsked = day !== '' && chosen.length > 0;
  const { data = [] } = useCall(
    getFares,
    { ticketId: product.id, day, slotId: slotId || undefined, savedVisitorIds: [...chosen] },
    { enabled: isAsked },
  );
  const fareOf = (one: string): VisitorFare | undefined =>
    isAsked ? data.find(({ savedVisitorId }) => savedVisitorId === one) : undefined;
  return {
    fareOf,
    /** What is said of somebody who gets a ticket of a fare, by default of the one that the page is of. */
    noteOf(one: string, line: Pick<TicketDetail, 'id' | 'concessions'> = product): string {
      const fare = fareOf(one);
      if (!fare) return '';
      const theirs = fare.fares?.find((other) => other.ticketId === line.id);
      if (fare.fares ? !theirs : !fare.fits) return t.notTheirs;
      const proofs = theirs?.proofs ?? fare.proofs;
      return bringWords(t, proofs) || ((line.concessions ?? []).length > 0 ? t.idShows : '');
    },
    cheaper: cheapest(chosen.map(fareOf)),
  };
}

/** The one to propose: all for whom it is the same product as for the first who has one. */
function cheapest(fares: readonly (VisitorFare | undefined)[]): CheaperFare | null {
  const first = fares.find((fare) => fare?.fits && fare.cheaper)?.cheaper;
  if (!first) return null;
  const isSame = (fare: VisitorFare | undefined) => fare?.fits && fare.cheaper?.ticketId === first.ticketId;
  return { ...first, visitors: fares.flatMap((fare, place) => (isSame(fare) ? [place] : [])) };
}
