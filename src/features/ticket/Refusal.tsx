import type { ErrorName } from '@park/contract/errors';
import { View } from '@tarojs/components';
import './Form.scss';
import { sentenceOf } from '@/api/sentence';
import { useT } from '@/i18n/useT';
import { go, goReplace } from '@/navigation/go';
import { RequestError } from '@/request/errors';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';

interface RefusalProps {
  error: Error;
  /** Opens the days and times. */
  onAnotherSlot: () => void;
}

type Step = 'anotherSlot' | 'anotherTicket' | 'unpaid' | null;

const STEPS: Partial<Record<ErrorName, Step>> = {
  ticketSoldOut: 'anotherSlot',
  ticketsLeft: 'anotherSlot',
  ticketSlotClosed: 'anotherSlot',
  ticketSlotPast: 'anotherSlot',
  ticketSlotNotFound: 'anotherSlot',
  ticketDayPast: 'anotherSlot',
  ticketDayTooFar: 'anotherSlot',
  ticketNotOnSale: 'anotherTicket',
  ticketNotFound: 'anotherTicket',
  tooManyUnpaidOrders: 'unpaid',
};

/** Why an order was not made, and the next step. What never got an answer may be tapped again without fear. */
export function Refusal({ error, onAnotherSlot }: RefusalProps) {
  const { ticket, core } = useT();
  const words = ticket.confirm;
  const known = error instanceof RequestError ? error : null;
  const step = STEPS[known?.errorName as ErrorName] ?? null;
  const act = {
    anotherSlot: onAnotherSlot,
    anotherTicket: () => void goReplace('ticketList'),
    unpaid: () => void go('ticketRecord', { status: 'pending' }),
  };
  return (
    <View className="form__failure" {...aria({ role: 'alert' })}>
      <View>{sentenceOf(error) ?? core.request.failed}</View>
      {(known?.kind === 'timeout' || known?.kind === 'network') && <View>{words.sentTwice}</View>}
      {step && (
        <Button kind="secondary" onClick={act[step]}>
          {words[step]}
        </Button>
      )}
    </View>
  );
}
