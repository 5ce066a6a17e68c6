import { PRIZE_FIELD } from '@park/contract/prize/limits';
import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import './EntrantFields.scss';
import { Failure } from '@/components/Failure';
import { useT } from '@/i18n/useT';
import { PhoneField } from '@/ui/PhoneField';
import { TextField } from '@/ui/TextField';
import type { EntrantFormView } from './useEntrantForm';

interface EntrantFieldsProps {
  entrant: EntrantFormView;
  hints?: { name: string; phone: string };
  failure: Error | null;
  /** In place of the phone's field: WeChat gives the number. */
  number?: ReactNode;
  /** What is said besides when nobody knows whether it was done. */
  unknown?: string;
}

/** Name and phone, and why they were refused. */
export function EntrantFields({ entrant, hints, number, failure, unknown }: EntrantFieldsProps) {
  const words = useT().prize.entry;
  const { form, change, left, errorOf } = entrant;
  return (
    <View className="entrant">
      <TextField
        label={words.name}
        value={form.name}
        onChange={(name) => change({ name })}
        onBlur={() => left('name')}
        maxLength={PRIZE_FIELD.name[1]}
        hint={hints?.name}
        error={errorOf('name')}
        autoComplete="name"
        required
      />
      {number || (
        <PhoneField
          label={words.phone}
          value={form.phone}
          onChange={(phone) => change({ phone })}
          onBlur={() => left('phone')}
          hint={hints?.phone}
          error={errorOf('phone')}
          required
        />
      )}
      <Failure error={failure} unknown={unknown} />
    </View>
  );
}
