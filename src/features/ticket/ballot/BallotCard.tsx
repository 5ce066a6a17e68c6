import type { Ballot, BallotEntry } from '@park/contract/ticket/ballot/schemas';
import type { TicketDetail } from '@park/contract/ticket/product/schemas';
import { View } from '@tarojs/components';
import { serverNow } from '@/api/serverNow';
import type { Texts } from '@/i18n/areas';
import { formatDay, formatMomentAmid } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Tag, type Tone } from '@/ui/Tag';
import { useNow } from '@/ui/useNow';
import { ballotStateNow, nextBallotChange, resultOf } from './rules';

type Times = Pick<Ballot, 'state' | 'openAt' | 'closeAt' | 'drawAt'>;

export const BALLOT_TONES: Record<Ballot['state'], Tone> = {
  announced: 'info',
  open: 'ok',
  closed: 'warn',
  drawn: 'info',
  calledOff: 'muted',
};

/** The next thing that the clock does to a ballot. */
function nextStep({ openAt, closeAt, drawAt }: Times, state: Ballot['state'], t: Texts['ballot']): string {
  if (state === 'announced') return t.opensAt({ time: formatMomentAmid(openAt) });
  return state === 'open' ? t.closesAt({ time: formatMomentAmid(closeAt) }) : t.drawsAt({ time: formatMomentAmid(drawAt) });
}

/** A ballot of the product that is looked at: for which days, until when, and the way to it. */
export function BallotCard({ productId, ballot }: { productId: string; ballot: TicketDetail['ballots'][number] }) {
  const t = useT().ballot;
  const now = useNow((at) => nextBallotChange(ballot, at), serverNow);
  const state = ballotStateNow(ballot, now);
  const days = ballot.days.map((day) => formatDay(day)).join(' · ');
  return (
    <Card>
      <View className="stack-near">
        <View className="spread">
          <View className="text-strong">{days}</View>
          <Tag tone={BALLOT_TONES[state]}>{t.state[state]}</Tag>
        </View>
        <View className="text-quiet">{nextStep(ballot, state, t)}</View>
        <Button
          block
          kind="secondary"
          label={`${state === 'open' ? t.join : t.see}, ${days}`}
          onClick={() => void go('ticketConfirm', { id: productId, ballot: ballot.id })}
        >
          {state === 'open' ? t.join : t.see}
        </Button>
      </View>
    </Card>
  );
}

/** An entry of one's own, and what became of it. */
export function BallotEntryCard({ entry }: { entry: BallotEntry }) {
  const t = useT().ballot;
  const { ballot, number, quantity } = entry;
  const now = useNow((at) => nextBallotChange(ballot, at), serverNow);
  const state = ballotStateNow(ballot, now);
  const result = resultOf(entry);
  const word = result === 'won' ? t.result.won : result === 'lost' ? t.result.lost : t.state[state];
  return (
    <Card
      label={`${t.see}, ${ballot.ticket.name}, ${word}`}
      onClick={() => void go('ticketConfirm', { id: ballot.ticket.id, ballot: ballot.id })}
    >
      <View className="stack-near">
        <View className="spread">
          <View className="text-strong">{ballot.ticket.name}</View>
          <Tag tone={result === 'won' ? 'ok' : result === 'lost' ? 'muted' : BALLOT_TONES[state]}>{word}</Tag>
        </View>
        <View className="text-quiet">{`${t.mine.number} ${number}\u00a0· ${t.mine.tickets} ${t.mine.count({ n: quantity })}`}</View>
        {result === 'pending' && <View className="text-quiet">{nextStep(ballot, state, t)}</View>}
      </View>
    </Card>
  );
}
