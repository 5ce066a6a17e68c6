import type { AnchorDetails } from '@park/contract/live/anchor/schemas';
import { AnchorStatus } from '@park/contract/live/limits';
import { parkDay } from '@park/contract/parkTime';
import { View } from '@tarojs/components';
import { useRules } from '@/api/usePark';
import { formatDay } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Tag, type Tone } from '@/ui/Tag';

/** Keys of `live.anchor`, and the tone of each. */
const STATE = {
  [AnchorStatus.none]: ['none', 'muted'],
  [AnchorStatus.awaiting]: ['awaiting', 'info'],
  [AnchorStatus.approved]: ['approved', 'ok'],
  [AnchorStatus.rejected]: ['rejected', 'danger'],
  [AnchorStatus.suspended]: ['suspended', 'warn'],
} as const satisfies Record<AnchorStatus, readonly [string, Tone]>;

interface AnchorStateProps {
  anchor: Pick<AnchorDetails, 'status' | 'reason' | 'noShows' | 'blockedUntil'>;
  /** epoch ms */
  now: number;
  /** The next step; without it the card only tells. */
  onStep?: () => void;
}

/** Where an anchor stands, why, and the next step. */
export function AnchorState({ anchor, now, onStep }: AnchorStateProps) {
  const { noShowWindow, noShowsToBlock, blockFor } = useRules().live;
  const t = useT().live.anchor;
  const [key, tone] = STATE[anchor.status];
  const { tag, text, action } = t[key];
  const blocked = anchor.blockedUntil !== null && Date.parse(anchor.blockedUntil) > now ? anchor.blockedUntil : null;
  const main = key === 'none' || key === 'rejected' || key === 'approved';
  return (
    <Card>
      <View className="stack">
        <View className="head">
          <View className="text-title">{t.title}</View>
          <Tag tone={blocked ? 'warn' : tone}>{tag}</Tag>
        </View>
        <View>{blocked ? t.blocked({ day: formatDay(parkDay(Date.parse(blocked))) }) : text}</View>
        {anchor.reason && <View className="note tone-muted text-small">{t.reason({ reason: anchor.reason })}</View>}
        {!blocked && anchor.noShows > 0 && (
          <View className="note tone-muted text-small">
            {t.noShows({ n: anchor.noShows, window: noShowWindow, limit: noShowsToBlock, days: blockFor })}
          </View>
        )}
        {onStep && !blocked && (
          <Button block kind={main ? 'primary' : 'secondary'} onClick={onStep}>
            {action}
          </Button>
        )}
      </View>
    </Card>
  );
}
