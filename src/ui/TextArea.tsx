import { Textarea, View } from '@tarojs/components';
import { useId } from 'react';
import { useT } from '../i18n/useT';
import { aria } from './aria';
import { Field } from './Field';

export interface TextAreaProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** Counted aloud under the field. */
  maxLength: number;
  error?: string;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
}

export function TextArea({
  label,
  value,
  onChange,
  onBlur,
  placeholder = '',
  maxLength,
  error,
  hint,
  required,
  disabled,
}: TextAreaProps) {
  const { field } = useT().core;
  const id = useId();
  return (
    <Field label={label} error={error} hint={hint} required={required} id={id}>
      <View className="field__row">
        <Textarea
          className="field__input field__input--area"
          value={value}
          placeholder={placeholder}
          placeholderClass="field__placeholder"
          maxlength={maxLength}
          disabled={disabled}
          cursorSpacing={80}
          onInput={(event) => onChange(event.detail.value)}
          onBlur={onBlur}
          {...aria({ label, invalid: Boolean(error), ...(error ? { describedBy: `${id}-error` } : {}) })}
        />
      </View>
      <View className="field__count">{field.written(value.length, maxLength)}</View>
    </Field>
  );
}
