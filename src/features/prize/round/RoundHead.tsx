import type { PrizeRound } from '@park/contract/prize/round/schemas';
import { View } from '@tarojs/components';
import './RoundHead.scss';
import { serverNow } from '@/api/serverNow';
import { useT } from '@/i18n/useT';
import { aria } from '@/ui/aria';
import { Tag } from '@/ui/Tag';
import { ROUND_TONES, roundStateNow } from '../rules';

/** Which round this is, its state, and how many have signed up. */
export function RoundHead({ round }: { round: PrizeRound }) {
  const t = useT().prize;
  const state = roundStateNow(round, serverNow());
  return (
    <View className="round-head">
      <View className="round-head__name text-heading" {...aria({ role: 'heading', level: 2 })}>
        {round.name}
      </View>
      <View className="round-head__facts text-quiet row">
        <Tag tone={ROUND_TONES[state]}>{t.state[state]}</Tag>
        {state !== 'draft' && <View>{t.round.entrants({ n: round.entrants })}</View>}
      </View>
      {round.calledOff && <View className="text-soft">{t.round.calledOff({ reason: round.calledOff })}</View>}
    </View>
  );
}
