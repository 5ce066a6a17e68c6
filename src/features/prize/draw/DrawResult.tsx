import { getDraw } from '@park/contract/prize/draw/calls';
import type { PrizeStatus } from '@park/contract/prize/entry/schemas';
import type { PrizeRound } from '@park/contract/prize/round/schemas';
import { useEffect } from 'react';
import { useCall } from '@/api/useCall';
import { Loaded } from '@/components/Loaded';
import { useT } from '@/i18n/useT';
import { Section } from '@/ui/Section';
import { Skeleton } from '@/ui/Skeleton';
import { CheckDraw } from './CheckDraw';
import { WinnerList } from './WinnerList';

interface DrawResultProps {
  round: PrizeRound;
  /** Of the entry that is looked at, if any. */
  status: PrizeStatus | undefined;
  /** The winners are there. */
  onShown: () => void;
}

/** Who won, and the way to check it. */
export function DrawResult({ round, status, onShown }: DrawResultProps) {
  const t = useT().prize.winners;
  const query = useCall(getDraw, { id: round.id }, { refetchOnMount: 'always' });
  const isShown = query.data !== undefined;
  useEffect(() => {
    if (isShown) onShown();
  }, [isShown, onShown]);
  return (
    <>
      <Section title={t.title}>
        <Loaded query={query} skeleton={<Skeleton shape="form" rows={3} />}>
          {(draw) => <WinnerList draw={draw} own={status?.entry.number} />}
        </Loaded>
      </Section>
      {isShown && <CheckDraw key={status?.receipt ?? ''} round={round} status={status} />}
    </>
  );
}
