import { Textarea, View } from '@tarojs/components';
import { useT } from '../i18n/useT';
import { Field } from './Field';
import { CURSOR_SPACING, inputAria } from './inputAria';
import { nativeInput } from './nativeInput';
import { useControlId } from './useControlId';

export interface TextAreaProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** Characters; what was written is counted under the field. */
  maxLength: number;
  error?: string;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
}

export function TextArea(props: TextAreaProps) {
  const { label, value, onChange, onBlur, placeholder, maxLength, error, hint, required, disabled } = props;
  const { field } = useT().core;
  const id = useControlId();
  return (
    <Field label={label} error={error} hint={hint} required={required} id={id}>
      <View className="field__row">
        <Textarea
          className="field__input field__input--area"
          value={value}
          placeholder={placeholder ?? ''}
          placeholderClass="field__placeholder"
          maxlength={maxLength}
          disabled={disabled ?? false}
          cursorSpacing={CURSOR_SPACING}
          onInput={(event) => onChange(event.detail.value)}
          {...(onBlur ? { onBlur } : {})}
          {...nativeInput({ aria: inputAria({ id, label, error, hint, required }) })}
        />
      </View>
      <View className="field__count">{field.written(value.length, maxLength)}</View>
    </Field>
  );
}
