import type { EnrollmentState } from '@park/contract/activity/limits';
import type { Enrollment } from '@park/contract/activity/schemas';
import { parkDay } from '@park/contract/parkTime';
import { View } from '@tarojs/components';
import './MyEnrollment.scss';
import { ShownCode } from '@/components/ShownCode';
import { formatMoment, formatMomentAmid } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { Card } from '@/ui/Card';
import { Facts } from '@/ui/Facts';
import { Section } from '@/ui/Section';
import { Tag } from '@/ui/Tag';
import { EnrollmentActions } from './EnrollmentActions';
import { EnrollmentOffer } from './EnrollmentOffer';
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
