import type { ActivitySummary } from '@park/contract/activity/schemas';
import { parkDay } from '@park/contract/parkTime';
import { View } from '@tarojs/components';
import { serverNow } from '@/api/serverNow';
import { formatClock, formatRelativeDay } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { ListItem } from '@/ui/ListItem';
import { Picture } from '@/ui/Picture';
import { Tag } from '@/ui/Tag';
import { useNow } from '@/ui/useNow';
import { ACTIVITY_TONES, activityStateNow, FEW_PLACES, nextChange } from './rules';

/** An activity of a list: what, when, where, and how it stands. Says only what the home page's texts say. */
export function ActivityCard({ activity }: { activity: ActivitySummary }) {
  const t = useT().center.activities;
  const now = useNow((at) => nextChange(activity, at), serverNow);
  const state = activityStateNow(activity, now);
  const start = Date.parse(activity.start);
  const word = state === 'open' && activity.left <= FEW_PLACES ? t.left({ n: activity.left }) : t.state[state];
  return (
    <ListItem
      picture={<Picture motif={activity.motif} cover={activity.cover} size="thumb" />}
      title={activity.title}
      facts={[
        `${formatRelativeDay(parkDay(start), parkDay(now))} ${formatClock(start)}`,
        <View key="place" className="clamp-one">
          {activity.place}
        </View>,
        <Tag key="state" tone={state === 'open' && activity.left <= FEW_PLACES ? 'warn' : ACTIVITY_TONES[state]}>
          {word}
        </Tag>,
      ]}
      onClick={() => void go('activityDetail', { id: activity.id })}
    />
  );
}
