import { View } from '@tarojs/components';
import './Stepper.scss';
import { aria } from './aria';
import { Icon } from './Icon';
import { Tap } from './Tap';

interface StepperProps {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max: number;
  /** What is counted. */
  label: string;
  /** Accessible names of the two buttons: "One ticket less". */
  less: string;
  more: string;
}

/** A small number, one up or one down at a time. */
export function Stepper({ value, onChange, min = 1, max, label, less, more }: StepperProps) {
  return (
    <View className="stepper" {...aria({ role: 'group', label })}>
      <Tap className="stepper__step centre" label={less} disabled={value <= min} onClick={() => onChange(value - 1)}>
        <Icon name="minus" />
      </Tap>
      <View className="stepper__value" {...aria({ role: 'status', label: `${label} ${value}` })}>
        {value}
      </View>
      <Tap className="stepper__step centre" label={more} disabled={value >= max} onClick={() => onChange(value + 1)}>
        <Icon name="plus" />
      </Tap>
    </View>
  );
}
