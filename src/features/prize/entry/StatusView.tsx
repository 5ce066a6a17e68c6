import type { PrizeStatus } from '@park/contract/prize/entry/schemas';
import type { PrizeRound } from '@park/contract/prize/round/schemas';
import { View } from '@tarojs/components';
import { useState } from 'react';
import '../draw/Reveal.scss';
import { useParts } from '@/api/usePark';
import { Loaded } from '@/components/Loaded';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { errorNameOf } from '@/request/errors';
import { Choice } from '@/ui/Choice';
import { Empty } from '@/ui/Empty';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import { Skeleton } from '@/ui/Skeleton';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { DrawResult } from '../draw/DrawResult';
import { useReveal } from '../draw/useReveal';
import { useRound } from '../round/api';
import { RoundHead } from '../round/RoundHead';
import { isDrawn } from '../rules';
import { useEntryStatus } from './api';
import { EntryResult } from './EntryResult';
import { FindEntry } from './FindEntry';
import { useReceipts } from './receipts';

const BONES = <Skeleton shape="detail" rows={2} />;

/**
 * What became of the entries on this phone, and who won.
 * @param id of the round; '': the one signed up for last on this phone, else the round to show now
 */
export function StatusView({ id = '' }: { id?: string }) {
  const { core, prize: t } = useT();
  const isOffered = useParts()('prize');
  const last = useReceipts()[0]?.roundId ?? '';
  // What was looked up last comes first among the receipts, and must not change the round that is shown.
  const [wanted] = useState(id || last);
  const query = useRound(wanted);
  return (
    <Page title={core.title.prizeStatus}>
      <Loaded
        query={query}
        skeleton={BONES}
        gone={{ error: 'roundNotFound', text: t.round.gone, action: t.round.current, to: 'prize' }}
      >
        {(round) =>
          round ? (
            <Known round={round} refetch={query.refetch} />
          ) : isOffered ? (
            <Empty picture="prizes" text={t.round.none} action={core.title.prize} onAction={() => void go('prize')} />
          ) : (
            <Empty picture="prizes" text={t.round.noEntry} />
          )
        }
      </Loaded>
    </Page>
  );
}

/** A round whose entries are looked at. */
function Known({ round: listed, refetch }: { round: PrizeRound; refetch: () => Promise<unknown> }) {
  const t = useT().prize.find;
  const receipts = useReceipts(listed.id);
  const [chosen, choose] = useState('');
  const entry = receipts.find(({ receipt }) => receipt === chosen) ?? receipts[0];
  const query = useEntryStatus(entry?.receipt ?? '');
  const status = entry ? query.data : undefined;
  // The younger of two answers about the same round.
  const round = status && !isDrawn(listed.state) ? status.round : listed;
  const askAgain = () => Promise.all([refetch(), ...(entry ? [query.refetch()] : [])]);
  usePullToRefresh(askAgain);
  const reveal = useReveal(round.id);

  return (
    <View className={reveal.isOn && isDrawn(round.state) ? 'reveal' : ''} onClick={reveal.skip}>
      <RoundHead round={round} />
      {receipts.length > 1 && (
        <Section title={t.which}>
          <Choice
            name={t.which}
            options={receipts.map(({ receipt, number }) => ({ value: receipt, label: number }))}
            value={entry?.receipt}
            onChange={choose}
          />
        </Section>
      )}
      {entry && <Entry key={entry.receipt} query={query} onEnd={() => void askAgain()} />}
      <FindEntry
        roundId={round.id}
        isOpen={!entry || isUnknown(query.error)}
        onFound={(found: PrizeStatus) => choose(found.receipt)}
        receipt={entry?.receipt}
      />
      {isDrawn(round.state) && <DrawResult round={round} status={status} onShown={reveal.begin} />}
    </View>
  );
}

function isUnknown(error: Error | null): boolean {
  return errorNameOf(error) === 'entryNotFound';
}

interface EntryProps {
  query: ReturnType<typeof useEntryStatus>;
  onEnd: () => void;
}

function Entry({ query, onEnd }: EntryProps) {
  const t = useT().prize;
  if (!query.data && isUnknown(query.error)) return <Empty picture="nothing" text={t.find.unknown} hasWay />;
  return (
    <Section title={t.entry.mine}>
      <Loaded query={query} skeleton={<Skeleton shape="detail" rows={1} />}>
        {(status) => <EntryResult status={status} onEnd={onEnd} />}
      </Loaded>
    </Section>
  );
}
