import type { ErrorName } from '@park/contract/errors';
import { getTicket } from '@park/contract/ticket/product/calls';
import type { FareWrong } from '@park/contract/ticket/sale/schemas';
import { View } from '@tarojs/components';
import { useCall } from '@/api/useCall';
import { Failure } from '@/components/Failure';
import { formatPrice } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { go, goReplace } from '@/navigation/go';
import { RequestError } from '@/request/errors';
import { Button } from '@/ui/Button';
import { bringWords } from '../product/concessionWords';

interface RefusalProps {
  error: Error;
  /** Orders another product for those it is for. */
  onFare: (fare: FareWrong & { ticketId: string }) => void;
  /** Opens the days and times. */
  onAnotherSlot: () => void;
}

type Step = 'anotherSlot' | 'anotherTicket' | 'unpaid' | null;

const STEPS: Partial<Record<ErrorName, Step>> = {
  ticketSoldOut: 'anotherSlot',
  ticketsLeft: 'anotherSlot',
  ticketDayFull: 'anotherSlot',
  ticketDayLeft: 'anotherSlot',
  ticketSlotClosed: 'anotherSlot',
  ticketInBallot: 'anotherSlot',
  ticketSlotPast: 'anotherSlot',
  ticketSlotNotFound: 'anotherSlot',
  ticketDayPast: 'anotherSlot',
  ticketDayTooFar: 'anotherSlot',
  ticketNotOnSale: 'anotherTicket',
  ticketNotFound: 'anotherTicket',
  tooManyUnpaidOrders: 'unpaid',
};

/** Why an order was not made, and the next step. What never got an answer may be tapped again without fear. */
export function Refusal({ error, onFare, onAnotherSlot }: RefusalProps) {
  const t = useT().ticket.confirm;
  const known = error instanceof RequestError ? error : null;
  const step = STEPS[known?.errorName as ErrorName] ?? null;
  const act = {
    anotherSlot: onAnotherSlot,
    anotherTicket: () => void goReplace('ticketList'),
    unpaid: () => void go('ticketRecord', { status: 'pending' }),
  };
  return (
    <Failure error={error} unknown={t.sentTwice}>
      {known?.errorName === 'fareWrong' && <RightFare fare={known.result as FareWrong} onTap={onFare} />}
      {step && (
        <Button kind="secondary" onClick={act[step]}>
          {t[step]}
        </Button>
      )}
    </Failure>
  );
}

/** The product for their age, with its price; nothing where none is sold. */
function RightFare({ fare, onTap }: { fare: FareWrong; onTap: RefusalProps['onFare'] }) {
  const { ticket, concession } = useT();
  const t = ticket.confirm;
  const { ticketId } = fare;
  const product = useCall(getTicket, { id: ticketId ?? '' }, { enabled: ticketId !== null }).data;
  if (!product || ticketId === null) return null;
  // A node of the release before tells of none.
  const bring = bringWords(concession, fare.proofs ?? []);
  return (
    <>
      {bring !== '' && <View className="text-quiet">{bring}</View>}
      <Button kind="secondary" onClick={() => onTap({ ...fare, ticketId })}>
        {t.rightFare({ name: product.name, price: formatPrice(product.price, product.priceTo) })}
      </Button>
    </>
  );
}
