import { getActivities, getActivity } from '@park/contract/activity/calls';
import type { ActivityState } from '@park/contract/activity/limits';
import type { Activity } from '@park/contract/activity/schemas';
import { parkDay } from '@park/contract/parkTime';
import { View } from '@tarojs/components';
import './ActivityDetailView.scss';
import { serverNow } from '@/api/serverNow';
import { useCall } from '@/api/useCall';
import { useParts } from '@/api/usePark';
import { useSeen } from '@/api/useSeen';
import { Loaded } from '@/components/Loaded';
import { showOnMap } from '@/components/showOnMap';
import { formatClock, formatMoment, formatMomentAmid } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Facts } from '@/ui/Facts';
import { HeadPicture } from '@/ui/HeadPicture';
import { Page } from '@/ui/Page';
import { RichText } from '@/ui/RichText';
import { Section } from '@/ui/Section';
import { Skeleton } from '@/ui/Skeleton';
import { MainAction } from '@/ui/StickyAction';
import { Tag } from '@/ui/Tag';
import { useNow } from '@/ui/useNow';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
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

/** Where a line must not end: between two clocks. */
const UNBROKEN = '\u2060';

interface ActivityFactsProps {
  activity: Activity;
  state: ActivityState;
  /** epoch ms */
  now: number;
}

/** When, where, how many, and what it takes. */
function ActivityFacts({ activity, state, now }: ActivityFactsProps) {
  const t = useT().activity.detail;
  const hasPoints = useParts()('points');
  const today = parkDay(now);
  const moment = (at: string) => formatMoment(at, today);
  const amid = (at: string) => formatMomentAmid(at, today);
  const { start, end, place, audience, position, openAt, closeAt, cancelUntil, left, maxPeople, minPeople, points } = activity;
  const sameDay = parkDay(Date.parse(start)) === parkDay(Date.parse(end));
  const isAhead = state === 'coming' || state === 'open' || state === 'full';

  const rows: (readonly [string, string])[] = [
    [t.when, sameDay ? `${moment(start)}–${UNBROKEN}${formatClock(end)}` : `${moment(start)} – ${moment(end)}`],
    [t.where, place],
    ...(audience ? [[t.audience, audience] as const] : []),
    [
      t.signUp,
      state === 'coming'
        ? t.signUpFrom({ from: moment(openAt), until: amid(closeAt) })
        : t.signUpUntil({ until: amid(closeAt) }),
    ],
  ];
  if (isAhead) {
    rows.push([t.places, t.left({ left, max: maxPeople })]);
    if (minPeople > 1) rows.push([t.minimum, t.minimumText({ n: minPeople })]);
    if (activity.approval) rows.push([t.approval, t.approvalText]);
    rows.push([t.cancel, t.cancelText({ until: amid(cancelUntil) })]);
  }
  if (points > 0 && hasPoints) rows.push([t.points, t.pointsText({ n: points })]);
  return (
    <View className="stack">
      <Facts rows={rows} />
      {position && (
        <Button kind="secondary" block onClick={() => void showOnMap(position, place, { copied: t.mapCopied })}>
          {t.map}
        </Button>
      )}
    </View>
  );
}
