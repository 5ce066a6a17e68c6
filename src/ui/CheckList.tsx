import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import './CheckList.scss';
import { aria } from './aria';
import { classNames } from './classNames';
import { Icon } from './Icon';
import { Tap } from './Tap';

interface CheckOption {
  value: string;
  label: string;
  /** Its lines. */
  note?: string;
  /** Stands right of it and is not part of its tap: a button to delete it. */
  side?: ReactNode;
}

interface CheckListProps {
  options: readonly CheckOption[];
  values: readonly string[];
  onToggle: (value: string) => void;
  /** It cannot be changed now. */
  disabled?: boolean;
  /** Accessible name of the list. */
  name: string;
}

/** Any of several, one under the other. */
export function CheckList({ options, values, onToggle, disabled, name }: CheckListProps) {
  return (
    <View className="check-list" {...aria({ role: 'group', label: name })}>
      {options.map(({ value, label, note, side }) => {
        const checked = values.includes(value);
        return (
          <View key={value} className="check-list__row row">
            <Tap
              className="check-list__one row"
              role="checkbox"
              state={{ checked }}
              disabled={disabled}
              onClick={() => onToggle(value)}
            >
              <View className={classNames('check-list__box centre', checked && 'check-list__box--checked')}>
                {checked && <Icon name="check" size="small" />}
              </View>
              <View className="check-list__words">
                <View>{label}</View>
                {note?.split('\n').map((line) => (
                  <View key={line} className="text-quiet">
                    {line}
                  </View>
                ))}
              </View>
            </Tap>
            {side}
          </View>
        );
      })}
    </View>
  );
}
