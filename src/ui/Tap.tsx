import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import './Tap.scss';
import { type Aria, aria } from './aria';
import { FOCUSABLE, LED_TO } from './ariaTarget';
import { classNames } from './classNames';

interface TapProps {
  className?: string;
  onClick?: () => void;
  disabled?: boolean;
  /** Accessible name where the content does not say it. */
  label?: string;
  role?: string;
  state?: Aria;
  id?: string;
  /** Another one of its group is in the keyboard's order (`byArrows`). */
  skipped?: boolean;
  children?: ReactNode;
}

/** Anything that can be tapped: a button for screen readers and for the keyboard, too. */
export function Tap({
  className = '',
  onClick,
  disabled = false,
  label,
  role = 'button',
  state,
  id,
  skipped = false,
  children,
}: TapProps) {
  const press = () => {
    if (!disabled) onClick?.();
  };
  const keyboard = {
    onKeyDown: (event: { key?: string; preventDefault?: () => void }) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault?.();
      press();
    },
  };
  return (
    <View
      {...aria({ role, label, ...(disabled ? { disabled } : {}), ...state })}
      {...(disabled ? {} : skipped ? LED_TO : FOCUSABLE)}
      {...keyboard}
      {...(id ? { id } : {})}
      className={classNames('tap', disabled && 'tap--off', className)}
      onClick={press}
    >
      {children}
    </View>
  );
}
