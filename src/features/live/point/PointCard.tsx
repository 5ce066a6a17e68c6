import type { LivePoint } from '@park/contract/live/point/schemas';
import { View } from '@tarojs/components';
import { useT } from '@/i18n/useT';
import { ListItem } from '@/ui/ListItem';
import { Picture } from '@/ui/Picture';
import { Tag, type Tone } from '@/ui/Tag';

interface PointCardProps {
  point: LivePoint;
  /** Places left in the timespan that was chosen, where one was. */
  remaining?: number;
  /** For visitors: without what hosts need there. */
  isSight?: boolean;
  onOpen: (point: LivePoint) => void;
}

/** A live point in a list: what it is, what it has, and what is left (or whether it is open). */
export function PointCard({ point, remaining, isSight = false, onOpen }: PointCardProps) {
  const t = useT().center.live;
  return (
    <ListItem
      picture={<Picture motif={point.motif} cover={point.cover} size="thumb" />}
      title={point.name}
      facts={[
        <View key="text" className="clamp">
          {point.text}
        </View>,
        !isSight && (
          <View key="facilities" className="clamp-one">
            {point.facilities.join(' · ')}
          </View>
        ),
        (!isSight || !point.open) && <Tag key="state" {...state()} />,
      ].filter(Boolean)}
      onClick={() => onOpen(point)}
    />
  );

  function state(): { tone: Tone; children: string } {
    if (!point.open) return { tone: 'warn', children: t.closed };
    if (remaining === undefined) return { tone: 'ok', children: t.open };
    if (remaining === 0) return { tone: 'muted', children: t.full };
    return { tone: 'ok', children: t.left({ n: remaining }) };
  }
}
