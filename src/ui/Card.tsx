import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import './Card.scss';
import { Tap } from './Tap';

interface CardProps {
  /** Makes the whole card one button. */
  onClick?: () => void;
  /** Accessible name of a card that is a button. */
  label?: string;
  children: ReactNode;
}

export function Card({ onClick, label, children }: CardProps) {
  if (!onClick) return <View className="card raised">{children}</View>;
  return (
    <Tap className="card raised" label={label} onClick={onClick}>
      {children}
    </Tap>
  );
}
