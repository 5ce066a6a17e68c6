import { View } from '@tarojs/components';
import './ActivityPreview.scss';
import { sentenceOf } from '@/api/sentence';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Loaded } from '@/ui/Loaded';
import { Section } from '@/ui/Section';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { ActivityCard } from './ActivityCard';
import { useNextActivities } from './homeApi';

/** The next activities one can enrol in, for the park's home; nothing while there are none. */
export function ActivityPreview() {
  const words = useT().center.activities;
  const query = useNextActivities();
  usePullToRefresh(query.refetch);
  if (query.data?.length === 0) return null;
  return (
    <Section title={words.title} more={words.all} onMore={() => void go('activity')}>
      <Loaded query={query} errorText={sentenceOf(query.error)}>
        {(activities) => (
          <View className="activity-preview">
            {activities.map((activity) => (
              <ActivityCard key={activity.id} activity={activity} />
            ))}
          </View>
        )}
      </Loaded>
    </Section>
  );
}
