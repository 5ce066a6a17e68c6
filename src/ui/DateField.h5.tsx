import { View } from '@tarojs/components';
import { type MouseEvent, useRef, useState } from 'react';
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

/**
 * A day, chosen in the phone's own calendar: it is spoken, has keys, and knows the phone's habits. The day is told in the app's
 * language, which a browser's field does not know; the field itself lies over it and shows only while keys are used.
 */
export function DateField({ value, onChange, min, max, placeholder, disabled = false, ...words }: DateFieldProps) {
  const { chooseDay } = useT().core.field;
  const id = useControlId();
  // A year that is being typed passes through 0002 and 0020: it stays in the field, and is nobody's day yet.
  const [typed, setTyped] = useState(value);
  const lastValue = useRef(value);
  if (lastValue.current !== value) {
    lastValue.current = value;
    setTyped(value);
  }
  const { first, last } = narrowed(dateSpan(Date.now()), min, max);
  const isDay = (day: string) => day >= first && day <= last;
  return (
    <Field {...words} id={id}>
      <View className={classNames('field__row date-field', disabled && 'field__row--off')}>
        <View className={value ? 'date-field__day' : 'date-field__day date-field__day--none'} {...aria({ hidden: true })}>
          {value ? formatDate(value) : (placeholder ?? chooseDay)}
        </View>
        <Icon name="calendar" />
        <input
          className="date-field__native"
          type="date"
          min={first}
          max={last}
          value={typed}
          disabled={disabled}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            lastValue.current = isDay(currentTarget.value) ? currentTarget.value : '';
            onChange(lastValue.current);
          }}
          onClick={openCalendar}
          {...aria(inputAria({ id, ...words }))}
        />
      </View>
    </Field>
  );
}

/** A browser with a mouse opens its calendar from a small sign at the edge only. */
function openCalendar({ currentTarget }: MouseEvent<HTMLInputElement>): void {
  try {
    currentTarget.showPicker?.();
  } catch {
    // Refused in a frame of another origin; the keys still work.
  }
}
