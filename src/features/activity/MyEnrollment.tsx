import { answerOffer } from '@park/contract/activity/calls';
import type { EnrollmentState } from '@park/contract/activity/limits';
import type { Enrollment } from '@park/contract/activity/schemas';
import { parkDay } from '@park/contract/parkTime';
import { View } from '@tarojs/components';
import './MyEnrollment.scss';
import { serverNow } from '@/api/serverNow';
import { Failure } from '@/components/Failure';
import { ShownCode } from '@/components/ShownCode';
import { formatMoment, formatMomentAmid } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Countdown } from '@/ui/Countdown';
import { confirm } from '@/ui/confirm';
import { Facts } from '@/ui/Facts';
import { Section } from '@/ui/Section';
import { Tag } from '@/ui/Tag';
import { useEnrollmentSend } from './api';
import { EnrollmentActions } from './EnrollmentActions';
import { doorOpens, ENROLLMENT_TONES, isAtDoor } from './rules';

interface MyEnrollmentProps {
  enrollment: Enrollment;
  /** What it is now. */
  state: EnrollmentState;
  /** epoch ms */
  now: number;
  /** What was counted down to has come: ask again. */
  onEnd: () => void;
}

/** One's own enrolment: how it stands, the code to show, the places that are held, and what can be done about it. */
export function MyEnrollment({ enrollment, state, now, onEnd }: MyEnrollmentProps) {
  const t = useT().activity.mine;
  const { activity, code, people, name, phone, answers, ahead, reason, keptAt, cancelCause } = enrollment;
  const today = parkDay(now);
  const stateText =
    cancelCause === 'tooFew' ? t.text.tooFew : state === 'waiting' || state === 'offered' ? null : t.text[state];
  const hasEnded = state === 'cancelled' || state === 'lapsed' || state === 'rejected' || state === 'ended';
  const rows: (readonly [string, string])[] = [[t.people, t.peopleText({ n: people })]];
  if (!hasEnded && name !== '***') {
    rows.push([t.name, name], [t.phone, phone]);
    rows.push(...answers.map(({ label, value }) => [label, value] as const));
  }
  if (reason) rows.push([t.reason, reason]);
  if (keptAt) rows.push([t.keptAt, formatMoment(keptAt, today)]);
  return (
    <Section title={t.title}>
      <Card>
        <View className="my-enrollment stack">
          <View className="my-enrollment__head row">
            <Tag tone={ENROLLMENT_TONES[state]}>{t.state[state]}</Tag>
            {ahead !== null && state === 'waiting' && <View className="text-quiet">{t.ahead({ n: ahead })}</View>}
            {stateText && <View className="text-quiet">{stateText}</View>}
          </View>
          {state === 'offered' && <EnrollmentOffer enrollment={enrollment} onEnd={onEnd} />}
          {state === 'enrolled' && code && (
            <ShownCode
              code={code}
              words={t}
              hint={t.codeHint({ from: formatMomentAmid(doorOpens(activity), today) })}
              isAtDoor={isAtDoor(activity, now)}
            />
          )}
          <Facts rows={rows} />
          <EnrollmentActions enrollment={enrollment} state={state} now={now} />
        </View>
      </Card>
    </Section>
  );
}

/** Places that came free, held for this visitor while the time runs. */
function EnrollmentOffer({ enrollment, onEnd }: { enrollment: Enrollment; onEnd: () => void }) {
  const { activity, core } = useT();
  const t = activity.mine;
  const answer = useEnrollmentSend(answerOffer);
  const { id, people, offerUntil } = enrollment;

  const decline = async () => {
    const yes = await confirm({
      title: t.declineTitle,
      text: t.declineText,
      action: t.decline,
      dismiss: core.action.back,
      danger: true,
    });
    if (yes) answer.mutate({ id, accept: false });
  };

  return (
    <View className="enrollment-offer stack-near note">
      <View className="enrollment-offer__what">
        <View>{t.offer({ n: people })}</View>
        {offerUntil && (
          <View className="enrollment-offer__left">
            <View>{t.left}</View>
            <Countdown until={offerUntil} label={t.left} clock={serverNow} onEnd={onEnd} />
          </View>
        )}
      </View>
      <Button block round loading={answer.isPending} onClick={() => answer.mutate({ id, accept: true })}>
        {t.accept}
      </Button>
      <Button kind="text" block disabled={answer.isPending} onClick={() => void decline()}>
        {t.decline}
      </Button>
      <Failure error={answer.error} />
    </View>
  );
}
