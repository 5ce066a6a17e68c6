import { Input, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Field } from './Field';
import { CURSOR_SPACING, inputAria } from './inputAria';
import { nativeInput } from './nativeInput';
import { useControlId } from './useControlId';

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

const KEYS = { text: 'text', password: 'text', tel: 'tel', number: 'decimal', url: 'url' } as const;

export function TextField(props: TextFieldProps) {
  const {
    label,
    value,
    onChange,
    onBlur,
    type = 'text',
    placeholder,
    maxLength = 200,
    error,
    hint,
    required,
    disabled,
  } = props;
  const id = useControlId();
  return (
    <Field label={label} error={error} hint={hint} required={required} id={id}>
      <View className="field__row">
        <Input
          className="field__input"
          password={type === 'password'}
          value={value}
          placeholder={placeholder ?? ''}
          placeholderClass="field__placeholder"
          maxlength={maxLength}
          disabled={disabled ?? false}
          cursorSpacing={CURSOR_SPACING}
          onInput={(event) => onChange(event.detail.value)}
          {...(onBlur ? { onBlur } : {})}
          {...nativeInput({
            aria: inputAria({ id, label, error, hint, required }),
            keys: KEYS[type],
            autoComplete: props.autoComplete,
          })}
        />
        {props.side && <View className="field__side">{props.side}</View>}
      </View>
    </Field>
  );
}
