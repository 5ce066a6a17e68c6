import type { PrizeRound, PrizeStatus } from '@park/contract/prize/schemas';
import { Loaded } from '@/components/Loaded';
import { useT } from '@/i18n/useT';
import { Section } from '@/ui/Section';
import { Skeleton } from '@/ui/Skeleton';
import { useDraw } from './api';
import { CheckDraw } from './CheckDraw';
import { WinnerList } from './WinnerList';

interface DrawResultProps {
  round: PrizeRound;
  /** Of the entry that is looked at, if any. */
  status: PrizeStatus | undefined;
}

/** Who won, and the way to check it. */
export function DrawResult({ round, status }: DrawResultProps) {
  const words = useT().prize.winners;
  const query = useDraw(round.id);
  return (
    <>
      <CheckDraw key={status?.receipt ?? ''} roundId={round.id} status={status} />
      <Section title={words.title}>
        <Loaded query={query} skeleton={<Skeleton shape="form" rows={3} />}>
          {(draw) => <WinnerList draw={draw} own={status?.entry.number} />}
        </Loaded>
      </Section>
    </>
  );
}
