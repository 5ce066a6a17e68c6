import { Input } from '@nutui/nutui-react-taro';
import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { classNames } from './classNames';
import { Field, type FieldWords } from './Field';
import { Icon } from './Icon';
import { CURSOR_SPACING, inputAria } from './inputAria';
import { nativeInput, TEL_TYPE } from './nativeInput';
import { useControlId } from './useControlId';

interface TextFieldProps extends FieldWords {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** `tel` and `number` bring the phone's digit pad, `url` its address keys. */
  type?: 'text' | 'tel' | 'number' | 'password' | 'url';
  placeholder?: string;
  maxLength?: number;
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
    value,
    onChange,
    onBlur,
    type = 'text',
    placeholder,
    maxLength = 200,
    disabled,
    autoComplete,
    side,
    ...words
  } = props;
  const id = useControlId();
  const [kind, keys] = KINDS[type];
  return (
    <Field {...words} id={id}>
      <View className={classNames('field__row', disabled && 'field__row--off')}>
        <Input
          className="field__input"
          type={kind}
          value={value}
          placeholder={placeholder ?? ''}
          maxLength={maxLength}
          disabled={disabled ?? false}
          clearable={!side}
          // NutUI's own is an HTML element, which a mini-program has no template for.
          clearIcon={<Icon name="close" size="small" />}
          cursorSpacing={CURSOR_SPACING}
          onChange={onChange}
          onBlur={() => onBlur?.()}
          {...nativeInput({ aria: inputAria({ id, ...words }), keys, autoComplete })}
        />
        {side && <View className="field__side">{side}</View>}
      </View>
    </Field>
  );
}
