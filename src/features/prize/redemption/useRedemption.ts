import { plainPrizeCode } from '@park/contract/prize/limits';
import { getRedemptions, lookUpPrize, redeemPrize } from '@park/contract/prize/redemption/calls';
import type { PrizeClaim } from '@park/contract/prize/redemption/schemas';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSend } from '@/api/useSend';
import { useT } from '@/i18n/useT';
import { scanCode } from '@/platform/scanCode';
import { RequestError } from '@/request/errors';
import { useDraft } from '@/ui/useDraft';

const EMPTY = { code: '' };

/** Refusals that say that the claim on the screen is old. */
const CHANGED = new Set(['prizeWrittenOff', 'prizeForfeited']);

/**
 * A redemption: a code is scanned or typed, what is behind it is shown, and handed out once. What was typed stays on the phone
 * until it was found, through a sign-in that ended, too.
 * @param wanted a code to look up at once: of a link
 */
export function useRedemption(wanted: string) {
  const { prize, core } = useT();
  const t = prize.error;
  const draft = useDraft('draft-prize-code', EMPTY);
  const [claim, setClaim] = useState<PrizeClaim | null>(null);
  /** The prize on the screen was handed out here and now. */
  const [isDone, setDone] = useState(false);
  const [mistake, setMistake] = useState<'codeMissing' | 'codeWrong' | 'noCamera' | null>(null);
  const lookUp = useSend(lookUpPrize);
  const redeem = useSend(redeemPrize, { stale: [getRedemptions] });
  const busy = useRef(false);

  const alone = useCallback(async (work: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    try {
      await work();
    } catch {
      // The mutation keeps its error, and the page shows it.
    } finally {
      busy.current = false;
    }
  }, []);

  const ask = lookUp.mutateAsync;
  const look = useCallback(
    async (typed: string) => {
      const code = plainPrizeCode(typed);
      setMistake(code ? null : typed.trim() ? 'codeWrong' : 'codeMissing');
      if (!code) return;
      setClaim(await ask({ code }));
      setDone(false);
    },
    [ask],
  );
  const find = useCallback((typed: string) => void alone(() => look(typed)), [alone, look]);

  const first = useRef(wanted);
  useEffect(() => {
    const code = first.current;
    first.current = '';
    if (code) find(code);
  }, [find]);

  return {
    code: draft.form.code,
    claim,
    isDone,
    isFinding: lookUp.isPending,
    isHandingOut: redeem.isPending,
    mistake: mistake === 'noCamera' ? prize.redemption.noCamera : mistake ? t[mistake] : undefined,
    failure: lookUp.error ?? redeem.error,
    type(code: string) {
      setMistake(null);
      lookUp.reset();
      draft.change({ code });
    },
    find: () => find(draft.form.code),
    scan: () =>
      alone(async () => {
        setMistake(null);
        lookUp.reset();
        const words = { hint: prize.redemption.scanHint, close: core.action.close };
        const scanned = await scanCode(words).catch(() => ({ outcome: 'unsupported' }) as const);
        if (scanned.outcome === 'unsupported') setMistake('noCamera');
        if (scanned.outcome !== 'read') return;
        draft.change({ code: scanned.text });
        await look(scanned.text);
      }),
    handOut: () =>
      alone(async () => {
        if (!claim) return;
        try {
          setClaim(await redeem.mutateAsync({ code: claim.code }));
          setDone(true);
        } catch (error) {
          // A colleague was faster, or the time is up: the claim as it is now says so.
          if (error instanceof RequestError && CHANGED.has(error.errorName ?? '')) {
            setClaim(await ask({ code: claim.code }));
            redeem.reset();
          }
        }
      }),
    next() {
      setClaim(null);
      setDone(false);
      lookUp.reset();
      redeem.reset();
      draft.change(EMPTY);
      draft.clear();
    },
  };
}

export type Redemption = ReturnType<typeof useRedemption>;
