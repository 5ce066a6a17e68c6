import { View } from '@tarojs/components';
import './Choice.scss';
import { aria } from './aria';
import { byArrows } from './ariaTarget';
import { classNames } from './classNames';
import { Field } from './Field';
import { inputAria } from './inputAria';
import { Tap } from './Tap';
import { useControlId } from './useControlId';

interface ChoiceOption<V extends string> {
  value: V;
  label: string;
  /** A word under the label: what is left, what it means. */
  note?: string;
  disabled?: boolean;
}

interface ChoiceProps<V extends string> {
  options: readonly ChoiceOption<V>[];
  value: V | null | undefined;
  onChange: (value: V) => void;
  /** With a label it is a field of a form. */
  label?: string;
  error?: string;
  hint?: string;
  required?: boolean;
  /** Accessible name where there is no label. */
  name?: string;
  /** `row`: chips side by side; `list`: one under the other. */
  layout?: 'row' | 'list';
}

export function Choice<V extends string>({
  options,
  value,
  onChange,
  label,
  error,
  hint,
  required,
  name,
  layout = 'row',
}: ChoiceProps<V>) {
  const id = useControlId();
  const open = options.filter((option) => !option.disabled);
  const turn = open.find((option) => option.value === value) ?? open[0];
  const group = (
    <View
      className={`choice--${layout} wrap`}
      {...byArrows('radio')}
      {...aria({ role: 'radiogroup', ...inputAria({ id, label: label ?? name ?? '', error, hint, required }) })}
    >
      {options.map((option) => {
        const chosen = option.value === value;
        return (
          <Tap
            key={option.value}
            className={classNames(
              'choice__option',
              chosen && 'choice__option--chosen',
              option.disabled && 'choice__option--disabled',
            )}
            role="radio"
            state={{ checked: chosen }}
            disabled={option.disabled}
            skipped={option !== turn}
            onClick={() => onChange(option.value)}
          >
            <View className="choice__label">{option.label}</View>
            {option.note && <View className="choice__note text-label">{option.note}</View>}
          </Tap>
        );
      })}
    </View>
  );
  if (!label) return group;
  return (
    <Field label={label} error={error} hint={hint} required={required} id={id}>
      {group}
    </Field>
  );
}
