import { getRounds } from '@park/contract/prize/round/calls';
import type { PrizeRound } from '@park/contract/prize/round/schemas';
import { serverNow } from '@/api/serverNow';
import { useList } from '@/api/useList';
import { EndlessList } from '@/components/EndlessList';
import { formatMomentAmid } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { ListItem } from '@/ui/ListItem';
import { Picture } from '@/ui/Picture';
import { Section } from '@/ui/Section';
import { Skeleton } from '@/ui/Skeleton';
import { Tag } from '@/ui/Tag';
import { isDrawn, ROUND_TONES, roundStateNow } from '../rules';

/** The other rounds, newest first: a drawn one leads to its result. @param shown id of the round that the page shows */
export function OtherRounds({ shown }: { shown: string }) {
  const t = useT().prize.round;
  const rounds = useList(getRounds, {});
  const others = rounds.items.filter(({ id }) => id !== shown);
  if (rounds.items.length > 0 && others.length === 0 && !rounds.hasNext) return null;
  return (
    <Section title={t.others}>
      <EndlessList
        query={{ ...rounds, items: others }}
        render={(round) => <RoundCard round={round} />}
        empty={null}
        skeleton={<Skeleton shape="list" rows={2} />}
      />
    </Section>
  );
}

function RoundCard({ round }: { round: PrizeRound }) {
  const t = useT().prize;
  const state = roundStateNow(round, serverNow());
  return (
    <ListItem
      picture={<Picture motif={round.prizes[0]?.motif ?? 'ammonite'} size="thumb" />}
      title={round.name}
      facts={[
        `${t.round.draws} ${formatMomentAmid(round.drawAt)}`,
        <Tag key="state" tone={ROUND_TONES[state]}>
          {t.state[state]}
        </Tag>,
      ]}
      onClick={() => void go(isDrawn(state) ? 'prizeStatus' : 'prize', { id: round.id })}
    />
  );
}
