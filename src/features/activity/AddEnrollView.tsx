import { getActivity } from '@park/contract/activity/calls';
import type { Activity, Enrollment } from '@park/contract/activity/schemas';
import { parkDay } from '@park/contract/parkTime';
import { View } from '@tarojs/components';
import { useState } from 'react';
import './EnrollDone.scss';
import { serverNow } from '@/api/serverNow';
import { useCall } from '@/api/useCall';
import { Loaded } from '@/components/Loaded';
import { SignInNeeded } from '@/components/SignInNeeded';
import { formatMomentAmid } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { goBack, goReplace } from '@/navigation/go';
import { ROUTES } from '@/navigation/routes';
import { pageStack } from '@/platform/pageStack';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { Icon } from '@/ui/Icon';
import { Page } from '@/ui/Page';
import { Skeleton } from '@/ui/Skeleton';
import { useNow } from '@/ui/useNow';
import { useMyEnrollment } from './api';
import { EnrollForm } from './EnrollForm';
import { actOf, enrollmentStateNow, nextChange } from './rules';

const BONES = <Skeleton shape="form" rows={4} />;

/** To the activity: back where one came from it, in this page's place otherwise. */
function openActivity(id: string): void {
  const before = pageStack().at(-2);
  if (before?.path === ROUTES.activityDetail && before.params.id === id) void goBack();
  else void goReplace('activityDetail', { id });
}

/** Enrolling in one activity: who, how many, what it asks; and what became of it. */
export function AddEnrollView({ id }: { id: string }) {
  const { core, activity: t } = useT();
  const query = useCall(getActivity, { id });
  if (query.data)
    return (
      <SignInNeeded text={t.signIn} title={core.title.addEnroll} skeleton={BONES}>
        <Known activity={query.data} />
      </SignInNeeded>
    );
  return (
    <Page title={core.title.addEnroll}>
      <Loaded
        query={query}
        skeleton={BONES}
        gone={{ error: 'activityNotFound', text: t.detail.gone, action: t.detail.all, to: 'activity' }}
      />
    </Page>
  );
}

/** What was made stays shown, whatever the activity becomes behind it. */
function Known({ activity }: { activity: Activity }) {
  const { core, activity: t } = useT();
  const mine = useMyEnrollment(activity.id);
  const [made, setMade] = useState<Enrollment | null>(null);
  const [isReady, setReady] = useState(false);
  if (!isReady && (mine.data !== undefined || mine.isError)) setReady(true);
  const now = useNow((at) => nextChange(activity, at), serverNow);
  const title = core.title.addEnroll;
  const open = () => openActivity(activity.id);
  if (made) return <EnrollDone made={made} now={now} onOpen={open} />;
  if (!isReady) return <Page title={title}>{BONES}</Page>;
  const act = actOf(activity, mine.data ? enrollmentStateNow(mine.data, now) : null, now);
  if ('can' in act) return <EnrollForm activity={activity} kind={act.can} now={now} onMade={setMade} onRefused={open} />;
  const isMine = act.no === 'mine';
  return (
    <Page title={title}>
      <Empty
        picture="activities"
        text={isMine ? t.form.already : t.form.notOpen}
        action={isMine ? t.form.see : t.form.back}
        onAction={open}
      />
    </Page>
  );
}

interface EnrollDoneProps {
  made: Enrollment;
  /** epoch ms */
  now: number;
  onOpen: () => void;
}

/** What became of enrolling: a mark, one sentence, the next step. */
function EnrollDone({ made, now, onOpen }: EnrollDoneProps) {
  const { core, activity } = useT();
  const t = activity.done;
  const kind = made.state === 'applied' || made.state === 'waiting' ? made.state : 'enrolled';
  const text =
    kind === 'enrolled' ? t.enrolledText({ when: formatMomentAmid(made.activity.start, parkDay(now)) }) : t[`${kind}Text`];
  return (
    <Page title={core.title.addEnroll}>
      <View className="enroll-done centred stack-near" {...aria({ role: 'status' })}>
        <View className="enroll-done__mark centre">
          <Icon name="check" size="large" />
        </View>
        <View className="enroll-done__title">{t[kind]}</View>
        <View className="text-strong">{made.activity.title}</View>
        <View className="text-soft">{text}</View>
      </View>
      <Button block round onClick={onOpen}>
        {activity.form.see}
      </Button>
    </Page>
  );
}
