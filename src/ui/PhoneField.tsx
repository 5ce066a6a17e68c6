import { Input } from '@nutui/nutui-react-taro';
import { joinPhone, splitPhone } from '@park/contract/phone';
import { plainText } from '@park/contract/plainText';
import { View } from '@tarojs/components';
import './PhoneField.scss';
import { useT } from '../i18n/useT';
import { aria } from './aria';
import { Field, type FieldWords } from './Field';
import { Icon } from './Icon';
import { CURSOR_SPACING, inputAria } from './inputAria';
import { nativeInput, TEL_TYPE } from './nativeInput';
import { useControlId } from './useControlId';

interface PhoneFieldProps extends FieldWords {
  /** Country code and number as one text. @see joinPhone */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** A phone number with its country's code, 86 until another is typed or pasted with the number. */
export function PhoneField({ value, onChange, onBlur, ...words }: PhoneFieldProps) {
  const { countryCode } = useT().core.field;
  const id = useControlId();
  const { country, number } = splitPhone(value);
  return (
    <Field {...words} id={id}>
      <View className="field__row phone-field">
        <View {...aria({ hidden: true })}>+</View>
        <Input
          className="field__input phone-field__country"
          type={TEL_TYPE}
          value={country}
          placeholder=""
          maxLength={3}
          // It is drawn though nothing can be cleared; NutUI's own is an HTML element, which a mini-program has no template for.
          clearIcon={<View />}
          cursorSpacing={CURSOR_SPACING}
          onChange={(typed) => onChange(joinPhone({ country: typed.replace(/\D/g, ''), number }))}
          {...nativeInput({
            aria: { label: countryCode, required: words.required },
            keys: 'tel',
            autoComplete: 'tel-country-code',
          })}
        />
        <Input
          className="field__input"
          type={TEL_TYPE}
          value={number}
          placeholder=""
          maxLength={40}
          clearable
          clearIcon={<Icon name="close" size="small" />}
          cursorSpacing={CURSOR_SPACING}
          // A number that brings its code (a browser fills it in so) takes the place of both.
          onChange={(typed) =>
            onChange(/^(?:\+|00)/.test(plainText(typed)) ? typed.trimStart() : joinPhone({ country, number: typed }))
          }
          onBlur={() => onBlur?.()}
          {...nativeInput({ aria: inputAria({ id, ...words }), keys: 'tel', autoComplete: 'tel' })}
        />
      </View>
    </Field>
  );
}
