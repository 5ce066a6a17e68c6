import type { PrizeStatus } from '@park/contract/prize/entry/schemas';
import { View } from '@tarojs/components';
import './EntryResult.scss';
import { useParts } from '@/api/usePark';
import { ShownCode } from '@/components/ShownCode';
import { useT } from '@/i18n/useT';
import { aria } from '@/ui/aria';
import { Facts } from '@/ui/Facts';
import { Icon } from '@/ui/Icon';
import { Picture } from '@/ui/Picture';
import { Spiral } from '@/ui/Spiral';
import { momentText } from '../momentText';
import { RoundClock } from '../round/RoundClock';

interface EntryResultProps {
  status: PrizeStatus;
  /** What was counted down to has come: ask again. */
  onEnd: () => void;
}

/** What became of one entry: a mark, one sentence, and what to do next. */
export function EntryResult({ status, onEnd }: EntryResultProps) {
  const t = useT().prize;
  const isOffered = useParts()('prize');
  const { state, round, entry, prize, code, writtenOffAt } = status;
  const text = {
    waiting: t.status.waitingText({ time: momentText(round.drawAt) }),
    gaveWay: t.status.gaveWayText({ isOffered }),
    won: t.status.wonText({ time: momentText(round.claimUntil) }),
    notWon: t.status.notWonText,
    writtenOff: t.status.writtenOffText({ time: writtenOffAt ? momentText(writtenOffAt) : '' }),
    calledOff: t.status.calledOffText,
    forfeited: t.status.forfeitedText({ time: momentText(round.claimUntil) }),
  }[state];
  return (
    <View className={`entry-result entry-result--${state} raised stack-wide`}>
      <View className="entry-result__head centred" {...aria({ role: 'status' })}>
        <View className="entry-result__mark centre">
          {state === 'won' || state === 'writtenOff' ? <Icon name="check" size="large" /> : <Spiral />}
        </View>
        <View className="text-heading">{t.status[state]}</View>
        <View className="text-soft">{text}</View>
      </View>
      {(state === 'waiting' || state === 'won') && <RoundClock round={round} onEnd={onEnd} />}
      {prize && (
        <View className="entry-result__prize row">
          <Picture motif={prize.motif} size="thumb" />
          <View className="entry-result__words">
            <View className="entry-result__name">{prize.name}</View>
            <View className="entry-result__about text-quiet">{prize.text}</View>
          </View>
        </View>
      )}
      {state === 'won' && code && <ShownCode code={code} words={t.status} hint={t.status.codeHint} isNamed />}
      <Facts
        rows={[
          [t.entry.number, entry.number],
          [t.status.name, entry.name],
          [t.status.phone, entry.phone],
          ...(state === 'writtenOff' && code ? [[t.status.code, code] as const] : []),
        ]}
      />
    </View>
  );
}
