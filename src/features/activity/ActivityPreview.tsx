import { getActivities } from '@park/contract/activity/calls';
import { View } from '@tarojs/components';
import { useCall } from '@/api/useCall';
import { Loaded } from '@/components/Loaded';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Section } from '@/ui/Section';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { ActivityCard } from './ActivityCard';

const NEXT = 3;

/** The next activities one can enrol in, for the park's home; nothing while there are none. */
export function ActivityPreview() {
  const t = useT().center.activities;
  const query = useCall(getActivities, { filter: 'open', page: 1, pageSize: NEXT });
  usePullToRefresh(query.refetch);
  if (query.data?.items.length === 0) return null;
  return (
    <Section title={t.title} more={t.all} onMore={() => void go('activity')}>
      <Loaded query={query}>
        {({ items }) => (
          <View className="stack">
            {items.map((activity) => (
              <ActivityCard key={activity.id} activity={activity} />
            ))}
          </View>
        )}
      </Loaded>
    </Section>
  );
}
