import { Input } from '@nutui/nutui-react-taro';
import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Field } from './Field';
import { Icon } from './Icon';
import { CURSOR_SPACING, inputAria } from './inputAria';
import { nativeInput, TEL_TYPE } from './nativeInput';
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

/** What NutUI and the phone's keyboard call each type. */
const KINDS = {
  text: ['text', 'text'],
  password: ['password', 'text'],
  tel: [TEL_TYPE, 'tel'],
  number: ['digit', 'decimal'],
  url: ['text', 'url'],
} as const;

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
  const [kind, keys] = KINDS[type];
  return (
    <Field label={label} error={error} hint={hint} required={required} id={id}>
      <View className="field__row">
        <Input
          className="field__input"
          type={kind}
          value={value}
          placeholder={placeholder ?? ''}
          maxLength={maxLength}
          disabled={disabled ?? false}
          clearable={!props.side}
          // NutUI's own is an HTML element, which a mini-program has no template for.
          clearIcon={<Icon name="close" size="small" />}
          cursorSpacing={CURSOR_SPACING}
          onChange={onChange}
          onBlur={() => onBlur?.()}
          {...nativeInput({ aria: inputAria({ id, label, error, hint, required }), keys, autoComplete: props.autoComplete })}
        />
        {props.side && <View className="field__side">{props.side}</View>}
      </View>
    </Field>
  );
}
