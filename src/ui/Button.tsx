import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import './Button.scss';
import { classNames } from './classNames';
import { Tap } from './Tap';

export interface ButtonProps {
  kind?: 'primary' | 'secondary' | 'danger' | 'text';
  block?: boolean;
  /** Full radius: the one main action of a screen. */
  round?: boolean;
  loading?: boolean;
  disabled?: boolean;
  /** Accessible name where the text alone does not say it. */
  label?: string;
  onClick?: () => void;
  children: ReactNode;
}

export function Button({
  kind = 'primary',
  block,
  round,
  loading = false,
  disabled = false,
  label,
  onClick,
  children,
}: ButtonProps) {
  return (
    <Tap
      className={classNames(
        'button',
        `button--${kind}`,
        block && 'button--block',
        round && 'button--round',
        disabled && 'button--disabled',
      )}
      disabled={disabled || loading}
      label={label}
      state={loading ? { busy: true } : {}}
      onClick={onClick}
    >
      {loading && <View className="button__spinner" />}
      <View className="button__text">{children}</View>
    </Tap>
  );
}
