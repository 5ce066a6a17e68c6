import { Textarea, View } from '@tarojs/components';
import { useT } from '../i18n/useT';
import { classNames } from './classNames';
import { Field, type FieldWords } from './Field';
import { CURSOR_SPACING, inputAria } from './inputAria';
import { nativeInput } from './nativeInput';
import { useControlId } from './useControlId';

interface TextAreaProps extends FieldWords {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** Characters; what was written is counted under the field. */
  maxLength: number;
  disabled?: boolean;
}

export function TextArea({ value, onChange, onBlur, placeholder, maxLength, disabled, ...words }: TextAreaProps) {
  const { field } = useT().core;
  const id = useControlId();
  return (
    <Field {...words} id={id}>
      <View className={classNames('field__row', disabled && 'field__row--off')}>
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
          {...nativeInput({ aria: inputAria({ id, ...words }) })}
        />
      </View>
      <View className="field__count">{field.written({ count: value.length, max: maxLength })}</View>
    </Field>
  );
}
