import { enroll } from '@park/contract/activity/calls';
import { ACTIVITY_FIELD } from '@park/contract/activity/limits';
import type { Activity, Enrollment, FormField } from '@park/contract/activity/schemas';
import { parkDay } from '@park/contract/parkTime';
import { plainPhone } from '@park/contract/phone';
import { View } from '@tarojs/components';
import { useState } from 'react';
import { usePark, useRules } from '@/api/usePark';
import './EnrollForm.scss';
import { Failure } from '@/components/Failure';
import { PrivacySheet } from '@/components/PrivacySheet';
import { hasAgreed } from '@/components/privacy';
import { useSubscribe } from '@/components/useSubscribe';
import { formatMoment } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { useVisitorId } from '@/session/store';
import { aria } from '@/ui/aria';
import { Card } from '@/ui/Card';
import { Choice } from '@/ui/Choice';
import { ListItem } from '@/ui/ListItem';
import { Page } from '@/ui/Page';
import { PhoneField } from '@/ui/PhoneField';
import { Picture } from '@/ui/Picture';
import { Section } from '@/ui/Section';
import { Stepper } from '@/ui/Stepper';
import { MainAction } from '@/ui/StickyAction';
import { TextArea } from '@/ui/TextArea';
import { TextField } from '@/ui/TextField';
import { useForm } from '@/ui/useForm';
import { useEnrollmentSend } from './api';
import { answerField, enrollErrors } from './formRules';

/** All of it text, to be kept on the phone. Answers stand beside it as `answer-<key>`. */
type Typed = { name: string; phone: string; people: string } & Record<string, string>;

/** An enrolment that a lost answer left behind and that was cancelled since: the same wish begins anew. */
const hasEnded = ({ state }: Enrollment) => state === 'cancelled' || state === 'lapsed' || state === 'rejected';

interface EnrollFormProps {
  activity: Activity;
  kind: 'enroll' | 'apply' | 'wait';
  /** epoch ms */
  now: number;
  onMade: (made: Enrollment) => void;
  /** The details may not be asked for. */
  onRefused: () => void;
}

/** Who comes, how many, and what the activity asks. */
export function EnrollForm({ activity, kind, now, onMade, onRefused }: EnrollFormProps) {
  const { core, activity: all } = useT();
  const t = all.form;
  const { perEnrollment, left, waitingList, fields } = activity;
  const draft = `draft-activity-${useVisitorId()}-${activity.id}` as const;
  const requestMessage = useSubscribe('placeOffered');
  const add = useEnrollmentSend(enroll, { keyStoredAs: `${draft}-key` });
  const { legalVersion } = usePark() ?? {};
  const [hasAnswered, setAnswered] = useState(false);
  const mayAsk = hasAnswered || hasAgreed('activity', legalVersion);
  const peopleOf = (typed: Typed) => Math.min(Math.max(Number(typed.people) || 1, 1), perEnrollment);
  const answersOf = (typed: Typed) => Object.fromEntries(fields.map(({ key }) => [key, typed[answerField(key)] ?? '']));
  const mistakesOf = (typed: Typed) => {
    const room = waitingList ? null : left;
    return enrollErrors({ ...typed, people: peopleOf(typed), answers: answersOf(typed), fields, room }, all.error);
  };
  const noAnswers = Object.fromEntries(fields.map(({ key }) => [answerField(key), '']));
  const empty: Typed = { ...noAnswers, name: '', phone: '', people: '1' };
  const { form, change, clear, check, field, mistakes } = useForm<Typed>(draft, empty, mistakesOf, add.reset);

  const people = peopleOf(form);
  const {
    activity: { offerHeld: minutes },
    retention: { applicants: days },
  } = useRules();
  /** There are not enough places: it is the line that is joined. */
  const mustWait = people > left && waitingList;
  const what = kind === 'apply' ? 'apply' : mustWait ? 'wait' : 'enroll';
  const note = what === 'apply' ? t.applyNote : what === 'wait' ? t.waitNote({ people, minutes }) : undefined;
  // Too many people is nobody's mistake and is said at once.
  const tooMany = mistakes().people;

  const submit = async () => {
    if (!check()) return;
    const given = Object.entries(answersOf(form)).filter(([, answer]) => answer.trim() !== '');
    const wish = {
      activityId: activity.id,
      name: form.name.trim(),
      phone: plainPhone(form.phone),
      people,
      answers: Object.fromEntries(given),
      wait: mustWait,
    };
    const keep = mustWait ? requestMessage() : undefined;
    let made = await add.send(wish);
    if (made && hasEnded(made)) made = await add.send(wish);
    if (!made) return;
    keep?.(activity.id);
    clear();
    onMade(made);
  };

  return (
    <Page
      title={core.title.addEnroll}
      footer={
        <MainAction
          note={add.error ? <Failure error={add.error} unknown={t.sentTwice} /> : note}
          stacked
          loading={add.isPending}
          onClick={() => void submit()}
        >
          {t.submit[what]}
        </MainAction>
      }
    >
      <View>
        <ListItem
          picture={<Picture motif={activity.motif} cover={activity.cover} size="thumb" />}
          title={activity.title}
          facts={[formatMoment(activity.start, parkDay(now)), activity.place]}
        />
        <Section title={t.people}>
          <Card>
            <View className="enroll-people row">
              <View className="text-quiet">
                {left > 0 && left < perEnrollment ? t.left({ n: left }) : t.upTo({ n: perEnrollment })}
              </View>
              <Stepper
                value={people}
                onChange={(count) => change({ people: String(count) })}
                max={perEnrollment}
                label={t.people}
                less={t.less}
                more={t.more}
              />
            </View>
            {tooMany && (
              <View className="enroll-note--wrong" {...aria({ role: 'alert' })}>
                {tooMany}
              </View>
            )}
          </Card>
        </Section>
        <View className="below">
          <TextField
            {...field('name')}
            label={t.name}
            maxLength={ACTIVITY_FIELD.name[1]}
            hint={t.nameHint}
            autoComplete="name"
            required
          />
          <PhoneField {...field('phone')} label={t.phone} hint={t.phoneHint} required />
          {fields.map((question) => (
            <Answer key={question.key} question={question} {...field(answerField(question.key))} />
          ))}
        </View>
      </View>
      {!mayAsk && (
        <PrivacySheet
          notice="activity"
          words={{ ...all.privacy, points: [...all.privacy.points, all.privacy.term({ days })] }}
          onAnswer={(may) => (may ? setAnswered(true) : onRefused())}
        />
      )}
    </Page>
  );
}

interface AnswerProps {
  question: FormField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** What this activity asks besides, by its kind. */
function Answer({ question: { kind, label, required, options }, ...field }: AnswerProps) {
  const common = { ...field, label, required };
  if (kind === 'choice') {
    const choose = (chosen: string) => field.onChange(chosen === field.value && !required ? '' : chosen);
    return <Choice {...common} options={options} onChange={choose} />;
  }
  if (kind === 'number') return <TextField {...common} type="number" maxLength={6} />;
  return <TextArea {...common} maxLength={ACTIVITY_FIELD.answer} />;
}
