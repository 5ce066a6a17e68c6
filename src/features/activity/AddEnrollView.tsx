import type { Activity, Enrollment } from '@park/contract/activity/schemas';
import { View } from '@tarojs/components';
import { useState } from 'react';
import { sentenceOf } from '@/api/sentence';
import { serverNow } from '@/api/serverNow';
import { useT } from '@/i18n/useT';
import { goBack, goReplace } from '@/navigation/go';
import { ROUTES } from '@/navigation/routes';
import { pageStack } from '@/platform/pageStack';
import { RequestError } from '@/request/errors';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { Loaded } from '@/ui/Loaded';
import { Page } from '@/ui/Page';
import { Skeleton } from '@/ui/Skeleton';
import { StickyAction } from '@/ui/StickyAction';
import { useNow } from '@/ui/useNow';
import { useActivity, useMyEnrollment } from './api';
import { EnrollDone } from './EnrollDone';
import { EnrollFields } from './EnrollFields';
import { PrivacySheet } from './PrivacySheet';
import { agree, hasAgreed } from './privacy';
import { actOf, enrollmentStateNow, nextChange } from './rules';
import { SignInNeeded } from './SignInNeeded';
import { useEnrollForm } from './useEnrollForm';

const BONES = <Skeleton shape="form" rows={4} />;

/** To the activity: back where one came from it, in this page's place otherwise. */
function openActivity(id: string): void {
  const before = pageStack().at(-2);
  if (before?.path === ROUTES.activityDetail && before.params.id === id) void goBack();
  else void goReplace('activityDetail', { id });
}

/** Enrolling in one activity: who, how many, what it asks; and what became of it. */
export function AddEnrollView({ id }: { id: string }) {
  const { core, activity: words } = useT();
  const query = useActivity(id);
  const gone = query.error instanceof RequestError && query.error.errorName === 'activityNotFound';
  if (query.data)
    return (
      <SignInNeeded skeleton={<Page title={core.title.addEnroll}>{BONES}</Page>}>
        <Known activity={query.data} />
      </SignInNeeded>
    );
  return (
    <Page title={core.title.addEnroll}>
      {gone ? (
        <Empty text={words.detail.gone} action={words.detail.all} onAction={() => void goReplace('activity')} />
      ) : (
        <Loaded query={query} skeleton={BONES} errorText={sentenceOf(query.error)}>
          {() => null}
        </Loaded>
      )}
    </Page>
  );
}

/** What was made stays shown, whatever the activity becomes behind it. */
function Known({ activity }: { activity: Activity }) {
  const { core, activity: words } = useT();
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
  if ('can' in act) return <EnrollForm activity={activity} kind={act.can} now={now} onMade={setMade} />;
  const isMine = act.no === 'mine';
  return (
    <Page title={title}>
      <Empty
        text={isMine ? words.form.already : words.form.notOpen}
        action={isMine ? words.form.see : words.form.back}
        onAction={open}
      />
    </Page>
  );
}

interface EnrollFormProps {
  activity: Activity;
  kind: 'enroll' | 'apply' | 'wait';
  /** epoch ms */
  now: number;
  onMade: (made: Enrollment) => void;
}

function EnrollForm({ activity, kind, now, onMade }: EnrollFormProps) {
  const { core, activity: words } = useT();
  const [mayAsk, setMayAsk] = useState(hasAgreed);
  const form = useEnrollForm(activity, onMade);
  const what = kind === 'apply' ? 'apply' : form.mustWait ? 'wait' : 'enroll';
  const note = what === 'apply' ? words.form.applyNote : what === 'wait' ? words.form.waitNote(form.people) : undefined;
  return (
    <Page
      title={core.title.addEnroll}
      footer={
        <StickyAction note={form.failure ? <Failure error={form.failure} /> : note} stacked>
          <Button block round loading={form.isSending} onClick={() => void form.submit()}>
            {words.form.submit[what]}
          </Button>
        </StickyAction>
      }
    >
      <EnrollFields activity={activity} form={form} now={now} />
      {!mayAsk && <PrivacySheet onAgree={() => void agree().then(setMayAsk)} onRefuse={() => openActivity(activity.id)} />}
    </Page>
  );
}

/** Why nothing was made. What never got an answer may be tapped again without fear. */
function Failure({ error }: { error: Error }) {
  const { core, activity } = useT();
  const isLost = error instanceof RequestError && (error.kind === 'timeout' || error.kind === 'network');
  return (
    <View className="enroll-failure" {...aria({ role: 'alert' })}>
      <View>{sentenceOf(error) ?? core.request.failed}</View>
      {isLost && <View>{activity.form.sentTwice}</View>}
    </View>
  );
}
