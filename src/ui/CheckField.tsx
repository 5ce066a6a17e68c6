import { View } from '@tarojs/components';
import './Field.scss';
import { aria } from './aria';
import { CheckList } from './CheckList';

interface CheckFieldProps {
  label: string;
  note?: string;
  /** `'1'`: ticked; else it is not. Forms keep text. */
  value: string;
  onChange: (value: string) => void;
  error?: string;
}

/** One thing that somebody says to be so, ticked by their own hand; what is wrong stands under it. */
export function CheckField({ label, note, value, onChange, error }: CheckFieldProps) {
  return (
    <View className={error ? 'field field--wrong' : 'field'}>
      <CheckList
        name={label}
        options={[{ value: '1', label, note }]}
        values={[value]}
        onToggle={(one) => onChange(value === one ? '' : one)}
      />
      {error && (
        <View className="field__error" {...aria({ role: 'alert' })}>
          {error}
        </View>
      )}
    </View>
  );
}
