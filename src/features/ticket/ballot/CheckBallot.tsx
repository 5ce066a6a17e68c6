import { sha256 } from '@noble/hashes/sha2';
import type { CountedCheck } from '@park/contract/prize/draw/rule';
import { getBallot, getBallotList } from '@park/contract/ticket/ballot/calls';
import { checkBallotInSlices, type OwnBallotEntry } from '@park/contract/ticket/ballot/rule';
import type { Ballot, BallotEntry } from '@park/contract/ticket/ballot/schemas';
import { useCallback, useMemo } from 'react';
import { call } from '@/api/client';
import { DrawCheck } from '@/components/draw/DrawCheck';
import { loadVerifyBeacon } from '@/components/draw/useDrawCheck';
import { formatClockRange, formatDay } from '@/i18n/format';
import { useT } from '@/i18n/useT';

/** The check of a drawn ballot. */
export function CheckBallot({ ballot: { id, beacon }, entry }: { ballot: Ballot; entry: BallotEntry | undefined }) {
  const { drawCheck, ballot } = useT();
  const { pass, fail } = drawCheck;
  const number = entry?.number;
  const slot = entry?.won ?? 0;
  const own = useMemo<OwnBallotEntry | undefined>(() => (number ? { number, slot } : undefined), [number, slot]);
  const hasBeacon = beacon !== null;
  const load = useCallback(async () => {
    const [draw, { list, outcome }, verifyBeacon] = await Promise.all([
      call(getBallot, { id }),
      call(getBallotList, { id }),
      hasBeacon ? loadVerifyBeacon() : undefined,
    ]);
    return { draw, checks: checkBallotInSlices(draw, { list, outcome: outcome ?? '' }, { sha256, verifyBeacon, own }) };
  }, [id, own, hasBeacon]);
  const describe = ({ step, ok, found }: CountedCheck, draw: Ballot): string => {
    switch (step) {
      case 'list':
        return ok ? pass.list({ n: Number(found) }) : fail.list({ found: Number(found), told: draw.entrants });
      case 'number':
        return (ok ? pass : fail).number({ number: number ?? '' });
      case 'winners':
        return ok ? ballot.check.pass({ n: draw.entrants }) : ballot.check.fail;
      case 'result': {
        if (!ok) return fail.result;
        const won = draw.slots[slot - 1];
        return won ? pass.won({ prize: `${formatDay(won.day)} ${formatClockRange(won.start, won.end)}` }) : ballot.check.lost;
      }
      case 'beacon':
        return (ok ? pass : fail).beacon({ round: Number(found) });
      default:
        return (ok ? pass : fail)[step];
    }
  };
  const published = { draw: getBallot.path, list: getBallotList.path, id };
  return (
    <DrawCheck
      load={load}
      own={own}
      hasBeacon={hasBeacon}
      describe={describe}
      titles={{ winners: ballot.check.winners }}
      published={published}
    />
  );
}
