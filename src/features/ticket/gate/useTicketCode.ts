import { getTicketCode } from '@park/contract/ticket/gate/calls';
import { useEffect, useState } from 'react';
import { call } from '@/api/client';
import { useOnline } from '@/api/online';
import { sentenceOf } from '@/api/sentence';
import { serverNow } from '@/api/serverNow';
import { RequestError } from '@/request/errors';

/**
 * Every code of the park changes at the same moment. Phones ask for the next one spread over this long after it, ms, so that a
 * full park does not ask as one. The gate takes the code before until the next change.
 */
const CODE_SPREAD = 2000;
/** A code that could not be renewed turns grey this long after its end, ms; well within what the gate takes. */
const CODE_GRACE = 6000;
/** After a code that could not be fetched. ms */
const CODE_RETRY = 2000;

/**
 * How long to wait before asking for the next code, ms.
 * @param spread where in the spread this phone is, 0 to 1
 */
export function untilNextCode(expiresAt: number, spread: number, now: number): number {
  return Math.max(expiresAt + spread * CODE_SPREAD - now, 500);
}

export interface CodeView {
  /** What the QR says; null before the first one came. */
  code: string | null;
  /** When it ends, epoch ms by the server's clock. */
  expiresAt: number;
  /** Ended, and no new one came. */
  isStale: boolean;
  /** The last question was not answered; it is asked again. */
  isFailed: boolean;
  /** The server gives no code, in its words. */
  refusal: string | undefined;
}

const NONE: CodeView = { code: null, expiresAt: 0, isStale: false, isFailed: false, refusal: undefined };

/** Codes that still live, so that going through one's tickets asks for none twice. */
const known = new Map<string, { code: string; expiresAt: number }>();

/**
 * The changing code of a ticket while it is looked at: the next one is fetched when the server says so. Without a network the
 * old one turns stale soon after its end and is renewed when the network is back.
 * @param onRefused the ticket has no code (any more): ask what became of it
 */
export function useTicketCode(ticketId: string, isActive: boolean, onRefused: () => void): CodeView {
  const isOnline = useOnline();
  const [view, setView] = useState<CodeView & { of: string }>({ ...NONE, of: ticketId });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `onRefused` is only told, and a network that comes back asks at once
  useEffect(() => {
    if (!isActive) return;
    let isOver = false;
    let asking: ReturnType<typeof setTimeout>;
    let ending: ReturnType<typeof setTimeout>;

    const show = (code: string, expiresAt: number) => {
      setView({ ...NONE, of: ticketId, code, expiresAt });
      clearTimeout(ending);
      const left = Math.max(0, expiresAt + CODE_GRACE - serverNow());
      ending = setTimeout(() => setView((seen) => ({ ...seen, isStale: true })), left);
    };
    const ask = async () => {
      try {
        const answer = await call(getTicketCode, { ticketId }, { quiet: true });
        if (isOver) return;
        const expiresAt = Date.parse(answer.expiresAt);
        known.set(ticketId, { code: answer.code, expiresAt });
        show(answer.code, expiresAt);
        asking = setTimeout(ask, untilNextCode(expiresAt, Math.random(), serverNow()));
      } catch (error) {
        if (isOver) return;
        if (error instanceof RequestError && error.kind === 'business') {
          known.delete(ticketId);
          clearTimeout(ending);
          setView({ ...NONE, of: ticketId, refusal: sentenceOf(error) });
          onRefused();
          return;
        }
        setView((seen) => ({ ...(seen.of === ticketId ? seen : NONE), of: ticketId, isFailed: true }));
        asking = setTimeout(ask, CODE_RETRY);
      }
    };

    const kept = known.get(ticketId);
    if (kept && kept.expiresAt > serverNow()) {
      show(kept.code, kept.expiresAt);
      asking = setTimeout(ask, untilNextCode(kept.expiresAt, Math.random(), serverNow()));
    } else {
      void ask();
    }
    return () => {
      isOver = true;
      clearTimeout(asking);
      clearTimeout(ending);
    };
  }, [ticketId, isActive, isOnline]);

  return view.of === ticketId ? view : NONE;
}
