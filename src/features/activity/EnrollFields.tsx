import { ACTIVITY_FIELD } from '@park/contract/activity/limits';
import type { Activity, FormField } from '@park/contract/activity/schemas';
import { parkDay } from '@park/contract/parkTime';
import { View } from '@tarojs/components';
import './EnrollFields.scss';
import { formatMoment } from '@/i18n/format';
import type { ActivityMessages } from '@/i18n/messages/zh-Hans/activity';
import { useT } from '@/i18n/useT';
import { aria } from '@/ui/aria';
import { Card } from '@/ui/Card';
import { Choice } from '@/ui/Choice';
import { ListItem } from '@/ui/ListItem';
import { PhoneField } from '@/ui/PhoneField';
import { Section } from '@/ui/Section';
import { Stepper } from '@/ui/Stepper';
import { TextArea } from '@/ui/TextArea';
import { TextField } from '@/ui/TextField';
import { ActivityPicture } from './ActivityPicture';
import { answerField, type FieldError } from './formRules';
import type { EnrollFormView } from './useEnrollForm';

/** The words of a mistake. */
function mistakeText(words: ActivityMessages['error'], mistake: FieldError | undefined): string | undefined {
  if (!mistake) return undefined;
  return mistake.error === 'tooMany' ? words.tooMany(mistake.n) : words[mistake.error];
}

/** The fields of an enrolment. Its button stands at the page's lower edge. */
export function EnrollFields({ activity, form, now }: { activity: Activity; form: EnrollFormView; now: number }) {
  const { activity: all } = useT();
  const words = all.form;
  const said = (field: string) => mistakeText(all.error, form.errorOf(field));
  const { perEnrollment, left } = activity;
  const tooMany = said('people');
  return (
    <View>
      <ListItem
        picture={<ActivityPicture activity={activity} size="thumb" />}
        title={activity.title}
        facts={[formatMoment(activity.start, parkDay(now)), activity.place]}
      />
      <Section title={words.people}>
        <Card>
          <View className="enroll-people">
            <View className="enroll-people__quiet">
              {left > 0 && left < perEnrollment ? words.left(left) : words.upTo(perEnrollment)}
            </View>
            <Stepper
              value={form.people}
              onChange={form.setPeople}
              max={perEnrollment}
              label={words.people}
              less={words.less}
              more={words.more}
            />
          </View>
          {tooMany && (
            <View className="enroll-note enroll-note--wrong" {...aria({ role: 'alert' })}>
              {tooMany}
            </View>
          )}
        </Card>
      </Section>
      <View className="enroll-fields">
        <TextField
          label={words.name}
          value={form.name}
          onChange={(name) => form.change({ name })}
          onBlur={() => form.left('name')}
          maxLength={ACTIVITY_FIELD.name[1]}
          hint={words.nameHint}
          error={said('name')}
          autoComplete="name"
          required
        />
        <PhoneField
          label={words.phone}
          value={form.phone}
          onChange={(phone) => form.change({ phone })}
          onBlur={() => form.left('phone')}
          hint={words.phoneHint}
          error={said('phone')}
          required
        />
        {activity.fields.map((field) => (
          <Answer
            key={field.key}
            field={field}
            value={form.answers[field.key] ?? ''}
            error={said(answerField(field.key))}
            onChange={(value) => form.answer(field.key, value)}
            onBlur={() => form.left(answerField(field.key))}
          />
        ))}
      </View>
    </View>
  );
}

interface AnswerProps {
  field: FormField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** What this activity asks besides, by its kind. */
function Answer({ field: { kind, label, required, options }, value, error, onChange, onBlur }: AnswerProps) {
  if (kind === 'choice')
    return (
      <Choice
        label={label}
        options={options}
        value={value}
        onChange={(chosen) => onChange(chosen === value && !required ? '' : chosen)}
        error={error}
        required={required}
      />
    );
  if (kind === 'number')
    return (
      <TextField
        label={label}
        type="number"
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        maxLength={6}
        error={error}
        required={required}
      />
    );
  return (
    <TextArea
      label={label}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      maxLength={ACTIVITY_FIELD.answer}
      error={error}
      required={required}
    />
  );
}
