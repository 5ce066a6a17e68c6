import { getActivities, getActivity } from '@park/contract/activity/calls';
import type { Activity } from '@park/contract/activity/schemas';
import { View } from '@tarojs/components';
import { useCall } from '@/api/useCall';
import './ActivityDetailView.scss';
import { serverNow } from '@/api/serverNow';
import { useParts } from '@/api/usePark';
import { useSeen } from '@/api/useSeen';
import { Loaded } from '@/components/Loaded';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Card } from '@/ui/Card';
import { HeadPicture } from '@/ui/HeadPicture';
import { Page } from '@/ui/Page';
import { RichText } from '@/ui/RichText';
import { Section } from '@/ui/Section';
import { Skeleton } from '@/ui/Skeleton';
import { MainAction } from '@/ui/StickyAction';
import { Tag } from '@/ui/Tag';
import { useNow } from '@/ui/useNow';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { ActivityFacts } from './ActivityFacts';
import { actWords } from './actWords';
import { useMyEnrollment } from './api';
import { MyEnrollment } from './MyEnrollment';
import { ACTIVITY_TONES, activityStateNow, actOf, enrollmentStateNow, nextChange } from './rules';

/** One activity: what it is, one's own enrolment in it, and what can be done now. */
export function ActivityDetailView({ id }: { id: string }) {
  const { core, activity: t } = useT();
  const query = useCall(getActivity, { id });
  const seen = useSeen(getActivities, id);
  if (query.data) return <Known activity={query.data} />;
  return (
    <Page title={core.title.activityDetail} header={!query.isError && <HeadPicture of={seen} label={seen?.title} />}>
      <Loaded
        query={query}
        skeleton={<Skeleton shape="text" rows={3} />}
        gone={{ error: 'activityNotFound', text: t.detail.gone, action: t.detail.all, to: 'activity' }}
      />
    </Page>
  );
}

function Known({ activity }: { activity: Activity }) {
  const { core, center, activity: t } = useT();
  const { refetch } = useCall(getActivity, { id: activity.id });
  const isOffered = useParts()('activity');
  const mine = useMyEnrollment(activity.id);
  usePullToRefresh(() => Promise.all([refetch(), mine.refetch()]));
  const own = mine.data ?? null;
  const more = own?.offerUntil ? [own.offerUntil] : [];
  const now = useNow((at) => nextChange(activity, at, ...more), serverNow);
  const state = activityStateNow(activity, now);
  const ownState = own && enrollmentStateNow(own, now);
  const act = actOf(activity, ownState, now);
  const words = actWords(t, activity, act, { again: ownState !== null, now });
  const refetchAll = () => void Promise.all([refetch(), mine.refetch()]);

  const footer = !isOffered ? undefined : 'can' in act ? (
    <MainAction note={words.note} stacked onClick={() => void go('addEnroll', { id: activity.id })}>
      {words.text}
    </MainAction>
  ) : act.no === 'mine' ? undefined : act.no === 'coming' ? (
    <MainAction disabled>{words.text}</MainAction>
  ) : (
    <MainAction note={words.why ? undefined : words.text} stacked onClick={() => void go('activity')}>
      {t.detail.all}
    </MainAction>
  );

  return (
    <Page title={core.title.activityDetail} header={<HeadPicture of={activity} label={activity.title} />} footer={footer}>
      <View className="stack-near">
        <View className="text-heading">{activity.title}</View>
        <View className="activity-head__row wrap">
          <Tag tone={ACTIVITY_TONES[state]}>{center.activities.state[state]}</Tag>
          {words.why && <View className="text-quiet">{words.why}</View>}
        </View>
        <View className="text-soft">{activity.summary}</View>
      </View>
      {own && ownState && <MyEnrollment enrollment={own} state={ownState} now={now} onEnd={refetchAll} />}
      <Section title={t.detail.facts}>
        <Card>
          <ActivityFacts activity={activity} state={state} now={now} />
        </Card>
      </Section>
      {activity.text.length > 0 && (
        <Section title={t.detail.about}>
          <Card>
            <RichText text={activity.text} />
          </Card>
        </Section>
      )}
    </Page>
  );
}
