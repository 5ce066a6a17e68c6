import { getActivities, getEnrollments } from '@park/contract/activity/calls';
import { useDidShow } from '@tarojs/taro';
import { useState } from 'react';
import { useList } from '@/api/useList';
import { useParts } from '@/api/usePark';
import { EndlessList } from '@/components/EndlessList';
import { SignInNeeded } from '@/components/SignInNeeded';
import { useT } from '@/i18n/useT';
import { Empty } from '@/ui/Empty';
import { Page } from '@/ui/Page';
import { Tabs } from '@/ui/Tabs';
import { ActivityCard } from './ActivityCard';
import { EnrollmentCard } from './EnrollmentCard';

const FILTERS = ['all', 'open', 'mine'] as const;
type Filter = (typeof FILTERS)[number];

/** What is on, and what one has enrolled in; that alone in a park that does without activities. @param wanted the filter of a link */
export function ActivityListView({ wanted }: { wanted?: string }) {
  const { core, activity } = useT();
  const words = activity.list;
  const isOffered = useParts()('activity');
  const [filter, setFilter] = useState<Filter>(() => FILTERS.find((one) => one === wanted) ?? 'all');
  return (
    <Page title={core.title.activity}>
      {isOffered && (
        <Tabs
          options={FILTERS.map((value) => ({ value, label: words.filters[value] }))}
          value={filter}
          onChange={setFilter}
          name={words.filter}
        />
      )}
      {filter === 'mine' ? (
        <SignInNeeded text={activity.signIn}>
          <MyList onAll={isOffered ? () => setFilter('all') : undefined} />
        </SignInNeeded>
      ) : (
        <ActivityList key={filter} filter={filter} onAll={() => setFilter('all')} />
      )}
    </Page>
  );
}

function ActivityList({ filter, onAll }: { filter: 'all' | 'open'; onAll: () => void }) {
  const t = useT().activity.list;
  const query = useList(getActivities, { filter });
  const toAll = filter === 'all' ? {} : { action: t.see, onAction: onAll };
  return (
    <EndlessList
      query={query}
      render={(activity) => <ActivityCard activity={activity} />}
      empty={<Empty picture="activities" text={t.empty[filter]} {...toAll} />}
    />
  );
}

function MyList({ onAll }: { onAll: (() => void) | undefined }) {
  const t = useT().activity.list;
  const query = useList(getEnrollments, {});
  useDidShow(() => void query.refetch());
  return (
    <EndlessList
      query={query}
      render={(enrollment) => <EnrollmentCard enrollment={enrollment} />}
      empty={<Empty picture="activities" text={t.empty.mine} {...(onAll && { action: t.see, onAction: onAll })} />}
    />
  );
}
