import { changesFrom, HALF_MINUTE } from '@park/contract/ticket/gate/code';
import type { Order } from '@park/contract/ticket/order/schemas';
import { useEffect, useState } from 'react';
import { useOnline } from '@/api/online';
import { sentenceOf } from '@/api/sentence';
import { serverNow } from '@/api/serverNow';
import { RequestError } from '@/request/errors';
import { codeOf, dropPass, fetchPasses } from './passes';

/** A timer takes no more than some weeks. ms */
const LONGEST = 86_400_000;
/** After a pass that could not be fetched. ms */
const RETRY = 2000;

export interface CodeView {
  /** What the QR says; null while the phone has no pass. */
  code: string | null;
  /** When the next one takes its place, epoch ms by the server's clock. */
  expiresAt: number;
  /** It changes each half minute by now; before, its slot is not near. */
  isChanging: boolean;
  /** There is no pass, and the last question for one was not answered; it is asked again. */
  isFailed: boolean;
  /** The server gives no pass, in its words. */
  refusal: string | undefined;
}

const NONE: CodeView = { code: null, expiresAt: 0, isChanging: false, isFailed: false, refusal: undefined };

/**
 * The changing code of tickets while it is looked at, made by the phone; the server is only told that this phone shows them now, and
 * whether they are good. Without a network the code goes on changing.
 * @param ticketIds one, or all of a family's
 * @param onRefused the tickets have no code (any more): ask what became of them
 */
export function useTicketCode(
  ticketIds: readonly string[],
  slot: Pick<Order, 'day' | 'slot'>,
  isActive: boolean,
  onRefused: () => void,
) {
  const isOnline = useOnline();
  const of = [...ticketIds, slot.day, slot.slot.start].join(' ');
  const [view, setView] = useState<CodeView & { of: string }>({ ...NONE, of });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` says it all, `onRefused` is only told, and a network that comes back asks at once
  useEffect(() => {
    if (!isActive) return;
    let isOver = false;
    let changing: ReturnType<typeof setTimeout>;
    let asking: ReturnType<typeof setTimeout>;

    const show = () => {
      clearTimeout(changing);
      const code = codeOf(ticketIds, slot, serverNow);
      if (code === null) return;
      const now = serverNow();
      const from = changesFrom({ startAt: Date.parse(slot.slot.start) });
      const expiresAt = Math.max(from, (Math.floor(now / HALF_MINUTE) + 1) * HALF_MINUTE);
      setView({ ...NONE, of, code, expiresAt, isChanging: now >= from });
      changing = setTimeout(show, Math.min(expiresAt - now, LONGEST));
    };
    const ask = async () => {
      try {
        await fetchPasses([ticketIds], slot, true);
        if (!isOver) show();
      } catch (error) {
        if (isOver) return;
        if (error instanceof RequestError && error.kind === 'business') {
          clearTimeout(changing);
          dropPass(ticketIds, slot);
          setView({ ...NONE, of, refusal: sentenceOf(error) });
          onRefused();
          return;
        }
        // With a pass nobody at the gate need know.
        if (codeOf(ticketIds, slot, serverNow) !== null) return;
        setView({ ...NONE, of, isFailed: true });
        asking = setTimeout(ask, RETRY);
      }
    };
    show();
    void ask();
    return () => {
      isOver = true;
      clearTimeout(changing);
      clearTimeout(asking);
    };
  }, [of, isActive, isOnline]);

  return view.of === of ? view : NONE;
}
