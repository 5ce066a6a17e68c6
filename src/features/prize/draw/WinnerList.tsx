import type { PrizeDraw } from '@park/contract/prize/draw/schemas';
import { View } from '@tarojs/components';
import { type CSSProperties, useState } from 'react';
import './WinnerList.scss';
import { useT } from '@/i18n/useT';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { classNames } from '@/ui/classNames';
import { Tag } from '@/ui/Tag';
import { revealTurn, winnersByPrize } from '../rules';

/** So many winners fit on a screen or two; the rest are shown when somebody asks for them. */
const FIRST = 20;
const MORE = 100;

/** The winners by prize, in the order of drawing, names masked. @param own number of the entry that is looked at */
export function WinnerList({ draw, own }: { draw: PrizeDraw; own?: string }) {
  const t = useT().prize.winners;
  const [visibleCount, setVisibleCount] = useState(FIRST);
  const left = draw.winners.length - visibleCount;
  if (draw.winners.length === 0) return <Card>{t.none}</Card>;
  return (
    <Card>
      <View className="stack-wide">
        {winnersByPrize(draw, visibleCount).map(({ prize, winners }) => (
          <View key={prize.id}>
            <View className="winners__prize">{prize.name}</View>
            {winners.map(({ place, number, name }) => (
              <View
                key={place}
                className={classNames('winners__one row', number === own && 'winners__one--own')}
                style={{ '--turn': revealTurn(place, Math.min(FIRST, draw.winners.length)) } as CSSProperties}
              >
                <View className="winners__number selectable">{number}</View>
                <View className="winners__name">{name}</View>
                {number === own && <Tag tone="ok">{t.yours}</Tag>}
              </View>
            ))}
          </View>
        ))}
        {left > 0 && (
          <Button kind="secondary" block onClick={() => setVisibleCount(visibleCount + MORE)}>
            {t.more({ n: Math.min(left, MORE) })}
          </Button>
        )}
      </View>
    </Card>
  );
}
