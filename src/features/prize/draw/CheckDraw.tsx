import { sha256 } from '@noble/hashes/sha2';
import { getDraw, getEntrants } from '@park/contract/prize/draw/calls';
import { type CountedCheck, checkDrawInSlices, type OwnEntry } from '@park/contract/prize/draw/rule';
import type { PrizeDraw } from '@park/contract/prize/draw/schemas';
import type { PrizeStatus } from '@park/contract/prize/entry/schemas';
import type { PrizeRound } from '@park/contract/prize/round/schemas';
import { useCallback, useMemo } from 'react';
import { call } from '@/api/client';
import { DrawCheck } from '@/components/draw/DrawCheck';
import { loadVerifyBeacon } from '@/components/draw/useDrawCheck';
import { useT } from '@/i18n/useT';

interface CheckDrawProps {
  round: Pick<PrizeRound, 'id' | 'beaconRound'>;
  /** Of the entry that is looked at, if any. */
  status: PrizeStatus | undefined;
}

/** The check of a round. */
export function CheckDraw({ round: { id, beaconRound }, status }: CheckDrawProps) {
  const { pass, fail } = useT().drawCheck;
  // An entry that gave way is not on the list, and says so itself.
  const number = status?.state === 'gaveWay' ? undefined : status?.entry.number;
  const prizeId = status?.prize?.id ?? null;
  const own = useMemo<OwnEntry | undefined>(() => (number ? { number, prizeId } : undefined), [number, prizeId]);
  const hasBeacon = beaconRound !== null;
  const load = useCallback(async () => {
    const [draw, { numbers }, verifyBeacon] = await Promise.all([
      call(getDraw, { id }),
      call(getEntrants, { id }),
      hasBeacon ? loadVerifyBeacon() : undefined,
    ]);
    return { draw, checks: checkDrawInSlices(draw, numbers, { sha256, verifyBeacon, own }) };
  }, [id, own, hasBeacon]);
  const describe = ({ step, ok, found }: CountedCheck, draw: PrizeDraw): string => {
    switch (step) {
      case 'list':
        return ok ? pass.list({ n: Number(found) }) : fail.list({ found: Number(found), told: draw.entrants });
      case 'number':
        return (ok ? pass : fail).number({ number: number ?? '' });
      case 'winners':
        return ok ? pass.winners({ n: draw.winners.length }) : fail.winners;
      case 'result':
        if (!ok) return fail.result;
        return status?.prize ? pass.won({ prize: status.prize.name }) : pass.notWon;
      case 'beacon':
        return (ok ? pass : fail).beacon({ round: Number(found) });
      default:
        return (ok ? pass : fail)[step];
    }
  };
  const published = { draw: getDraw.path, list: getEntrants.path, id };
  return <DrawCheck load={load} own={own} hasBeacon={hasBeacon} describe={describe} published={published} />;
}
