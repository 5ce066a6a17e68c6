import { PRIZE_FIELD } from '@park/contract/prize/limits';
import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Failure } from '@/components/Failure';
import { useT } from '@/i18n/useT';
import type { DraftKey } from '@/platform/storage';
import { CheckField } from '@/ui/CheckField';
import { PhoneField } from '@/ui/PhoneField';
import { TextField } from '@/ui/TextField';
import { useForm } from '@/ui/useForm';
import { entrantErrors, type OmittedFields } from './formRules';

const EMPTY = { name: '', phone: '', ofAge: '' };

/** Somebody's name and phone, kept on this phone until they were sent. */
export function useEntrantForm(key: DraftKey, onChange: () => void, omitted: OmittedFields) {
  const t = useT().prize.error;
  return useForm(key, EMPTY, (form) => entrantErrors(form, t, omitted), onChange);
}

interface EntrantFieldsProps {
  field: ReturnType<typeof useEntrantForm>['field'];
  hints?: { name: string; phone: string };
  failure: Error | null;
  /** In place of the phone's field: WeChat gives the number. */
  number?: ReactNode;
  /** The age is asked, too. */
  asksAge?: boolean;
  /** What is said besides when nobody knows whether it was done. */
  unknown?: string;
}

/** Name and phone, and why they were refused. */
export function EntrantFields({ field, hints, number, asksAge, failure, unknown }: EntrantFieldsProps) {
  const t = useT().prize.entry;
  return (
    <View className="below">
      <TextField
        {...field('name')}
        label={t.name}
        maxLength={PRIZE_FIELD.name[1]}
        hint={hints?.name}
        autoComplete="name"
        required
      />
      {number || <PhoneField {...field('phone')} label={t.phone} hint={hints?.phone} required />}
      {asksAge && <CheckField {...field('ofAge')} label={t.ofAge} note={t.ofAgeNote} />}
      <Failure error={failure} unknown={unknown} />
    </View>
  );
}
