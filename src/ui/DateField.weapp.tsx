import { Picker, View } from '@tarojs/components';
import './DateField.scss';
import { dateSpan, narrowed } from '@park/contract/dateSpan';
import { formatDate } from '../i18n/format';
import { useT } from '../i18n/useT';
import { aria } from './aria';
import { classNames } from './classNames';
import type { DateFieldProps } from './dateFieldProps';
import { Field } from './Field';
import { Icon } from './Icon';
import { inputAria } from './inputAria';
import { useControlId } from './useControlId';

/** A day, chosen on WeChat's own wheels. */
export function DateField({ value, onChange, min, max, placeholder, disabled = false, ...words }: DateFieldProps) {
  const { chooseDay } = useT().core.field;
  const id = useControlId();
  const { first, last } = narrowed(dateSpan(Date.now()), min, max);
  const dayText = value ? formatDate(value) : (placeholder ?? chooseDay);
  return (
    <Field {...words} id={id}>
      <Picker
        mode="date"
        start={first}
        end={last}
        value={value}
        disabled={disabled}
        onChange={({ detail }) => onChange(detail.value)}
      >
        <View
          className={classNames('field__row date-field', disabled && 'field__row--off')}
          {...aria({ role: 'button', ...inputAria({ id, ...words, label: `${words.label}: ${dayText}` }), disabled })}
        >
          <View className={value ? 'date-field__day' : 'date-field__day date-field__day--none'}>{dayText}</View>
          <Icon name="calendar" />
        </View>
      </Picker>
    </Field>
  );
}
