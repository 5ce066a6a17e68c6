import { Input, View } from '@tarojs/components';
import { type ReactNode, useId } from 'react';
import { aria } from './aria';
import { Field } from './Field';

export interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** `tel` and `number` bring the phone's digit pad, `url` its address keys. */
  type?: 'text' | 'tel' | 'number' | 'password' | 'url';
  placeholder?: string;
  maxLength?: number;
  error?: string;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
  /** What the browser may fill in, e.g. `name`, `tel`. */
  autoComplete?: string;
  /** Stands right of the text: a button to show the password, a unit. */
  side?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    value,
    onChange,
    onBlur,
    type = 'text',
    placeholder = '',
    maxLength = 200,
    error,
    hint,
    required,
    disabled,
    autoComplete,
    side,
  } = props;
  const id = useId();
  const kind =
    type === 'tel' ? { type: 'number' as const } : type === 'number' ? { type: 'digit' as const } : { type: 'text' as const };
  return (
    <Field label={label} error={error} hint={hint} required={required} id={id}>
      <View className="field__row">
        <Input
          {...kind}
          className="field__input"
          password={type === 'password'}
          value={value}
          placeholder={placeholder}
          placeholderClass="field__placeholder"
          maxlength={maxLength}
          disabled={disabled}
          cursorSpacing={80}
          onInput={(event) => onChange(event.detail.value)}
          onBlur={onBlur}
          {...(autoComplete ? { autocomplete: autoComplete } : {})}
          {...aria({ label, invalid: Boolean(error), ...(error ? { describedBy: `${id}-error` } : {}) })}
        />
        {side && <View className="field__side">{side}</View>}
      </View>
    </Field>
  );
}
